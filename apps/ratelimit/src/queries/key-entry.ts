import { type KeyType } from '#libs/brazil';

/** What a directory tells of a key. */
export interface KeyEntry {
  readonly keyType: KeyType;
  readonly keyValue: string;
  readonly ispb: string;
  readonly branch: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly holderName: string;
}
