import { DICT_PROFILE } from '../profiles';
import { signerOf, type SigningKey, type XmlSigner } from '../signer';
import { unsignedDict } from './unsigned-dict';

/**
 * Signs requests, responses and problems of DICT. The signature replaces the empty `Signature` that is the first child
 * of the root. Without an empty one it becomes the first child.
 *
 * @throws Error if the certificate or the key is not PEM
 */
export function dictSigner(key: SigningKey): XmlSigner {
  return signerOf(DICT_PROFILE, key, unsignedDict);
}
