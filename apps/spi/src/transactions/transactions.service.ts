import { Inject, Injectable } from '@nestjs/common';
import {
  isSpiRejectCode,
  readPacs008,
  writePacs002,
  type Pacs008,
  type SpiRejectCode,
} from '#libs/iso20022';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
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
import { TransactionRepository } from './transaction.repository';
import { transactionJson } from './transaction.response';

/** The MsgID of a pacs.002 is this prefix and the first EndToEndId of the message. */
const REPORT_PREFIX = 'PACS002';

@Injectable()
export class TransactionsService {
  constructor(
    private readonly transactions: TransactionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores all payments of a pacs.008 and returns the pacs.002. */
  async receive(document: Uint8Array): Promise<string> {
    const message = readMessage(document);
    const createdAt = toIsoUtc(this.clock.nowMs());
    const reason = orderedReason();
    const decided = message.transfers.map((transfer) =>
      decide(transfer, reason, { id: newUuid(), createdAt }),
    );
    const repeated = repeatedEndToEndId(message.transfers);
    if (repeated !== undefined) throw EndToEndIdDuplicated.inMessage(repeated);
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

  /** Lists the transactions that match the request, newest first. */
  list(request: ListTransactionsRequest): JsonList {
    return this.transactions.list(request, transactionJson);
  }

  private async duplicate({ transfers }: Pacs008): Promise<EndToEndIdDuplicated> {
    const ids = transfers.map(({ endToEndId }) => endToEndId);
    const taken = await this.transactions.taken(ids);
    return EndToEndIdDuplicated.inSandbox(currentContext().sandbox, taken, ids.length);
  }
}

/** Returns the reject code that a rule of the sandbox orders for this request; null if there is none. */
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
