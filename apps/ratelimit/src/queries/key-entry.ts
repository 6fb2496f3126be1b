import { type KeyType } from '#libs/brazil';

/** The data of a key in a directory. */
export interface KeyEntry {
  readonly keyType: KeyType;
  readonly keyValue: string;
  readonly ispb: string;
  readonly branch: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly holderName: string;
}
