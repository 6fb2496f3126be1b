import type { Request } from 'express';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { pointerToken } from '#libs/kernel';
import { bytesOf, isJson, isRaw, mediaTypeOf, refuseMediaType } from '#libs/platform';
import { MessageInvalid } from './message.errors';
import { namedMti, readNamedFields } from './named-fields';

/** How a message is written on the HTTP side. */
export type MessageFormat = 'json' | 'hex' | 'ascii' | 'bytes';

/** A message as it came. */
export interface ReceivedMessage {
  readonly format: MessageFormat;
  readonly message: IsoMessage;
  /** Missing elements of JSON are completed, unless `complete` is false. */
  readonly isToComplete: boolean;
}

export type MtiClass = '1' | '2' | '4' | '8';

/**
 * The message in the body of a request: JSON by number or by name, hex or ASCII as text, or bytes.
 * @throws Iso8583Error, MessageInvalid or HttpProblem 415
 */
export function readMessage(request: Request, codec: Codec, mtiClass: MtiClass): ReceivedMessage {
  const mediaType = mediaTypeOf(request) ?? 'application/json';
  if (isJson(mediaType)) return fromJson(request.body, mtiClass);
  const { format, bytes } = rawBody(request, codec);
  return { format, message: codec.decode(bytes), isToComplete: false };
}

/** The bytes of a raw body. */
export function rawBody(
  request: Request,
  codec: Codec,
): { readonly format: MessageFormat; readonly bytes: Buffer } {
  const mediaType = mediaTypeOf(request) ?? '';
  const body = bytesOf(request) ?? Buffer.alloc(0);
  refuseMediaType(request, isRaw, ['application/json', 'text/plain', 'application/octet-stream']);
  if (mediaType === 'application/octet-stream') return { format: 'bytes', bytes: body };
  const text = body.toString('latin1').trim();
  // In hex an ASCII or EBCDIC MTI begins with 3 or F; as it is, with its version.
  const isHex = codec.profile.mti !== 'ascii' || !/^[0-2489]/.test(text);
  if (!isHex) return { format: 'ascii', bytes: Buffer.from(text, 'latin1') };
  return { format: 'hex', bytes: hexBytes(text, '') };
}

/** @throws MessageInvalid where it is not pairs of hex digits; white space between them is nothing */
export function hexBytes(text: string, pointer: string): Buffer {
  const hex = text.replace(/\s+/g, '');
  const bad = hex.search(/[^0-9A-Fa-f]/);
  if (bad >= 0) {
    const detail = `Must be hex digits; character ${String(bad + 1)} is not one.`;
    throw new MessageInvalid([{ pointer, detail }]);
  }
  if (hex.length % 2 === 1) {
    const detail = `Must be an even number of hex digits, not ${String(hex.length)}.`;
    throw new MessageInvalid([{ pointer, detail }]);
  }
  return Buffer.from(hex, 'hex');
}

/** The format of the response: that of the request, unless Accept asks for another. */
export function responseFormat(request: Request, own: MessageFormat): MessageFormat {
  const types: Readonly<Record<MessageFormat, string>> = {
    json: 'application/json',
    hex: 'text/plain',
    ascii: 'text/plain',
    bytes: 'application/octet-stream',
  };
  const others = Object.values(types).filter((type) => type !== types[own]);
  const accepted = request.accepts([types[own], ...others]);
  if (accepted === false || accepted === types[own]) return own;
  if (accepted === types.json) return 'json';
  return accepted === types.bytes ? 'bytes' : 'hex';
}

function fromJson(body: unknown, mtiClass: MtiClass): ReceivedMessage {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new MessageInvalid([{ pointer: '', detail: 'Must be a JSON object.' }]);
  }
  const given = body as Readonly<Record<string, unknown>>;
  const named = readNamedFields(given);
  const numbered = readNumberedFields(given['fields']);
  const { mti = namedMti(mtiClass, given) } = given;
  const violations = [...named.violations, ...numbered.violations];
  if (typeof mti !== 'string' || !/^[0-9]{4}$/.test(mti)) {
    violations.unshift({ pointer: '/mti', detail: 'Must be a string of four digits, as in 0100.' });
  }
  if (violations.length > 0) throw new MessageInvalid(violations);
  return {
    format: 'json',
    message: { mti: String(mti), fields: { ...named.fields, ...numbered.fields } },
    isToComplete: given['complete'] !== false,
  };
}

function readNumberedFields(given: unknown): ReturnType<typeof readNamedFields> {
  if (given === undefined || given === null) return { fields: {}, violations: [] };
  if (typeof given !== 'object' || Array.isArray(given)) {
    const detail = 'Must be an object of data elements by number, as in {"2": "4000000000000001"}.';
    return { fields: {}, violations: [{ pointer: '/fields', detail }] };
  }
  const entries = Object.entries(given as Readonly<Record<string, unknown>>);
  const violations = entries
    .filter(([, value]) => typeof value !== 'string')
    .map(([key]) => ({
      pointer: `/fields/${pointerToken(key)}`,
      detail: 'Must be a string, as in "000000001000".',
    }));
  const texts = entries.map(([key, value]) => [key, String(value)] as const);
  return { fields: Object.fromEntries(texts), violations };
}
