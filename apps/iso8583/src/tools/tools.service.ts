import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bytesOf, isJson, mediaTypeOf } from '#libs/http';
import {
  describeElements,
  describeMti,
  guess,
  maskMessage,
  printMessage,
  type ByteRange,
  type Codec,
  type Guess,
  type GuessedFraming,
} from '#libs/iso8583';
import { readJson } from '#libs/schema';
import { hexBytes, rawBody, readMessage } from '../messages/message-format';
import { packedMessage } from '../messages/message.request';
import { MessageInvalid } from '../messages/message.errors';
import { ProfilesService } from '../profiles/profiles.service';
import {
  type DecodedResponse,
  type EncodedResponse,
  type GuessedFramingResponse,
  type GuessResponse,
} from './tools.response';

/** Decodes, encodes and explains messages, without a decision of the host. */
@Injectable()
export class ToolsService {
  constructor(private readonly profiles: ProfilesService) {}

  async decode(request: Request, profile?: string, unmasked = false): Promise<DecodedResponse> {
    const codec = await this.profiles.codec(profile);
    const message = codec.decode(bytesIn(request, codec));
    const { profile: used } = codec;
    const shown = unmasked ? message : maskMessage(message, used);
    const { mti, fields, parts, header } = shown;
    return {
      mti,
      meaning: meaningOf(mti),
      ...(header !== undefined && { header }),
      fields,
      ...(parts && { parts }),
      elements: describeElements(shown, used).map((element) => ({ ...element })),
      // It is masked already, unless it is shown as it is.
      printed: printMessage(shown, { unmasked: true, profile: used }),
    };
  }

  async encode(request: Request, profile?: string): Promise<EncodedResponse> {
    const codec = await this.profiles.codec(profile);
    const { message } = readMessage(request, codec, '1');
    const bytes = codec.encode(message);
    return { raw: bytes.toString('hex').toUpperCase(), length: bytes.length };
  }

  async explain(request: Request, profile?: string): Promise<readonly ByteRange[]> {
    const codec = await this.profiles.codec(profile);
    return codec.explain(bytesIn(request, codec));
  }

  async guess(request: Request): Promise<GuessResponse[]> {
    const codecs = await this.profiles.codecs();
    const readings = bytesInEitherForm(request).map((bytes) => guess(bytes, codecs));
    // A text of digits can be hex or the message itself. The reading that fits a profile better is used.
    const [best = []] = readings.sort((one, other) => rank(one) - rank(other));
    return best.map(({ profile, verdict, framing, doubts, stoppedAt }) => ({
      profile,
      verdict,
      ...(framing === undefined ? {} : { framing: framingResponse(framing) }),
      doubts: [...doubts],
      ...(stoppedAt === undefined
        ? {}
        : {
            stoppedAt: {
              element: stoppedAt.element,
              detail: stoppedAt.detail,
              ...(stoppedAt.offset === undefined ? {} : { offset: stoppedAt.offset }),
            },
          }),
    }));
  }
}

function framingResponse({ name, header }: GuessedFraming): GuessedFramingResponse {
  return header === undefined ? { name } : { name, header };
}

const VERDICTS: readonly Guess['verdict'][] = ['exact', 'readable', 'unreadable'];

function rank([best]: readonly Guess[]): number {
  return best === undefined
    ? VERDICTS.length
    : VERDICTS.indexOf(best.verdict) * 100 + best.doubts.length;
}

function meaningOf(mti: string): string {
  const described = describeMti(mti);
  if (described === undefined) return '';
  return `${described.class} ${described.function}, ${described.origin}`;
}

/** The packed message: a raw body, or `raw` of a JSON one, in hex. */
function bytesIn(request: Request, codec: Codec): Buffer {
  return isJson(mediaTypeOf(request) ?? 'application/json')
    ? hexBytes(rawMember(request), '/raw')
    : rawBody(request, codec).bytes;
}

function bytesInEitherForm(request: Request): Buffer[] {
  const mediaType = mediaTypeOf(request) ?? 'application/json';
  if (isJson(mediaType)) return [hexBytes(rawMember(request), '/raw')];
  const bytes = bytesOf(request) ?? Buffer.alloc(0);
  if (mediaType === 'application/octet-stream') return [bytes];
  const text = bytes.toString('latin1').trim();
  const isHex = /^(?:[0-9A-Fa-f]{2}\s*)+$/.test(text);
  return [...(isHex ? [hexBytes(text, '')] : []), Buffer.from(text, 'latin1')];
}

/** @throws MessageInvalid */
function rawMember(request: Request): string {
  const read = readJson(packedMessage, request.body ?? {});
  if (!read.ok) throw new MessageInvalid(read.refusal);
  return read.value.raw;
}
