import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { brasiliaDate } from '#libs/brazil';
import {
  checkMac,
  chipTagError,
  cryptogramVersion,
  issuerAuthentication,
  keyCheckValue,
  macElementOf,
  macOf,
  PIN_FORMATS,
  pinBlock,
  readChipTags,
  readPinBlock,
  requestCryptogram,
  TEST_KEYS,
  toHex,
  withCryptogram,
  withMessageMac,
  writeChipTags,
  type ChipTags,
  type PinKeys,
  type TestKey,
} from '#libs/card-security';
import { Iso8583Error, isApproval, type Codec, type IsoMessage } from '#libs/iso8583';
import { RequestInvalid, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { ProfilesService } from '../../profiles/profiles.service';
import {
  arqcRequest,
  arqcCheckRequest,
  macRequest,
  macCheckRequest,
  pinBlockRequest,
  pinBlockCheckRequest,
  USUAL_ISSUER_DATA,
} from './crypto.request';
import {
  type ArqcCheckResponse,
  type ArqcResponse,
  type MacCheckResponse,
  type MacResponse,
  type PinBlockCheckResponse,
  type PinBlockResponse,
  type TestKeyResponse,
} from './crypto.response';

/** PIN blocks, MACs and cryptograms with the published test keys, or with keys of the caller. Nothing is stored. */
@Injectable()
export class CryptoToolsService {
  constructor(
    private readonly profiles: ProfilesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  keys(): TestKeyResponse[] {
    return Object.values(TEST_KEYS).map(({ hex: key, ...rest }) => ({ ...rest, key }));
  }

  /** @throws RequestInvalid */
  pinBlock(body: unknown): PinBlockResponse {
    const { pin, pan = '', format, key } = readRequest(pinBlockRequest, body ?? {});
    const name = PIN_FORMATS.find((known) => Number(known) === format) ?? '0';
    const keys = pinKeys(key);
    const isAes = format === 4;
    const kcv = keyCheckValue(isAes ? keys.aes : keys.tdes, isAes ? 'AES' : 'TDES');
    return { block: pinBlock({ format: name, pin, pan, keys }), format, kcv };
  }

  /** @throws RequestInvalid */
  checkPinBlock(body: unknown): PinBlockCheckResponse {
    const { block, pin, pan = '', key } = readRequest(pinBlockCheckRequest, body ?? {});
    const read = readPinBlock(block, pan, pinKeys(key));
    if (read === undefined) {
      const detail = 'The block has no PIN of format 0, 1, 3 or 4 for this key and card number.';
      return { matches: false, detail };
    }
    const matches = read.pin === pin;
    const detail = `The block of format ${read.format} has ${matches ? 'this' : 'another'} PIN.`;
    return { matches, format: Number(read.format), detail };
  }

  /** @throws RequestInvalid, Iso8583Error or ProfileUnknown */
  async mac(body: unknown): Promise<MacResponse> {
    const { data, key, profile, algorithm, padding, ...sent } = readRequest(macRequest, body ?? {});
    const macKey = keyOf(key, TEST_KEYS.mac);
    const options = { algorithm, padding };
    if (data !== undefined) return { mac: toHex(macOf(hex(data), macKey, options)) };
    const codec = await this.profiles.codec(profile);
    const message = withMessageMac(messageOf(sent, codec), codec, macKey, options);
    const element = macElementOf(message);
    return {
      mac: message.fields[element] ?? '',
      element: `DE${element}`,
      fields: message.fields,
      raw: toHex(codec.encode(message)),
    };
  }

  /** @throws RequestInvalid, Iso8583Error or ProfileUnknown */
  async checkMac(body: unknown): Promise<MacCheckResponse> {
    const { data, mac, key, profile, algorithm, padding, ...sent } = readRequest(
      macCheckRequest,
      body ?? {},
    );
    const macKey = keyOf(key, TEST_KEYS.mac);
    const options = { algorithm, padding };
    if (data !== undefined) {
      const expected = toHex(macOf(hex(data), macKey, options));
      return comparison(expected, mac?.toUpperCase() ?? '', '`mac`');
    }
    const codec = await this.profiles.codec(profile);
    const packed = sent.raw === undefined ? codec.encode(messageOf(sent, codec)) : hex(sent.raw);
    const checked = checkMac(packed, codec, macKey, options);
    if (checked !== undefined) {
      return comparison(checked.expected, checked.carried, checked.element);
    }
    const element = macElementOf(codec.decode(packed));
    return { matches: false, detail: `The message has no MAC in DE${element}.` };
  }

  /** @throws RequestInvalid */
  arqc(body: unknown): ArqcResponse {
    const { pan, cardSequence, emv = '', key, ...values } = readRequest(arqcRequest, body ?? {});
    const given = chipTags(emv);
    const usual = usualTags(values, brasiliaDate(this.clock.nowMs()));
    const missing = Object.entries(usual).filter(([tag]) => given[tag] === undefined);
    const whole = emv.toUpperCase() + writeChipTags(Object.fromEntries(missing));
    const { tags, card, ...version } = cardOf({ pan, cardSequence, key }, whole);
    const arqc = requestCryptogram(card, tags);
    return { arqc, ...version, emv: withCryptogram(whole, arqc) };
  }

  /** @throws RequestInvalid */
  checkArqc(body: unknown): ArqcCheckResponse {
    const { emv, responseCode, ...keys } = readRequest(arqcCheckRequest, body ?? {});
    const { tags, card, ...version } = cardOf(keys, emv);
    const arqc = tags['9F26'];
    if (arqc?.length !== 16) throw chipInvalid('Must have the cryptogram in tag 9F26: 8 bytes.');
    const expected = requestCryptogram(card, tags);
    const decision = { arqc, responseCode, approved: isApproval(responseCode) };
    const answer = issuerAuthentication(card, tags, decision);
    return { matches: arqc === expected, expected, ...version, ...answer };
  }
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

export function keyOf(given: string | undefined, test: TestKey): Buffer {
  return hex(given ?? test.hex);
}

function pinKeys(given: string | undefined): PinKeys {
  return { tdes: keyOf(given, TEST_KEYS.pin), aes: keyOf(given, TEST_KEYS.pinAes) };
}

type MacMessage = Pick<z.output<typeof macRequest>, 'message' | 'raw'>;

/** The message with its padding, so that its elements are the same as in the packed message. */
function messageOf({ message, raw }: MacMessage, codec: Codec): IsoMessage {
  if (raw !== undefined || message === undefined) return codec.decode(hex(raw ?? ''));
  const { mti, fields } = message;
  return codec.decode(codec.encode({ mti, fields: Object.fromEntries(fields) }));
}

function comparison(expected: string, carried: string, name: string): MacCheckResponse {
  const matches = expected === carried;
  const detail = matches
    ? `${name} is the MAC of the bytes before it.`
    : `${name} is ${carried}, but the MAC with this key is ${expected}.`;
  return { matches, expected, detail };
}

/** The usual values of the tags of a cryptogram: a terminal in Brazil, and a purchase in reais. */
function usualTags(
  {
    amount,
    atc,
    scheme,
    version,
  }: Pick<z.output<typeof arqcRequest>, 'amount' | 'atc' | 'scheme' | 'version'>,
  today: string,
): ChipTags {
  const byVersion: Readonly<Record<number, string>> = USUAL_ISSUER_DATA[scheme];
  const [usual] = Object.values(byVersion);
  const issuerData = version === undefined ? usual : byVersion[version];
  return {
    '9F02': String(amount).padStart(12, '0'),
    '9F03': '000000000000',
    '9F1A': '0076',
    '95': '0000000000',
    '5F2A': '0986',
    '9A': today.slice(2).replaceAll('-', ''),
    '9C': '00',
    '9F37': '12345678',
    '82': '3900',
    '9F36': atc.toString(16).toUpperCase().padStart(4, '0'),
    '9F10': issuerData,
  };
}

interface SentCard {
  readonly pan: string;
  readonly cardSequence?: string | undefined;
  readonly key?: string | undefined;
}

function cardOf({ pan, cardSequence, key }: SentCard, emv: string) {
  const tags = chipTags(emv);
  const error = chipTagError(tags);
  if (error !== undefined) throw chipInvalid(error);
  const sequence = cardSequence ?? tags['5F34'];
  const card = { issuerKey: keyOf(key, TEST_KEYS.issuerMaster), pan, sequence };
  return { tags, card, ...schemeOf(tags) };
}

function schemeOf(tags: ChipTags): Pick<ArqcResponse, 'scheme' | 'version'> {
  const { scheme = 'visa', number: version = 0 } = cryptogramVersion(tags['9F10'] ?? '') ?? {};
  return { scheme, version };
}

export function chipTags(emv: string): ChipTags {
  try {
    return readChipTags(emv);
  } catch (error) {
    if (error instanceof Iso8583Error) throw chipInvalid(error.detail);
    throw error;
  }
}

export function chipInvalid(detail: string): RequestInvalid {
  return new RequestInvalid([{ pointer: '/emv', detail }]);
}
