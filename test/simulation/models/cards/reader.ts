import { at, differsIn, listDifferences } from '../../core/answers';
import { type Reader, type Readings } from '../../core/model';
import { type HttpRequest } from '../../core/wire';
import { withData, type World } from '../world';
import { asListed } from './administration';
import { keyOf } from './matching';
import { isOurs } from './payments';
import { PANS, type Card, type CardsState, type Transaction } from './state';

const CARDS = 0;
const TRANSACTIONS = 1;
/** The acquirer gives its own reversals lower numbers. */
const LOWEST_STAN = '100000';
/** The holds and the ledger of each card follow, in the order of PANS. */
const FIRST_OF_CARD = 2;

export const cardsReader: Reader<World> = {
  service: 'iso8583',
  requests: () => [
    get('/admin/cards'),
    get('/admin/transactions?limit=1000'),
    ...PANS.flatMap((pan) => [
      get(`/admin/cards/${pan}/holds?limit=1000`),
      get(`/admin/cards/${pan}/ledger?limit=1000`),
    ]),
  ],
  differences: ({ data: { cards } }, readings) => [
    ...cardDifferences(cards, readings),
    ...transactionDifferences(cards, readings),
    ...PANS.flatMap((pan) => historyDifferences(cards, pan, readings)),
  ],
  learn: (world, readings) => withData(world, 'cards', learned(world.data.cards, readings)),
};

/** What was read of one card: its holds and its ledger, newest first. */
export function historyOf(
  readings: Readings,
  pan: string,
): { readonly holds: readonly unknown[]; readonly ledger: readonly unknown[] } {
  const index = FIRST_OF_CARD + 2 * PANS.indexOf(pan);
  return { holds: listOf(readings, index), ledger: listOf(readings, index + 1) };
}

export function cardsIn(readings: Readings): readonly unknown[] {
  return listOf(readings, CARDS);
}

export function transactionsIn(readings: Readings): readonly unknown[] {
  return listOf(readings, TRANSACTIONS);
}

function listOf(readings: Readings, index: number): readonly unknown[] {
  const body = readings[index]?.body;
  return Array.isArray(body) ? body : [];
}

function cardDifferences({ cards }: CardsState, readings: Readings): readonly string[] {
  const listed = cardsIn(readings).filter((card) => PANS.includes(String(at(card, 'pan'))));
  const expected = Object.entries(cards).map(([pan, card]) => [pan, asListed(card)] as const);
  return listDifferences('card', listed, new Map(expected), (card) => String(at(card, 'pan')));
}

function transactionDifferences(state: CardsState, readings: Readings): readonly string[] {
  const rows = transactionsIn(readings);
  const names = new Map(rows.map((row) => [at(row, 'id'), nameOfRow(row)]));
  const nameOf = (id: unknown) =>
    id === null ? null : (names.get(id) ?? `unknown ${JSON.stringify(id)}`);
  const found = rows.map((row) => ({
    ...(row as object),
    originalId: nameOf(at(row, 'originalId')),
    reversedBy: nameOf(at(row, 'reversedBy')),
  }));
  const expected = Object.values(state.transactions).map(
    (transaction) => [nameOfSent(transaction), rowOf(state, transaction)] as const,
  );
  return listDifferences('message', found, new Map(expected), nameOfRow);
}

function rowOf(
  { transactions }: CardsState,
  transaction: Transaction,
): Readonly<Record<string, unknown>> {
  const { sent, kind, net, code, responseCode, rule, original, reversedBy, createdAt } =
    transaction;
  const nameAt = (key: string | null) => {
    const other = key === null ? undefined : transactions[key];
    return other === undefined ? null : nameOfSent(other);
  };
  return {
    ...{ pan: sent.pan, kind, processingCode: sent.processingCode },
    ...{ amount: sent.cents, billingAmount: sent.cents, currency: '986', netAmount: net },
    ...{ rrn: sent.rrn, terminalId: sent.terminal, merchantId: 'SHOP00000000001' },
    ...{
      responseCode,
      rule,
      createdAt,
      originalId: nameAt(original),
      reversedBy: nameAt(reversedBy),
    },
    ...(code !== undefined && { authorizationCode: code }),
    ...(isOurs(sent) && { mti: sent.mti, stan: sent.stan }),
  };
}

function historyDifferences(state: CardsState, pan: string, readings: Readings): readonly string[] {
  const card = state.cards[pan];
  const { holds, ledger } = historyOf(readings, pan);
  const expected = card === undefined ? [] : entriesOf(card);
  return [
    ...sequenceDifferences(`entry of ${pan}`, ledger, expected),
    ...sequenceDifferences(`hold of ${pan}`, holds, card === undefined ? [] : holdsOf(state, card)),
  ];
}

function entriesOf({ ledger }: Card): readonly Readonly<Record<string, unknown>>[] {
  return ledger
    .map(({ kind, amount, balance, createdAt }) => ({
      ...{ kind, amount, balance },
      ...(createdAt !== undefined && { createdAt }),
    }))
    .reverse();
}

function holdsOf(
  { transactions }: CardsState,
  { holds }: Card,
): readonly Readonly<Record<string, unknown>>[] {
  return holds
    .map(({ key, amount, status, createdAt, expiresAtMs }) => {
      const code = transactions[key]?.code;
      const expiresAt = new Date(expiresAtMs).toISOString();
      return {
        ...{ amount, status, createdAt, expiresAt, rrn: transactions[key]?.sent.rrn },
        ...(code !== undefined && { authorizationCode: code }),
      };
    })
    .reverse();
}

function sequenceDifferences(
  title: string,
  found: readonly unknown[],
  expected: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  if (found.length !== expected.length) {
    return [`There are ${String(found.length)} of ${title} instead of ${String(expected.length)}`];
  }
  return expected.flatMap((wanted, index) => {
    const difference = differsIn(found[index], wanted);
    return difference === undefined ? [] : [`${title}, number ${String(index)}: ${difference}`];
  });
}

/** Adds the authorization codes of answers that were lost. */
function learned(state: CardsState, readings: Readings): CardsState {
  const unknown = Object.entries(state.transactions).filter(([, { code }]) => code === undefined);
  if (unknown.length === 0) return state;
  const codes = new Map(
    transactionsIn(readings).map((row) => [nameOfRow(row), at(row, 'authorizationCode')]),
  );
  const found = unknown.flatMap(([key, transaction]) => {
    const code = codes.get(nameOfSent(transaction));
    return typeof code === 'string' ? [[key, { ...transaction, code }] as const] : [];
  });
  return { ...state, transactions: { ...state.transactions, ...Object.fromEntries(found) } };
}

/** A name of a message that both the model and the lists can tell. */
function nameOfSent({ sent, createdAt }: Transaction): string {
  const { pan, stan, terminal, rrn } = sent;
  // The STAN of a reversal that the acquirer has planned is its own; its reference is that of its original.
  const number = isOurs(sent) ? stan : `of ${rrn ?? ''}`;
  return [createdAt, keyOf(sent).slice(0, 2), number, terminal, pan].join(' ');
}

function nameOfRow(row: unknown): string {
  const text = (name: string) => String(at(row, name));
  const [mti, stan, rrn] = [text('mti'), text('stan'), text('rrn')];
  const isPlanned = mti.startsWith('042') && stan < LOWEST_STAN;
  const number = isPlanned ? `of ${rrn}` : stan;
  return [text('createdAt'), mti.slice(1, 3), number, text('terminalId'), text('pan')].join(' ');
}

function get(path: string): HttpRequest {
  return { service: 'iso8583', method: 'GET', path };
}
