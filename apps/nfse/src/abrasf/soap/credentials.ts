import { createHash, timingSafeEqual } from 'node:crypto';
import { readXml, type XmlElement, XmlError } from '#libs/xml';
import { type AbrasfSettings } from '#libs/nfse';
import { type SoapOperation, type SoapPart } from '#libs/soap';
import { type Wrapper } from '../wrappers/wrapper';

/**
 * Why the user and the password of a request are refused (E901). Both must be there if the envelope of the provider has them,
 * and be those of the municipality, if it has set any.
 */
export function credentialsError(
  { documents }: SoapOperation,
  { credentials }: Wrapper,
  { user, password }: Pick<AbrasfSettings, 'user' | 'password'>,
): string | undefined {
  if (credentials === undefined) return undefined;
  const { inside } = credentials;
  const wanted = inside === undefined ? [credentials.user, credentials.password] : [inside];
  const elements = documents.filter(({ name }) => wanted.includes(name)).flatMap(elementIn);
  const around = inside === undefined ? elements : childrenOf(elements, inside);
  const place = inside === undefined ? '' : ` in ${inside}`;
  for (const [name, right] of [
    [credentials.user, user],
    [credentials.password, password],
  ] as const) {
    const sent = around.find((element) => element.name === name)?.text.trim() ?? '';
    if (sent === '') return `${name}${place} is missing or empty.`;
    if (right !== undefined && !isSame(sent, right)) {
      return `${credentials.user} and ${credentials.password}${place} must be those of the municipality.`;
    }
  }
  return undefined;
}

/** Empty if the element has too many levels for a document. */
function elementIn({ xml }: SoapPart): readonly XmlElement[] {
  try {
    return [readXml(xml)];
  } catch (error) {
    if (error instanceof XmlError) return [];
    throw error;
  }
}

function childrenOf(elements: readonly XmlElement[], name: string): readonly XmlElement[] {
  return elements.find((element) => element.name === name)?.children ?? [];
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
