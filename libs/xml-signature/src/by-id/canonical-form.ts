import { exclusiveForm, inclusiveForm, type XmlTree } from '#libs/xml';
import { INCLUSIVE_C14N } from '../algorithms';

/** The canonical form of SignedInfo by one of `C14N_ALGORITHMS`. */
export function signedInfoForm(
  algorithm: string,
  signedInfo: XmlTree,
  ancestors: readonly XmlTree[],
): string {
  const withComments = algorithm.endsWith('WithComments');
  return isInclusive(algorithm)
    ? inclusiveForm(signedInfo, ancestors, { withComments })
    : exclusiveForm(signedInfo, { withComments });
}

/**
 * The canonical form of a signed element. A reference by Id leaves comments out, also if the algorithm is one with
 * comments (xmldsig-core 4.4.3.3).
 */
export function signedForm(
  algorithm: string,
  signed: XmlTree,
  ancestors: readonly XmlTree[],
): string {
  return isInclusive(algorithm) ? inclusiveForm(signed, ancestors) : exclusiveForm(signed);
}

export function isInclusive(algorithm: string): boolean {
  return algorithm.startsWith(INCLUSIVE_C14N);
}
