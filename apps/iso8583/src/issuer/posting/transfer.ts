import { toIsoUtc, type Cents } from '#libs/kernel';
import { type Transactional } from '#libs/database';
import { type Card } from '../../account/card';
import { type Account } from '../../account/own-accounts/account-type';
import { fundsOf, ledgerNameOf, ledgerOf } from '../../account/own-accounts/own-account';
import { type Hold } from '../../account/transaction';
import { type CardRequest } from '../../requests/card-request';
import { holdToUse } from './capture';
import { post, type PostingContext } from './posting';

/**
 * The card with the amounts of the account that a message is about: the account of the hold that it captures or
 * increments, or else the one that DE3 names. An account that the card does not have is the default one, for advices.
 */
export function* onAccountOf(
  { tx, store, nowMs }: PostingContext,
  card: Card,
  request: CardRequest,
  found: Hold | undefined,
): Transactional<Card> {
  const { purpose, account } = request;
  const spends = purpose === 'purchase' || purpose === 'cash';
  const hold = spends ? holdToUse(request, found) : undefined;
  return yield* store.onAccount(
    tx,
    card,
    hold?.account ?? ledgerOf(card, account),
    toIsoUtc(nowMs),
  );
}

/**
 * Moves an amount from the account that the card shows to another of its accounts; a negative amount moves it back. The
 * two entries add up to zero.
 */
export function* transfer(
  posting: PostingContext,
  card: Card,
  toAccount: Account,
  amount: Cents,
): Transactional<Card> {
  const { tx, store, nowMs } = posting;
  const debited = yield* post(posting, card, 'transfer', 0 - amount);
  const receiver = yield* store.onAccount(tx, debited, toAccount, toIsoUtc(nowMs));
  const credited = yield* post(posting, receiver, 'transfer', amount);
  yield* store.save(tx, credited);
  // The default account is saved, and the card that is saved at the end must show it as it is now.
  return ledgerNameOf(credited) === 'default' && debited.main !== undefined
    ? { ...debited, main: fundsOf(credited) }
    : debited;
}
