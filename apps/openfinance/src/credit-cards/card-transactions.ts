import { readPaginationKey, writePaginationKey } from '../accounts/pagination-key';
import { type CardAccount, type CardLine } from '../bank/cards/card';
import { type Page } from '../standard/answer';
import { DEFAULT_PAGE_SIZE } from '../standard/page.request';
import { type ListCardTransactionsRequest } from './cards.request';

/** The names of the days of a request for transactions. */
export const TRANSACTION_DAYS = { from: 'fromTransactionDate', to: 'toTransactionDate' };

type Asked = Pick<ListCardTransactionsRequest, 'transactionType' | 'payeeMCC'>;

/** Whether a transaction passes the filters of a request. */
export function isAsked(
  { type, mcc }: Pick<CardLine, 'type' | 'mcc'>,
  { transactionType, payeeMCC }: Asked,
): boolean {
  return (
    (transactionType === undefined || type === transactionType) &&
    (payeeMCC === undefined || mcc === payeeMCC)
  );
}

/**
 * A page of transactions, newest first. Its key counts the older transactions, so new ones do not shift the next page.
 * @throws PaginationKeyInvalid if the key is of another list
 */
export function keyedPage(
  lines: readonly CardLine[],
  { creditCardAccountId }: CardAccount,
  request: ListCardTransactionsRequest,
): Page<CardLine> {
  const { 'page-size': pageSize = DEFAULT_PAGE_SIZE, 'pagination-key': key } = request;
  const { fromTransactionDate, toTransactionDate, transactionType, payeeMCC } = request;
  const query = [
    creditCardAccountId,
    fromTransactionDate,
    toTransactionDate,
    transactionType,
    payeeMCC,
    pageSize,
  ];
  const start = key === undefined ? undefined : readPaginationKey(key, query);
  const page = request.page ?? start?.page ?? 1;
  const known = start !== undefined && page >= start.page ? start : undefined;
  const first = known === undefined ? 0 : Math.max(0, lines.length - known.after.sequence);
  const offset = first + (page - (known?.page ?? 1)) * pageSize;
  const end = offset + pageSize;
  const items = lines.slice(offset, end);
  const last = items.at(-1);
  const hasNext = end < lines.length;
  const paginationKey =
    hasNext && last !== undefined
      ? writePaginationKey(
          { page: page + 1, after: { atMs: last.atMs, sequence: lines.length - end } },
          query,
        )
      : undefined;
  return { items, page: { page, pageSize, hasNext, paginationKey } };
}
