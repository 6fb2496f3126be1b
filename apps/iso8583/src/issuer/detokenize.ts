import { toIsoUtc } from '#libs/kernel';
import { type Transactional } from '#libs/database';
import { institutionOf } from '../network/network-session';
import { type ReadRequest } from '../requests/card-request';
import { writeSubelement } from '../requests/subelements';
import { type StoreContext } from './posting/posting';
import { type LockedCard } from './store/card-store.repository';
import { isTokenNumber, paymentAccountReference } from '../tokens/token';
import { findToken, saveToken } from '../tokens/token.repository';

/** A request with the PAN of its card, and the locked card. */
export interface LockedRequest {
  readonly locked: LockedCard;
  readonly read: ReadRequest;
}

/**
 * Locks the card of a request. If the number of the message is a token, that is the card of the token. The message keeps
 * its number, so that the response has it too.
 */
export function* lockCardOf(
  { tx, store, nowMs }: StoreContext,
  read: ReadRequest,
): Transactional<LockedRequest> {
  const now = toIsoUtc(nowMs);
  const institution = institutionOf(read.message);
  const pan = isTokenNumber(read.pan) ? (yield* findToken(tx, read.pan))?.pan : undefined;
  const locked = yield* store.lock(tx, pan ?? read.pan, now, institution);
  if (pan === undefined) return { locked, read };
  // Read again: only the lock of the card keeps the token as it is.
  const token = yield* findToken(tx, read.pan);
  if (token === undefined) return { locked: { ...locked, card: undefined }, read };
  return { locked, read: { ...read, pan, token } };
}

/** Stores the counter of the device of a token, after the approval of a payment. A late advice does not lower it. */
export function* countTokenUse(
  { tx }: StoreContext,
  { token, chip, kind }: ReadRequest,
  isApproved: boolean,
): Transactional<void> {
  const isPayment = kind === 'authorization' || kind === 'financial';
  const atc = isPayment && isApproved ? chip?.atc : undefined;
  if (token === undefined || atc === undefined || atc <= (token.lastAtc ?? -1)) return;
  yield* saveToken(tx, { ...token, lastAtc: atc });
}

/** DE56 of the response to a token, in the layout of Mastercard: subelement 01 is the payment account reference. */
export function accountReference56(pan: string): Readonly<Record<string, string>> {
  return { '56': writeSubelement('01', paymentAccountReference(pan)) };
}
