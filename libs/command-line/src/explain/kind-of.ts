import { keyTypeOf } from '#libs/brazil';
import { type Kind } from './explanation';

/** The forms, the most specific first. A text with a small mistake is still of its kind, so that the mistake is named. */
const FORMS: readonly (readonly [Kind, RegExp])[] = [
  ['xml', /^\uFEFF?</],
  ['br-code', /^000201/],
  ['dps-id', /^DPS\d{7}[0-9A-Z]+$/],
  ['access-key', /^NFS\d{7}[0-9A-Z]+$/],
  ['access-key', /^\d{7}[12][12][0-9A-Z]{14}\d{26,27}$/],
  ['end-to-end-id', /^E[0-9A-Z]{8}\d{4}[0-9A-Za-z]{4,27}$/],
  ['return-id', /^D[0-9A-Z]{8}\d{4}[0-9A-Za-z]{4,27}$/],
  ['pix-key', /^[^\s<>]+@[^\s<>]+$/],
  ['pix-key', /^\+\d[\d ()-]{6,20}$/],
  ['pix-key', /^\(\d\d\) ?\d{4,5}-?\d{4}$/],
  ['pix-key', /^\d{3}\.\d{3}\.\d{3}-\d\d$/],
  ['pix-key', /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d\d$/],
  ['iso8583', /^(?:0x)?(?:[0-9a-fA-F]{2}\s*){20,}$/],
  ['iso8583', /^[0-2]\d{3}[0-9A-F]{16}/],
  ['txid', /^[a-zA-Z0-9]{26,35}$/],
];

/** A sequence of bytes that is no text is a card message. @param text undefined for such bytes */
export function kindOf(text: string | undefined): Kind | undefined {
  if (text === undefined) return 'iso8583';
  if (keyTypeOf(text) !== undefined) return 'pix-key';
  return FORMS.find(([, form]) => form.test(text))?.[0];
}
