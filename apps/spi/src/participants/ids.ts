import { newRandomBytes } from '#libs/kernel';
import { SPI_ISPB } from './participant';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MESSAGE_ID_RANDOM = 23;
const TRANSACTION_ID_RANDOM = 11;

/** A new BizMsgIdr: M, the ISPB of the sender, and 23 random letters and digits. */
export function newMessageId(ispb = SPI_ISPB): string {
  return `M${ispb}${randomText(MESSAGE_ID_RANDOM)}`;
}

/**
 * A new EndToEndId (`E`), RtrId (`D`) or id of a contribution or withdrawal (`L`): the prefix, the ISPB, the minute in UTC, and 11
 * random letters and digits.
 * @param now ISO 8601 UTC
 */
export function newTransactionId(prefix: 'E' | 'D' | 'L', ispb: string, now: string): string {
  const minute = now.slice(0, 16).replace(/[-T:]/g, '');
  return `${prefix}${ispb}${minute}${randomText(TRANSACTION_ID_RANDOM)}`;
}

/** The first characters are a little more frequent, because 256 is not a multiple of 62. For an id this does not matter. */
function randomText(length: number): string {
  let text = '';
  for (const byte of newRandomBytes(length)) text += ALPHABET.charAt(byte % ALPHABET.length);
  return text;
}
