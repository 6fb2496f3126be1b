import type { Request } from 'express';
import { bytesOf, isJson, isRaw, mediaTypeOf } from '#libs/http';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { refuseMediaType } from '#libs/openapi';
import { readJson } from '#libs/schema';
import { MessageInvalid } from './message.errors';
import { isHexText } from './raw-text';
import { elementsOf, jsonMessage, namedMti } from './named-fields';

/** The format of a message over HTTP. */
export type MessageFormat = 'json' | 'hex' | 'ascii' | 'bytes';

/** A received message. */
export interface ReceivedMessage {
  readonly format: MessageFormat;
  readonly message: IsoMessage;
  /** The bytes of the message; absent for JSON. */
  readonly packed?: Buffer;
  /** True for JSON without `complete: false` or `strict: true`: missing elements must be completed. */
  readonly isToComplete: boolean;
  /** Whether the message asks for the strict mode, in which a missing mandatory element gets code 30. */
  readonly isStrict: boolean;
}

export type MtiClass = '1' | '2' | '4' | '5' | '8';

/**
 * The message in the body of a request: JSON by number or by name, hex or ASCII as text, or bytes.
 * @throws Iso8583Error, MessageInvalid or HttpProblem 415
 */
export function readMessage(request: Request, codec: Codec, mtiClass: MtiClass): ReceivedMessage {
  const mediaType = mediaTypeOf(request) ?? 'application/json';
  const isStrictAddress = strictOf(request.query['strict']);
  if (isJson(mediaType)) return fromJson(request.body, codec, mtiClass, isStrictAddress);
  const { format, bytes } = rawBody(request, codec);
  const message = codec.decode(bytes);
  return { format, message, packed: bytes, isToComplete: false, isStrict: isStrictAddress };
}

/** @throws MessageInvalid unless `?strict=` is absent, true or false */
function strictOf(value: unknown): boolean {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw new MessageInvalid([{ pointer: '/strict', detail: 'Must be true or false.' }]);
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
  // Blanks at the end can belong to the last element, but the line break of an editor or a shell cannot.
  const text = body.toString('latin1').replace(/\r?\n$/, '');
  if (!isHexText(text, codec.profile))
    return { format: 'ascii', bytes: Buffer.from(text, 'latin1') };
  return { format: 'hex', bytes: hexBytes(text, '') };
}

/** @throws MessageInvalid unless the text is pairs of hex digits; white space is ignored */
export function hexBytes(text: string, pointer: string): Buffer {
  const hex = text.replace(/\s+/g, '');
  const bad = hex.search(/[^0-9A-Fa-f]/);
  if (bad >= 0) {
    const detail = `Must be hex digits; character ${String(bad + 1)} is not a hex digit.`;
    throw new MessageInvalid([{ pointer, detail }]);
  }
  if (hex.length % 2 === 1) {
    const detail = `Must be pairs of hex digits; there are ${String(hex.length)} digits.`;
    throw new MessageInvalid([{ pointer, detail }]);
  }
  return Buffer.from(hex, 'hex');
}

/** The format of the response: the format of the request, unless Accept asks for another. */
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

const MACS = ['64', '128'];

function fromJson(
  body: unknown,
  { profile }: Codec,
  mtiClass: MtiClass,
  isStrictAddress: boolean,
): ReceivedMessage {
  const read = readJson(jsonMessage, numbersInFields(body));
  if (!read.ok) throw new MessageInvalid(read.refusal);
  const { mti = namedMti(mtiClass, read.value), ...sent } = read.value;
  const { fields, parts, header, complete, strict } = sent;
  const isStrict = strict ?? isStrictAddress;
  const numbered = {
    fields: Object.fromEntries(fields ?? []),
    parts: Object.fromEntries(parts ?? []),
  };
  const elements = elementsOf(read.value, numbered, profile);
  const hasParts = Object.keys(elements.parts).length > 0;
  return {
    format: 'json',
    message: {
      ...{ mti, fields: elements.fields },
      ...(hasParts && { parts: elements.parts }),
      ...(typeof header === 'string' && { header }),
    },
    // A MAC is about all elements of the message, so none is added.
    isToComplete: complete !== false && !isStrict && !MACS.some((mac) => mac in elements.fields),
    isStrict,
  };
}

/**
 * Moves members whose names are numbers, as in `{"0": "0100", "2": "4000000000000001"}`, to `mti` and `fields`, and those
 * whose names are paths, as in `{"48.84": "02"}`, to `parts`.
 */
function numbersInFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const members = Object.entries(body);
  const kindOf = ([name]: [string, unknown]): 'number' | 'path' | 'name' => {
    if (/^[0-9]{1,3}$/.test(name)) return 'number';
    return /^[0-9]{1,3}\../.test(name) ? 'path' : 'name';
  };
  const of = (kind: ReturnType<typeof kindOf>) =>
    Object.fromEntries(members.filter((member) => kindOf(member) === kind)) as Record<
      string,
      unknown
    >;
  const { fields, parts, ...named } = of('name');
  const { '0': mti, ...elements } = of('number');
  return {
    ...(mti === undefined ? {} : { mti }),
    ...named,
    ...merged('fields', elements, fields),
    ...merged('parts', of('path'), parts),
  };
}

/** The member with the members that were moved; those of the member itself have priority. */
function merged(name: string, moved: Record<string, unknown>, sent: unknown): object {
  if (Object.keys(moved).length === 0) return sent === undefined ? {} : { [name]: sent };
  return { [name]: typeof sent === 'object' && sent !== null ? { ...moved, ...sent } : moved };
}
