import { NAME, percentDecoded } from '#libs/kernel';
import { keepSandbox, keepSandboxOfHost } from './keep-sandbox';
import { maskEncoded, maskForm } from './mask-form';
import { maskJson } from './mask-json';
import { maskNamedValues } from './mask-named-values';
import { MASK } from './mask-pan';
import { maskXml } from './mask-xml';
import { maskPersonalData } from './personal-data';
import { bodyRulesOf, treatmentOf, type BodyRules } from './sensitive-names';

/** The maximum depth of documents inside texts of documents. Deeper documents are hidden as a whole. */
const MAX_NESTING = 8;
/** The maximum number of times a text is unescaped. Values with more encodings are not recognized. */
const MAX_ENCODINGS = 4;
/** The length of a card number in which each digit is escaped. */
const MAX_CUT_NUMBER = 128;

/**
 * The header with the sandbox name. Every reader of the journal knows this name, so it is not masked even if it looks
 * like a card number.
 */
const SANDBOX_HEADER = 'x-sandbox';

/** Headers whose whole value is a credential. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  ...['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key'],
]);

/**
 * Masks personal data and secrets in a text: card numbers, CPF, CNPJ, e-mail addresses, phone numbers,
 * tokens, and the values of JSON members, XML elements and attributes with a sensitive name. Identifiers
 * that only contain many digits stay readable, and JSON and XML stay well-formed.
 *
 * @example
 * maskText('{"pan":"4111111111111111","cvv":"123"}'); // '{"pan":"411111******1111","cvv":""}'
 */
export function maskText(text: string): string {
  return maskAt(text, 0);
}

/** What decides how a body is masked. */
export interface AboutBody {
  readonly isForm: boolean;
  /** The address, with or without its query. */
  readonly path?: string;
}

/** Masks a body of a request or a response. */
export function maskBody(text: string, { isForm, path = '' }: AboutBody): string {
  return isForm ? maskForm(text, maskText) : maskAt(text, 0, bodyRulesOf(path));
}

/**
 * Masks the beginning of a body. Its last characters are removed if they may be the start of a number that can only be
 * recognized as a whole.
 */
export function maskCutBody(text: string, about: AboutBody): string {
  return maskBody(withoutCutEnd(text.replace(/\uFFFD+$/, '')), about);
}

/** The beginning of a text, of which the mask recognizes all that it recognizes in the whole text. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : withoutCutEnd(text.slice(0, length));
}

function withoutCutEnd(text: string): string {
  const last = text.slice(-MAX_CUT_NUMBER).replace(/[\w@.+%&;#\\\s-]*$/, '');
  return text.slice(0, -MAX_CUT_NUMBER) + last;
}

/** Masks a path with its query. */
export function maskPath(path: string): string {
  const mark = path.indexOf('?');
  const segments = (mark === -1 ? path : path.slice(0, mark)).split('/');
  const masked = segments
    .map((segment) => maskEncoded(segment, maskText, percentDecoded))
    .join('/');
  // A formatted CNPJ contains a slash.
  const shown = maskPersonalData(masked);
  return mark === -1 ? shown : `${shown}?${maskForm(path.slice(mark + 1), maskText)}`;
}

/**
 * @param sandbox the name of the sandbox, which is shown
 * @returns the values by lower-case name
 */
export function maskHeaders(
  headers: Readonly<Record<string, number | string | readonly string[] | undefined>>,
  sandbox?: string,
): Record<string, string> {
  const maskValue = keepSandbox(sandbox, maskText);
  const maskHost = keepSandboxOfHost(sandbox, maskText);
  const masked: [string, string][] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    if (name.toLowerCase() === SANDBOX_HEADER && NAME.test(text)) {
      masked.push([name, text]);
      continue;
    }
    const isSecret =
      SECRET_HEADERS.has(name.toLowerCase()) || treatmentOf(name.replace(/^x-/i, '')) !== undefined;
    const maskOther = name.toLowerCase() === 'host' ? maskHost : maskValue;
    masked.push([name, isSecret ? MASK : maskOther(text)]);
  }
  return Object.fromEntries(masked);
}

function maskAt(text: string, nesting: number, rules?: BodyRules): string {
  if (nesting > MAX_NESTING) return MASK;
  const maskLeaf = (leaf: string): string => maskAt(leaf, nesting + 1);
  if (/^\s*[{[]/.test(text)) {
    const masked = maskJson(text, maskLeaf, rules);
    return isJson(text) ? masked : maskPlain(masked);
  }
  return /<[\p{L}_!?]/u.test(text) ? maskXml(text, maskLeaf) : maskPlain(text);
}

/** Masks text in an unknown format, including values that are hidden by escapes of JSON, XML or URLs. */
function maskPlain(text: string): string {
  const plain = withoutEscapes(text);
  const masked = maskNamedValues(maskPersonalData(plain));
  return masked === plain ? text : masked;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The text without the escapes of JSON, XML and URLs that can hide a value; line ends and other controls stay escaped. */
export function withoutEscapes(text: string): string {
  let plain = text;
  for (let count = 0; count < MAX_ENCODINGS; count += 1) {
    const decoded = plain
      .replace(/\\u00([2-7][\dA-Fa-f])|%([2-7][\dA-Fa-f])|&#x0*([2-7][\dA-Fa-f]);/g, asciiOfHex)
      .replace(/&#0*(\d{2,3});/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replaceAll('&amp;', '&');
    if (decoded === plain) return plain;
    plain = decoded;
  }
  return plain;
}

function asciiOfHex(_: string, json?: string, percent?: string, xml?: string): string {
  return String.fromCharCode(Number.parseInt(json ?? percent ?? xml ?? '', 16));
}
