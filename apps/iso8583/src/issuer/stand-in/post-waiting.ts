import { type IsoMessage } from '#libs/iso8583';
import { type AtomicWork } from '#libs/database';
import {
  storedRates,
  storedSettings,
  type HostSettings,
  type Rates,
} from '../../settings/host-settings';
import { type Card } from '../account/card';
import { type HostStatements, type LockedCard } from '../account/statements.repository';
import { type CardTransaction } from '../account/transaction';
import { billingOf } from '../currency/billing';
import { heldBefore, holdToUse } from '../posting/capture';
import { carryOut } from '../posting/pay';
import { type PostingContext } from '../posting/posting';
import { readCardRequest } from '../request/card-request';

/**
 * Posts what the network approved for a locked card while the issuer was away, if the issuer is back. Most cards have
 * nothing that waits. A balance can become negative, because the network has already approved.
 */
export function* postWaiting(
  statements: HostStatements,
  locked: LockedCard,
  nowMs: number,
): AtomicWork<Card | undefined> {
  const { card, waiting, host, rates } = locked;
  const settings = storedSettings(host);
  if (card === undefined || waiting === 0 || settings.issuer === 'away') return card;
  const options = { settings, rates: storedRates(rates) };
  let after = card;
  for (const { messageKey, message } of yield* statements.queue.take(card.pan)) {
    const transaction = yield* statements.transactionByKey(messageKey);
    if (transaction === undefined) continue;
    const posting = { statements, nowMs, transactionId: transaction.id };
    const read = JSON.parse(message) as IsoMessage;
    after = yield* postOne(posting, after, { transaction, message: read, ...options });
  }
  yield* statements.saveCard(after);
  return after;
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
    readonly settings: HostSettings;
    readonly rates: Rates;
  },
): AtomicWork<Card> {
  const { netAmount: amount, authorizationCode } = transaction;
  const read = readCardRequest(message);
  // Reversed while it waited, so that no money moves.
  if (!read.ok || amount === 0) {
    yield* posting.statements.setPosted(transaction, { kind: 'declined', netAmount: amount });
    return card;
  }
  const request = { ...read.value, billing: billingOf(message, rates) };
  const hold = holdToUse(request, yield* heldBefore(posting, request));
  const code = authorizationCode ?? undefined;
  const posted = yield* carryOut(posting, card, request, { amount, hold, settings, code });
  yield* posting.statements.setPosted(transaction, posted);
  if (hold !== undefined) yield* posting.statements.setOriginal(transaction, hold.id);
  return posted.card;
}
