import { percentDecoded } from '#libs/kernel';
import { MASK, maskText, withoutEscapes } from '#libs/masking';
import { readXml } from '#libs/xml';
import { type StandIns } from '../stand-ins/stand-ins';
import { decoded64 } from './base64';
import { standInOf } from './by-category';
import { maskQrCode } from './mask-qr-code';
import { categoryOf, type OwnNames, type Place } from './names';
import { PATTERNS } from './patterns';
import { isPerson, NAME_OF_PERSON } from './person-names';
import { Placeholders } from './placeholders';
import { rewriteJson, type Replacing } from './rewrite-json';
import { rewriteXml } from './rewrite-xml';

/** The maximum depth of documents inside texts of documents. Deeper documents are hidden as a whole. */
const MAX_NESTING = 8;
/** The segment of an address before a txid (API Pix, 2.8: /cob/{txid}). */
const CHARGES = /^(?:cob|cobv|cobr|lotecobv)$/;
const LAST_PATTERN = PATTERNS.at(-1)?.[0];
/** An authorization code of OAuth has at least this length; other values named `code` are shorter. */
const AUTHORIZATION_CODE = /^[\w.~-]{20,}$/;

/** Masks texts of one recording: the same value gets the same stand-in everywhere. */
export class TextMask {
  constructor(
    readonly standIns: StandIns,
    private readonly own: OwnNames,
  ) {}

  /** A document or a text without a name. */
  document(text: string): string {
    return this.free(text, 0);
  }

  /** A value below these names. */
  named(value: string, place: Place, kind: 'text' | 'number' = 'text'): string {
    return this.at(value, place, kind, 0);
  }

  /** @returns undefined if the text is not well-formed JSON */
  json(text: string): string | undefined {
    return isJson(text) ? rewriteJson(text, this.replacing(0)) : undefined;
  }

  /** @returns undefined if the text is not well-formed XML, or has a document type */
  xml(text: string): string | undefined {
    return isXml(text) ? rewriteXml(text, this.replacing(0)) : undefined;
  }

  form(text: string): string {
    return this.formAt(text, 0);
  }

  /** A path with its query, or an absolute address. */
  address(text: string): string {
    return this.addressAt(text, 0);
  }

  private at(value: string, place: Place, kind: 'text' | 'number', nesting: number): string {
    const category = categoryOf(place, this.own);
    if (category === 'kept') return value;
    if (category === 'secret') return kind === 'number' ? '0' : hidden(value);
    if (category === 'protocolId') this.standIns.keep(value.trim());
    const standIn = standInOf(category, value, this.standIns);
    if (standIn !== undefined) return kind === 'number' ? asNumber(standIn) : standIn;
    const masked = this.free(value, nesting, category === 'thing' ? 'none' : 'people');
    if (kind === 'number') return /^-?[\d.eE+-]+$/.test(masked) ? asNumber(masked) : '0';
    const isUnknownKey = category === 'pixKey' && masked === value && /\d{4}|@/.test(value);
    return isUnknownKey ? this.standIns.of('form', value) : masked;
  }

  private replacing(nesting: number): Replacing {
    return {
      value: (text, place, kind) => this.at(text, place, kind, nesting + 1),
      isHidden: (place) => categoryOf(place, this.own) === 'secret',
    };
  }

  /** @param names whether the text may have names of people */
  private free(text: string, nesting: number, names: 'people' | 'none' = 'people'): string {
    if (text.length < 4) return text;
    if (nesting > MAX_NESTING) return MASK;
    const trimmed = text.trim();
    if (/^[{["]/.test(trimmed) && isJson(text)) return rewriteJson(text, this.replacing(nesting));
    if (trimmed.startsWith('<') && isXml(text)) return rewriteXml(text, this.replacing(nesting));
    if (/^[\w.%[\]-]+=[^\s&=]*(?:&[\w.%[\]-]+=[^\s&=]*)+$/.test(trimmed)) {
      return this.formAt(text, nesting);
    }
    if (/^(?:https?:\/\/|\/)[^\s?]+\?\S+$/.test(trimmed)) return this.addressAt(trimmed, nesting);
    return (
      maskQrCode(trimmed, this.standIns) ?? this.base64(text, nesting) ?? this.plain(text, names)
    );
  }

  private base64(text: string, nesting: number): string | undefined {
    const content = decoded64(text);
    if (content === undefined) return undefined;
    if (content.kind === 'bytes') return MASK;
    const masked = this.free(content.text, nesting + 1);
    // A text that happens to be in the alphabet of Base64 is masked as it stands.
    return masked === content.text ? undefined : content.encode(masked);
  }

  /** Text in an unknown format, including values that are hidden by escapes. */
  private plain(text: string, names: 'people' | 'none' = 'people'): string {
    const plain = Placeholders.cleaned(withoutEscapes(text));
    const places = new Placeholders();
    let rest = plain;
    for (const [pattern, replace] of PATTERNS) {
      rest = rest.replace(pattern, (found) => {
        const standIn = replace(found, this.standIns);
        // A number that is no personal data, such as a timestamp, stays as it is.
        const isDecided = pattern === LAST_PATTERN || standIn !== found;
        return isDecided ? places.put(standIn) : found;
      });
    }
    if (names === 'people') {
      rest = rest.replace(NAME_OF_PERSON, (found) => {
        return isPerson(found) ? places.put(this.standIns.ofPerson(found)) : found;
      });
    }
    const masked = places.resolved(maskText(this.standIns.withoutKnownNames(rest)));
    return masked === plain ? text : masked;
  }

  private formAt(text: string, nesting: number): string {
    return text
      .split('&')
      .map((pair) => {
        const sign = pair.indexOf('=');
        const [name, value] = sign === -1 ? [pair, ''] : [pair.slice(0, sign), pair.slice(sign)];
        const plainName = percentDecoded(name.replaceAll('+', ' '));
        const masked = encodedLike(name, this.free(plainName, nesting + 1), plainName);
        if (value === '') return masked;
        return `${masked}=${this.parameter(plainName, value.slice(1), nesting)}`;
      })
      .join('&');
  }

  private parameter(name: string, encoded: string, nesting: number): string {
    const value = percentDecoded(encoded.replaceAll('+', ' '));
    const isCode = name.toLowerCase() === 'code' && AUTHORIZATION_CODE.test(value);
    const masked = isCode ? MASK : this.at(value, [name.trim()], 'text', nesting + 1);
    return encodedLike(encoded, masked, value);
  }

  private addressAt(text: string, nesting: number): string {
    const mark = text.search(/[?#]/);
    const path = mark === -1 ? text : text.slice(0, mark);
    const query = mark === -1 ? '' : text.slice(mark + 1);
    const [origin = ''] = /^https?:\/\/[^/]*/.exec(path) ?? [];
    // A formatted CNPJ contains a slash.
    const cnpj =
      /(?<![\w.])[\dA-Za-z]{2}\.[\dA-Za-z]{3}\.[\dA-Za-z]{3}\/[\dA-Za-z]{4}-\d{2}(?!\w)/g;
    const places = new Placeholders();
    const marked = Placeholders.cleaned(path.slice(origin.length)).replace(cnpj, (found) =>
      places.put(this.plain(found)),
    );
    const segments = marked.split('/').map((segment, index, all) => {
      return this.segment(segment, all[index - 1] ?? '', nesting);
    });
    const shown = this.plain(origin) + places.resolved(segments.join('/'));
    if (mark === -1) return shown;
    return shown + text.charAt(mark) + this.formAt(query, nesting);
  }

  /** A segment of a path. The one before it says what it is: `/accounts/123456`. */
  private segment(encoded: string, before: string, nesting: number): string {
    const value = percentDecoded(encoded);
    const category = categoryOf([before.replace(/s$/, '')], this.own);
    if (category === 'protocolId' || CHARGES.test(before)) this.standIns.keep(value);
    const isValue = /\d{4}/.test(value) && (category === 'number' || category === 'card');
    const named = isValue ? standInOf(category, value, this.standIns) : undefined;
    // No address of a service has a space, but a name has.
    const person = /\p{L}\s+\p{L}/u.test(value) ? this.standIns.ofPerson(value) : undefined;
    return encodedLike(encoded, named ?? person ?? this.free(value, nesting + 1), value);
  }
}

function hidden(value: string): string {
  return value === '' ? '' : MASK;
}

/** The masked value in the encoding of an address; the original text if nothing was masked. */
function encodedLike(encoded: string, masked: string, value: string): string {
  if (masked === value) return encoded;
  return encodeURIComponent(Buffer.from(masked, 'utf8').toString('utf8'))
    .replaceAll('%40', '@')
    .replaceAll('%3A', ':')
    .replaceAll('%EE%80%80', '\uE000')
    .replaceAll('%EE%80%81', '\uE001');
}

/** A number in JSON has no zero at its start. */
function asNumber(text: string): string {
  const number = text.replace(/^(-?)0+(?=\d)/, '$1');
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(number) ? number : '0';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isXml(text: string): boolean {
  try {
    readXml(Buffer.from(text, 'utf8'));
    return true;
  } catch {
    return false;
  }
}
