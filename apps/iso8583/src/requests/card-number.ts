import { parseTrack2, type IsoMessage } from '#libs/iso8583';
import { brandOf } from '../account/card';

type Fields = IsoMessage['fields'];

/**
 * The PAN of a message, from DE2, DE35 or DE45; undefined if it has none.
 * @throws Iso8583Error if track 2 is invalid
 */
export function panOf(fields: Fields): string | undefined {
  return pansOf(fields)[0]?.pan;
}

/** The elements that name a card, in this order: DE2, DE35, DE45. */
export function pansOf(
  fields: Fields,
): readonly { readonly element: string; readonly pan: string }[] {
  const pans: { readonly element: string; readonly pan: string }[] = [];
  const add = (element: string, pan: string | undefined): void => {
    if (pan !== undefined) pans.push({ element, pan });
  };
  add('DE2', fields['2']);
  add('DE35', fields['35'] === undefined ? undefined : parseTrack2(fields['35']).pan);
  add('DE45', fields['45'] === undefined ? undefined : panOfTrack1(fields['45']));
  return pans;
}

/** Track 1 of format B: B, the PAN, a separator, the name ... (ISO/IEC 7813). */
function panOfTrack1(track: string): string | undefined {
  return /^%?B([0-9]{1,19})\^/.exec(track)?.[1];
}

/** The brand of the card number in a message; `other` if it has none. */
export function brandOfMessage({ fields }: IsoMessage): string {
  return brandOf(fields['2'] ?? fields['35'] ?? fields['45']?.replace(/^%?B/, '') ?? '');
}
