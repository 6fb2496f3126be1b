import { ENVELOPED, EXCLUSIVE_C14N } from './algorithms';

/** A reference of a signature. */
export interface ReferenceProfile {
  /** The element that is signed, as errors name it. */
  readonly signed: string;
  /** `own-key-info` is `#` and the `Id` of KeyInfo; undefined is a reference that has no URI. */
  readonly uri: 'own-key-info' | '' | undefined;
  readonly transforms: readonly string[];
}

/** The references of a signature. A verifier finds the signed elements by their position in this list. */
export type SignatureProfile = readonly ReferenceProfile[];

const KEY_INFO: ReferenceProfile = {
  signed: 'KeyInfo',
  uri: 'own-key-info',
  transforms: [EXCLUSIVE_C14N],
};

/**
 * A message of the SPI: `Signature` in `Envelope/AppHdr/Sgntr`. XML Signature leaves the meaning of an empty and of a
 * missing URI partly open; in the SPI an empty one is `AppHdr` without the signature (`Sgntr` stays), and a missing one
 * is `Document`.
 */
export const SPI_PROFILE: SignatureProfile = [
  KEY_INFO,
  { signed: 'AppHdr', uri: '', transforms: [ENVELOPED, EXCLUSIVE_C14N] },
  { signed: 'Document', uri: undefined, transforms: [EXCLUSIVE_C14N] },
];

/** A request or a response of DICT: `Signature` is the first child of the root, which an empty URI refers to. */
export const DICT_PROFILE: SignatureProfile = [
  KEY_INFO,
  { signed: 'the root', uri: '', transforms: [ENVELOPED, EXCLUSIVE_C14N] },
];
