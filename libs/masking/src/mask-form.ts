import { percentDecoded } from '#libs/kernel';
import { treated, type MaskLeaf } from './leaf';
import { treatmentOf, type Treatment } from './sensitive-names';

/** Masks the values of a form, or of the query of a URL. */
export function maskForm(text: string, maskLeaf: MaskLeaf): string {
  return text
    .split('&')
    .map((pair) => maskPair(pair, maskLeaf))
    .join('&');
}

function maskPair(pair: string, maskLeaf: MaskLeaf): string {
  const sign = pair.indexOf('=');
  if (sign === -1) return maskEncoded(pair, maskLeaf);
  const name = pair.slice(0, sign);
  const treatment = treatmentOfPair(decoded(name).trim(), pair.slice(sign + 1));
  const mask: MaskLeaf = treatment === undefined ? maskLeaf : (value) => treated(treatment, value);
  return `${maskEncoded(name, maskLeaf)}=${maskEncoded(pair.slice(sign + 1), mask)}`;
}

/** A `code` of 256 bits is an authorization code (RFC 6749, 4.1.3). Others, such as reason codes, are shown. */
function treatmentOfPair(name: string, value: string): Treatment | undefined {
  return name === 'code' && /^[\w-]{43}$/.test(value) ? 'masked' : treatmentOf(name);
}

/** Masks the decoded form of an encoded text. If nothing is masked, the encoded text stays unchanged. */
export function maskEncoded(encoded: string, maskLeaf: MaskLeaf, decode = decoded): string {
  const value = decode(encoded);
  const masked = maskLeaf(value);
  if (masked === value) return encoded;
  return encodeURIComponent(wellFormed(masked)).replaceAll('%40', '@').replaceAll('%2F', '/');
}

function decoded(encoded: string): string {
  return percentDecoded(encoded.replaceAll('+', ' '));
}

/** Removes lone surrogates, which cannot be written as UTF-8. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
