import { createHmac } from 'node:crypto';
import { type Entry } from './messages/entry';

/** The VSync of an empty set. */
export const EMPTY_VSYNC = '0'.repeat(64);

const WORD_BYTES = 4;

/**
 * The content identifier of an entry (DICT API 2.12.1, Reconciliation): the HMAC-SHA256 of its attributes with the 16
 * bytes of the RequestId as the key. The attributes are those of the entry as DICT returns it: ISPB, CPF and CNPJ in capital
 * letters, and all other texts as they were sent.
 *
 * @param requestId a UUID, with or without hyphens
 * @returns 64 hexadecimal digits in lower case
 */
export function cidOf({ Key = '', KeyType, Account, Owner }: Entry, requestId: string): string {
  const attributes = [
    ...[KeyType, Key, Owner.TaxIdNumber, Owner.Name, Owner.TradeName ?? '', Account.Participant],
    ...[Account.Branch ?? '', Account.AccountNumber, Account.AccountType],
  ];
  const key = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  return createHmac('sha256', key).update(attributes.join('&')).digest('hex');
}

/** The synchronism verifier of a set of entries: the XOR of their CIDs. */
export class VSync {
  private readonly bytes: Buffer;

  /** @param start 64 hexadecimal digits */
  constructor(start = EMPTY_VSYNC) {
    this.bytes = Buffer.from(start, 'hex');
  }

  /** Adds a CID to the set, or removes it if it is in the set. */
  toggle(cid: string): void {
    const other = Buffer.from(cid, 'hex');
    for (let index = 0; index < this.bytes.length; index += 1) {
      this.bytes[index] = (this.bytes[index] ?? 0) ^ (other[index] ?? 0);
    }
  }

  /** Toggles many CIDs. @param cids joined without separators */
  toggleAll(cids: string): void {
    const others = Buffer.from(cids, 'hex');
    const { bytes } = this;
    // With numbers of 32 bits, a million CIDs take some milliseconds.
    for (let start = 0; start < bytes.length; start += WORD_BYTES) {
      let word = bytes.readInt32LE(start);
      for (let at = start; at < others.length; at += bytes.length) word ^= others.readInt32LE(at);
      bytes.writeInt32LE(word, start);
    }
  }

  /** 64 hexadecimal digits in lower case. */
  toString(): string {
    return this.bytes.toString('hex');
  }
}
