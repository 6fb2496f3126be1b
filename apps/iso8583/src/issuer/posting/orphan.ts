import { parseOriginal90, type IsoMessage } from '#libs/iso8583';
import { type Transactional } from '#libs/database';
import { type Card } from '../../account/card';
import { agrees, isOriginal } from './match-original';
import { type PostingContext } from './posting';
import { isOfAnotherYear, type CardTransaction } from '../../account/transaction';

/** Finds the reversal that arrived before this message, its original. */
export function* orphanOf(
  { tx, store, nowMs }: PostingContext,
  message: IsoMessage,
  card: Card,
): Transactional<CardTransaction | undefined> {
  if (card.orphans === 0) return undefined;
  const orphans = yield* store.transactions.orphans(tx, card.pan);
  return orphans.find((orphan) => isAbout(orphan, message) && !isOfAnotherYear(orphan, nowMs));
}

/**
 * Whether a reversal refers to this message: by DE90; without it, by DE37; without that, by STAN and terminal. A STAN
 * is unique on one day only, so without DE7 of the original both must be of the same day.
 */
export function isAbout(orphan: CardTransaction, { mti, fields }: IsoMessage): boolean {
  const pointer = orphan.added['90'];
  const original = pointer === undefined ? undefined : parseOriginal90(pointer);
  if (original?.stan !== undefined) {
    const numbers = {
      mti,
      stan: fields['11'] ?? '',
      transmittedAt: fields['7'] ?? '',
      acquirer: fields['32'] ?? null,
      forwarder: fields['33'] ?? null,
    };
    const isDated = original.transmittedAt !== undefined || isOfSameDay(orphan, fields);
    return isOriginal(original, numbers) && isDated;
  }
  const isOfTerminal =
    agrees(orphan.terminal ?? undefined, fields['41']) &&
    agrees(orphan.merchant ?? undefined, fields['42']);
  if (orphan.rrn !== null) return orphan.rrn === fields['37'] && isOfTerminal;
  return orphan.stan === fields['11'] && isOfTerminal && isOfSameDay(orphan, fields);
}

/** By the local date, which a reversal repeats; without it, by the date of transmission. */
function isOfSameDay(
  { localDate, transmittedAt }: CardTransaction,
  fields: IsoMessage['fields'],
): boolean {
  const { '7': sentAt = '', '13': date } = fields;
  if (localDate !== null && date !== undefined) return localDate === date;
  return transmittedAt.slice(0, 4) === sentAt.slice(0, 4);
}
