import { adviceCode, brandNamed, type IsoMessage, type Profile } from '#libs/iso8583';
import { brandOf } from '../issuer/account/card';

/** Returns the brand of the card number in a message: `other` if it has none. */
export function brandOfMessage({ fields }: IsoMessage): string {
  return brandOf(fields['2'] ?? fields['35'] ?? fields['45']?.replace(/^%?B/, '') ?? '');
}

/** The subelement of DE48 with the Merchant Advice Code, in the layout of Mastercard. */
const SUBELEMENT = '84';

/**
 * Returns the response with the Merchant Advice Code in DE48, if the profile has it, the card is a Mastercard and the
 * payment is declined.
 *
 * @param brand the brand of the card
 * @example withAdviceCode(declined, { ...profile, adviceCode: true }, 'mastercard').fields['48']; // '840203'
 */
export function withAdviceCode(response: IsoMessage, profile: Profile, brand: string): IsoMessage {
  if (profile.adviceCode !== true || brandNamed(brand) !== 'mastercard') return response;
  const code = /^0[12]/.test(response.mti) ? adviceCode(response.fields['39'] ?? '') : undefined;
  if (code === undefined) return response;
  const private48 = `${response.fields['48'] ?? ''}${SUBELEMENT}02${code}`;
  return { ...response, fields: { ...response.fields, '48': private48 } };
}
