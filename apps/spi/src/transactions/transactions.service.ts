import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext, type JsonList } from '#libs/http';
import { readPacs008, SPI_REJECT_CODES, writePacs002, type Pacs008 } from '#libs/iso20022';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, requestedOutcome, requestTestValue } from '#libs/sandbox';
import { readXml } from '#libs/xml';
import { type SpiConfig } from '../config';
import {
  ContractPayments,
  EndToEndIdTaken,
  type Settle,
} from '../settlement/payments/contract-payments';
import {
  decide,
  repeatedEndToEndId,
  statusReport,
  type Transaction,
} from '../settlement/transaction';
import { SPI_OUTCOMES } from '../settlement/outcomes';
import { TransactionRepository } from '../settlement/transaction.repository';
import { type ListTransactionsRequest } from './list-transactions.request';
import {
  AmountInvalid,
  EndToEndIdDuplicated,
  Pacs008Malformed,
  TransactionNotFound,
} from './transaction.errors';
import { transactionJson } from './transaction.response';

/** The MsgID of a pacs.002 is this prefix and the first EndToEndId of the message. */
const REPORT_PREFIX = 'PACS002';

@Injectable()
export class TransactionsService {
  constructor(
    private readonly transactions: TransactionRepository,
    private readonly payments: ContractPayments,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** Stores all payments of a pacs.008 and returns the pacs.002. */
  async receive(document: Uint8Array, settle: Settle = this.config.settle): Promise<string> {
    const message = readMessage(document);
    const repeated = repeatedEndToEndId(message.transfers);
    if (repeated !== undefined) throw EndToEndIdDuplicated.inMessage(repeated);
    const outcomes = settle === 'now' ? SPI_REJECT_CODES : SPI_OUTCOMES;
    for (const { endToEndId: subject, creditorKey } of message.transfers) {
      requestTestValue(creditorKey, outcomes, { subject });
    }
    const nowMs = this.clock.nowMs();
    const createdAt = toIsoUtc(nowMs);
    const concerns = this.payments.concerns(message.transfers, settle);
    // Usually it is not a promise, which saves a turn of the event loop.
    const decided = (concerns instanceof Promise ? await concerns : concerns)
      ? await this.orDuplicate(
          message,
          this.payments.receive(message.transfers, settle, { nowMs, now: createdAt }),
        )
      : await this.storeDecided(message, createdAt);
    return writePacs002({
      messageId: `${REPORT_PREFIX}${message.transfers[0].endToEndId}`,
      createdAt,
      total: message.total,
      payments: decided.map(statusReport),
    });
  }

  async find(endToEndId: string): Promise<string> {
    const transaction = await this.transactions.findByEndToEndId(endToEndId);
    if (transaction === undefined)
      throw new TransactionNotFound(endToEndId, currentContext().sandbox);
    return transactionJson(transaction);
  }

  /** Lists the transactions that match the request, newest first. */
  list(request: ListTransactionsRequest): JsonList {
    return this.transactions.list(request, transactionJson);
  }

  /** Payments between institutions without accounts settle in one statement, unless a rule or a test value may reject them. */
  private async storeDecided(message: Pacs008, createdAt: string): Promise<readonly Transaction[]> {
    const { transfers } = message;
    const isRequested = transfers.some(
      ({ endToEndId }) => requestedOutcome(SPI_REJECT_CODES, endToEndId) !== undefined,
    );
    if (isRequested) {
      return this.orDuplicate(message, this.payments.storeRequested(transfers, createdAt));
    }
    const accepted = transfers.map((transfer) =>
      decide(transfer, null, { id: newUuid(), createdAt }),
    );
    if (!(await this.transactions.store(accepted))) throw await this.duplicate(message);
    return accepted;
  }

  private async orDuplicate<T>(message: Pacs008, stored: Promise<T>): Promise<T> {
    try {
      return await stored;
    } catch (error) {
      throw error instanceof EndToEndIdTaken ? await this.duplicate(message) : error;
    }
  }

  private async duplicate({ transfers }: Pacs008): Promise<EndToEndIdDuplicated> {
    const ids = transfers.map(({ endToEndId }) => endToEndId);
    const taken = await this.transactions.taken(ids);
    return EndToEndIdDuplicated.inSandbox(currentContext().sandbox, taken, ids.length);
  }
}

function readMessage(document: Uint8Array): Pacs008 {
  const message = readPacs008(readXml(document));
  if (message.ok) return message.value;
  const { refusal } = message;
  throw refusal.reason === 'invalid-amount'
    ? new AmountInvalid(refusal)
    : new Pacs008Malformed(refusal);
}
