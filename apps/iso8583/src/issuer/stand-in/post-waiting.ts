import { type IsoMessage } from '#libs/iso8583';
import { type Transactional } from '#libs/database';
import {
  storedRates,
  storedSettings,
  type HostSettings,
  type Rates,
} from '../../settings/host-settings';
import { type Card } from '../../account/card';
import { type LockedCard } from '../store/card-store.repository';
import { ledgerNameOf, onDefault } from '../../account/own-accounts/own-account';
import { type CardTransaction } from '../../account/transaction';
import { billingOf } from '../../account/currency/billing';
import { heldBefore, holdToUse } from '../posting/capture';
import { carryOut } from '../posting/pay';
import { onAccountOf } from '../posting/transfer';
import { type PostingContext, type StoreContext } from '../posting/posting';
import { standInReason } from './stand-in';
import { readCardRequest } from '../../requests/card-request';

/**
 * Posts the messages that the network approved for a locked card, if the issuer is available again. Most cards have
 * none. A balance can become negative, because the network has already approved.
 */
export function* postWaiting(
  context: StoreContext,
  locked: LockedCard,
): Transactional<Card | undefined> {
  const { tx, store } = context;
  const { card, waiting, host, rates, network } = locked;
  const settings = storedSettings(host);
  if (card === undefined || waiting === 0) return card;
  if (standInReason(settings, network) !== undefined) return card;
  const options = { settings, rates: storedRates(rates) };
  let after = card;
  for (const queued of yield* store.queue.take(tx, card.pan)) {
    const { messageKey, message } = queued;
    const transaction = yield* store.transactions.findByKey(tx, messageKey);
    if (transaction === undefined) continue;
    const posting = { ...context, transactionId: transaction.id };
    const read = JSON.parse(message) as IsoMessage;
    after = yield* postOne(posting, after, { transaction, message: read, ...options });
    yield* store.queue.tellPosted(tx, queued, transaction);
  }
  yield* store.save(tx, after);
  return after;
}

const WITHOUT_PLACES = { overrides: {} };

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
): Transactional<Card> {
  const { netAmount: amount, authorizationCode } = transaction;
  // A stored message has no private data.
  const read = readCardRequest(message, WITHOUT_PLACES);
  // Reversed while it waited, so that no money moves.
  if (!read.ok || amount === 0) {
    const posted = { ...transaction, kind: 'declined' as const };
    yield* posting.store.transactions.setPosted(posting.tx, transaction, posted);
    return card;
  }
  const request = { ...read.value, billing: billingOf(message, rates) };
  const found = yield* heldBefore(posting, request);
  const hold = holdToUse(request, found);
  const shown = yield* onAccountOf(posting, card, request, found);
  const code = authorizationCode ?? undefined;
  const posted = yield* carryOut(posting, shown, request, { amount, hold, settings, code });
  const account = ledgerNameOf(posted.card);
  const { toAccount = null } = posted;
  const effect = { ...posted, account, toAccount };
  yield* posting.store.transactions.setPosted(posting.tx, transaction, effect);
  if (account !== 'default') yield* posting.store.save(posting.tx, posted.card);
  if (hold !== undefined)
    yield* posting.store.transactions.setOriginal(posting.tx, transaction, hold.id);
  return onDefault(posted.card);
}
