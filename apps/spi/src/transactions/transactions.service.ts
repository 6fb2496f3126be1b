import { Inject, Injectable } from '@nestjs/common';
import {
  isSpiRejectCode,
  readPacs008,
  writePacs002,
  type Pacs008,
  type SpiRejectCode,
} from '#libs/iso20022';
import { newUuid, parseInstant, toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext, type JsonList } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { readXml } from '#libs/xml';
import { type ListTransactionsRequest } from './list-transactions.request';
import { decide, repeatedEndToEndId, statusReport } from './transaction';
import {
  AmountInvalid,
  EndToEndIdDuplicated,
  Pacs008Malformed,
  TransactionNotFound,
} from './transaction.errors';
import { TransactionRepository, type TransactionFilter } from './transaction.repository';
import { transactionJson } from './transaction.response';

/** How many EndToEndIds an error names. */
const IDS_LISTED = 10;
/** What the pacs.002's MsgID starts with, before the EndToEndId. */
const REPORT_PREFIX = 'PACS002';

@Injectable()
export class TransactionsService {
  constructor(
    private readonly transactions: TransactionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Takes in a pacs.008 and answers its pacs.002; by then every payment of it is stored. */
  async receive(document: Uint8Array): Promise<string> {
    const message = readMessage(document);
    const createdAt = toIsoUtc(this.clock.nowMs());
    const reason = orderedReason();
    const decided = message.transfers.map((transfer) =>
      decide(transfer, reason, { id: newUuid(), createdAt }),
    );
    const repeated = repeatedEndToEndId(message.transfers);
    if (repeated !== undefined) {
      throw new EndToEndIdDuplicated(`EndToEndId ${repeated} appears twice in this message.`);
    }
    if (!(await this.transactions.store(decided))) throw await this.duplicate(message);
    return writePacs002({
      messageId: `${REPORT_PREFIX}${message.transfers[0].endToEndId}`,
      createdAt,
      total: message.total,
      payments: decided.map(statusReport),
    });
  }

  async find(endToEndId: string): Promise<string> {
    const transaction = await this.transactions.findByEndToEndId(endToEndId);
    if (transaction === null) throw new TransactionNotFound(endToEndId, currentContext().sandbox);
    return transactionJson(transaction);
  }

  /** The transactions that the request asks for, newest first. */
  list(request: ListTransactionsRequest): JsonList {
    return this.transactions.list(filterOf(request), transactionJson);
  }

  private async duplicate({ transfers }: Pacs008): Promise<EndToEndIdDuplicated> {
    const ids = transfers.map(({ endToEndId }) => endToEndId);
    const taken = listed(await this.transactions.taken(ids));
    const whole = ids.length === 1 ? '' : ' Nothing of the message was stored.';
    return new EndToEndIdDuplicated(
      `EndToEndId ${taken} is already stored in sandbox ${currentContext().sandbox}.${whole}`,
    );
  }
}

/** The first of the ids, and how many there are besides. */
function listed(ids: readonly string[]): string {
  const others = ids.length - IDS_LISTED;
  const more = others > 0 ? ` and ${String(others)} more` : '';
  return `${ids.slice(0, IDS_LISTED).join(', ')}${more}`;
}

/** The reject code that a rule of the sandbox orders for this request. */
function orderedReason(): SpiRejectCode | null {
  const { outcome } = currentContext();
  return outcome !== undefined && isSpiRejectCode(outcome) ? outcome : null;
}

function readMessage(document: Uint8Array): Pacs008 {
  const message = readPacs008(readXml(document));
  if (message.ok) return message.value;
  const { refusal } = message;
  throw refusal.reason === 'invalid-amount'
    ? new AmountInvalid(refusal)
    : new Pacs008Malformed(refusal);
}

function filterOf(request: ListTransactionsRequest): TransactionFilter {
  const { status, debtorIspb, creditorIspb, from, to } = request;
  return { status, debtorIspb, creditorIspb, from: asStored(from), to: asStored(to) };
}

/** An instant in the one form that is stored, so that texts compare as instants do. */
function asStored(instant: string | undefined): string | undefined {
  const epochMs = instant === undefined ? undefined : parseInstant(instant);
  return epochMs === undefined ? undefined : toIsoUtc(epochMs);
}
