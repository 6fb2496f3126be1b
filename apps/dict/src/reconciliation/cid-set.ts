import { type KeyType } from '#libs/brazil';
import { type OfficialKeyType } from '#libs/dict-api';
import { keyTypeOfOfficial } from '../keys/official-entry';

/** The CIDs of the active entries of a participant with one type of key. A VSync is the XOR of such a set. */
export interface CidSet {
  readonly ispb: string;
  readonly keyType: KeyType;
}

/** The set that a request names. */
export function cidSetOf(participant: string, keyType: OfficialKeyType): CidSet {
  return { ispb: participant, keyType: keyTypeOfOfficial(keyType) };
}
