import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { type IsoMessage } from '#libs/iso8583';
import { CLOCK } from '#libs/sandbox';
import { type AtomicWork } from '#libs/database';
import { storedRates, storedSettings } from '../../settings/host-settings';
import { type Card } from '../account/card';
import { readCardRequest } from '../request/card-request';
import { heldBefore } from '../posting/capture';
import { billingOf } from '../currency/billing';
import { HostRepository } from '../account/host.repository';
import { carryOut } from '../posting/pay';
import { type PostingContext } from '../posting/posting';
import { type CardTransaction } from '../account/transaction';

/** Posts what the network approved in place of the issuer. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly host: HostRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The number of messages that wait. */
  waiting(): Promise<number> {
    return this.host.atomically(({ queue }) => queue.count());
  }

  /**
   * Posts all waiting messages, one card after the other. A call that was interrupted leaves the others in the
   * queue; the next call posts them. A balance can become negative, because the network has already approved.
   */
  async post(): Promise<void> {
    const nowMs = this.clock.nowMs();
    const pans = await this.host.atomically(({ queue }) => queue.pans());
    for (const pan of pans) {
      await this.host.atomically(function* (statements): AtomicWork<void> {
        const { card, host, rates } = yield* statements.lockCard(pan, toIsoUtc(nowMs));
        const options = { settings: storedSettings(host), rates: storedRates(rates) };
        let after = card;
        for (const { messageKey, message } of yield* statements.queue.take(pan)) {
          const transaction = yield* statements.transactionByKey(messageKey);
          if (after === undefined || transaction === undefined) continue;
          const posting = { statements, nowMs, transactionId: transaction.id };
          const read = JSON.parse(message) as IsoMessage;
          after = yield* postOne(posting, after, { transaction, message: read, ...options });
        }
        if (after !== undefined) yield* statements.saveCard(after);
      });
    }
  }
}

function* postOne(
  posting: PostingContext,
  card: Card,
  {
    transaction,
    message,
    settings,
    rates,
  }: {
    readonly transaction: CardTransaction;
    readonly message: IsoMessage;
    readonly settings: ReturnType<typeof storedSettings>;
    readonly rates: ReturnType<typeof storedRates>;
  },
): AtomicWork<Card> {
  const { netAmount: amount, authorizationCode } = transaction;
  const read = readCardRequest({ ...message, mti: `${message.mti.slice(0, 2)}20` });
  // Reversed while it waited, so that no money moves.
  if (!read.ok || amount === 0) {
    yield* posting.statements.setKind(transaction, 'declined');
    return card;
  }
  const request = { ...read.value, billing: billingOf(message, rates) };
  const hold = request.kind === 'financial' ? yield* heldBefore(posting, request) : undefined;
  const code = authorizationCode ?? undefined;
  const posted = yield* carryOut(posting, card, request, { amount, hold, settings, code });
  yield* posting.statements.setKind(transaction, posted.kind);
  if (hold !== undefined) yield* posting.statements.setOriginal(transaction, hold.id);
  return posted.card;
}
