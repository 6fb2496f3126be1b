import { readXml, type XmlElement } from '#libs/xml';
import { pointerToken } from '#libs/kernel';
import { MASK } from '#libs/masking';
import { textOfBody, type RecordedMessage } from '../format/recording';

/** A condition of `match.body` of a rule. */
export type BodyCondition =
  | { readonly pointer: string; readonly equals: string | number | boolean | null }
  | { readonly element: string; readonly equals: string }
  | { readonly contains: string }
  | { readonly equals: string };

/** Names whose values are new in each request. */
const VOLATILE_NAME =
  /^(?:endtoendid|rtrid|msgid|bizmsgidr|idempotencykey|nonce|jti|iat|exp|nbf|state|requestid|correlationid|interactionid|creationdatetime|requesttime|responsetime|timestamp|boundary)$|(?:datetime|dttm|timestamp|createdat|updatedat)$/;
const KEY_NAME = /^(?:key|chave|proxy|pixkey)$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** The same document has other bytes with another compressor. */
const GZIP_IN_BASE64 = 'H4sI';
const MAX_TEXT = 500;

/** The values of a body that are the same when the request is sent again, as conditions in the order of the body. */
export function stableConditions(message: RecordedMessage): BodyCondition[] {
  const text = textOfBody(message.body);
  if (text === undefined || text === '') return [];
  const type = message.headers['content-type'] ?? '';
  if (type.includes('x-www-form-urlencoded')) return ofForm(text);
  if (type.startsWith('multipart/')) return [];
  const json = jsonOf(text);
  if (json !== undefined) return ofJson(json.value);
  const root = xmlOf(text);
  if (root !== undefined) return ofXml(root);
  return text.length > MAX_TEXT || text.includes(MASK) ? [] : [{ equals: text }];
}

function ofJson(document: unknown): BodyCondition[] {
  const found: BodyCondition[] = [];
  const visit = (value: unknown, pointer: string, name: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        // An item of a list has the name of the list.
        const own = Array.isArray(value) ? name : key;
        visit(inner, `${pointer}/${pointerToken(key)}`, own);
      }
      return;
    }
    const scalar = value as string | number | boolean | null;
    if (isStable(name, scalar)) found.push({ pointer, equals: scalar });
  };
  visit(document, '', '');
  return found;
}

function ofXml(root: XmlElement): BodyCondition[] {
  const found = new Map<string, BodyCondition>();
  const visit = ({ name, children, text }: XmlElement, parents: string): void => {
    const element = parents === '' ? name : `${parents}/${name}`;
    for (const child of children) visit(child, element);
    const equals = text.trim();
    if (children.length > 0 || equals === '' || !isStable(name, equals)) return;
    // The condition of a rule has names of XML without special characters only.
    if (/[\s:@[\]*]/.test(element)) return;
    found.set(`${element}=${equals}`, { element, equals });
  };
  visit(root, '');
  return [...found.values()];
}

function ofForm(text: string): BodyCondition[] {
  return text
    .split('&')
    .filter((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return value !== '' && isStable(name, value);
    })
    .map((contains) => ({ contains }));
}

function isStable(name: string, value: string | number | boolean | null): boolean {
  const plain = name.replace(/[_-]/g, '').toLowerCase();
  if (VOLATILE_NAME.test(plain)) return false;
  if (typeof value !== 'string') return true;
  if (value.includes(MASK) || value.length > MAX_TEXT) return false;
  if (INSTANT.test(value) || value.startsWith(GZIP_IN_BASE64)) return false;
  return !UUID.test(value) || KEY_NAME.test(plain);
}

function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function xmlOf(text: string): XmlElement | undefined {
  if (!text.trimStart().startsWith('<')) return undefined;
  try {
    return readXml(Buffer.from(text, 'utf8'));
  } catch {
    return undefined;
  }
}
