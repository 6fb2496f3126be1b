import { readTlv, writeTlv } from '#libs/iso8583';
import { DES_BLOCK, encipherTdes, encipherTdesCbc, xor } from '../keys/block-cipher';
import { toHex } from '../keys/key';
import { padded, retailMac } from '../mac/mac';
import { masterKeyOf, versionOf, type CardKeys, type ChipTags } from './cryptogram';
import { type CryptogramVersion } from './cryptogram-version';
import { sessionKey, visaScriptKey } from './derivation';

/** A command that an issuer sends to a card (EMV Book 3, 6.5). */
export type CardCommand =
  | { readonly kind: 'application-block' | 'application-unblock' | 'pin-unblock' }
  | { readonly kind: 'pin-change'; readonly pin: string }
  | { readonly kind: 'offline-limit'; readonly limit: OfflineLimit; readonly value: number };

/** The limits of payments that a card approves without its issuer: by count, or by amount in cents. */
export const OFFLINE_LIMITS = [
  'lower-count',
  'upper-count',
  'lower-amount',
  'upper-amount',
] as const;
export type OfflineLimit = (typeof OFFLINE_LIMITS)[number];

/** The tags of the limits. Visa: VIS 1.5, PUT DATA; M/Chip: 9F14, 9F23, CA and CB. */
const LIMIT_TAGS: Readonly<
  Record<CryptogramVersion['scheme'], Readonly<Record<OfflineLimit, string>>>
> = {
  visa: {
    'lower-count': '9F58',
    'upper-count': '9F59',
    'lower-amount': '9F54',
    'upper-amount': '9F5C',
  },
  mchip: {
    'lower-count': '9F14',
    'upper-count': '9F23',
    'lower-amount': '00CA',
    'upper-amount': '00CB',
  },
};

/** 71: the card carries out the commands before the second cryptogram. 72: after it. */
export const SCRIPT_TEMPLATES = ['71', '72'] as const;
export type ScriptTemplate = (typeof SCRIPT_TEMPLATES)[number];

/** The issuer master keys of a script, and the card. */
export interface ScriptKeys extends Omit<CardKeys, 'issuerKey'> {
  /** Of MACs (IMK-SMI). */
  readonly macKey: Buffer;
  /** Of the encipherment of PINs (IMK-SMC). */
  readonly enciphermentKey: Buffer;
  /** Of cryptograms (IMK-AC); the PIN block of Visa contains a part of the key of the card. */
  readonly issuerKey: Buffer;
}

const MAC_BYTES = 8;
const HEADER_BYTES = 5;

/** A command without its MAC: CLA, INS, P1, P2 in hex, and its data. */
interface BareCommand {
  readonly instruction: string;
  readonly data: Buffer;
}

/**
 * A command with its MAC (secure messaging, format 2 of EMV Book 2, 9), in hex. It belongs to one cryptogram: the MAC
 * is over the header, the ATC, the cryptogram and the data, under a session key of the ATC (Visa) or of the cryptogram (M/Chip).
 * @param tags of the request, with 9F10, 9F26 and 9F36, without an error of `chipTagError`
 */
export function scriptCommand(keys: ScriptKeys, tags: ChipTags, command: CardCommand): string {
  const { instruction, data } = bareCommand(keys, tags, command);
  const header = instruction + toHex(Buffer.of(data.length + MAC_BYTES));
  return header + toHex(data) + commandMac(keys, tags, header, toHex(data));
}

/** The script of one command: 71 or 72 with its identifier (9F18) and the command (86), in hex. */
export function issuerScript(template: ScriptTemplate, id: string, command: string): string {
  const value = writeTlv([
    { tag: '9F18', value: id },
    { tag: '86', value: command },
  ]);
  return writeTlv([{ tag: template, value }]);
}

/** A command of a script, with the MAC that it has and the MAC that it should have. */
export interface CheckedCommand {
  readonly command: string;
  readonly carried: string;
  readonly expected: string;
}

/**
 * Checks the MACs of the commands in scripts.
 * @param hex 71 or 72 with commands in tag 86; other tags are ignored
 * @throws Iso8583Error if the value is not BER-TLV
 */
export function checkScript(keys: ScriptKeys, tags: ChipTags, hex: string): CheckedCommand[] {
  const commands = readTlv(hex)
    .filter(({ tag }) => (SCRIPT_TEMPLATES as readonly string[]).includes(tag))
    .flatMap(({ children = [] }) => children.filter(({ tag }) => tag === '86'));
  return commands.flatMap(({ value: command }) => {
    const carried = command.slice(-2 * MAC_BYTES);
    const header = command.slice(0, 2 * HEADER_BYTES);
    const data = command.slice(2 * HEADER_BYTES, -2 * MAC_BYTES);
    if (command.length < 2 * (HEADER_BYTES + MAC_BYTES)) return [];
    return [{ command, carried, expected: commandMac(keys, tags, header, data) }];
  });
}

/** The result of a script, as a card reports it (EMV Book 4, A5): tag 9F5B or DF31. */
export interface ScriptResult {
  /** The identifier (9F18). */
  readonly id: string;
  readonly outcome: 'not-performed' | 'failed' | 'successful';
}

const OUTCOMES: Readonly<Record<string, ScriptResult['outcome']>> = {
  '0': 'not-performed',
  '1': 'failed',
  '2': 'successful',
};
const RESULT_DIGITS = 10;

/** Reads results of five bytes: the outcome and the number of the command in the first one, then the identifier. */
export function readScriptResults(hex: string): ScriptResult[] {
  const results: ScriptResult[] = [];
  for (let at = 0; at + RESULT_DIGITS <= hex.length; at += RESULT_DIGITS) {
    const outcome = OUTCOMES[hex.charAt(at)];
    if (outcome !== undefined) results.push({ id: hex.slice(at + 2, at + RESULT_DIGITS), outcome });
  }
  return results;
}

function bareCommand(keys: ScriptKeys, tags: ChipTags, command: CardCommand): BareCommand {
  switch (command.kind) {
    case 'application-block':
      return { instruction: '841E0000', data: Buffer.alloc(0) };
    case 'application-unblock':
      return { instruction: '84180000', data: Buffer.alloc(0) };
    case 'pin-unblock':
      return { instruction: '84240000', data: Buffer.alloc(0) };
    case 'pin-change':
      return { instruction: '84240002', data: encipheredPin(keys, tags, command.pin) };
    case 'offline-limit': {
      const tag = LIMIT_TAGS[versionOf(tags).scheme][command.limit];
      const isCount = command.limit.endsWith('count');
      const value = isCount
        ? toHex(Buffer.of(command.value))
        : String(command.value).padStart(12, '0');
      return { instruction: `04DA${tag}`, data: Buffer.from(value, 'hex') };
    }
  }
}

function commandMac(keys: ScriptKeys, tags: ChipTags, header: string, data: string): string {
  const text = header + (tags['9F36'] ?? '') + (tags['9F26'] ?? '') + data;
  const key = scriptKey(keys, keys.macKey, tags);
  return toHex(retailMac(key, Buffer.from(text, 'hex'), '2'));
}

/** The session key of a script, from an issuer master key. */
function scriptKey(keys: ScriptKeys, issuerKey: Buffer, tags: ChipTags): Buffer {
  const version = versionOf(tags);
  const masterKey = masterKeyOf({ ...keys, issuerKey }, version);
  return version.scheme === 'visa'
    ? visaScriptKey(masterKey, tags['9F36'] ?? '')
    : sessionKey(masterKey, Buffer.from(tags['9F26'] ?? '', 'hex'));
}

/**
 * The new PIN. Visa: the block of VIS with its length before it, padded, in ECB. M/Chip: format 2 of ISO 9564, which
 * needs no padding, in CBC.
 */
function encipheredPin(keys: ScriptKeys, tags: ChipTags, pin: string): Buffer {
  const key = scriptKey(keys, keys.enciphermentKey, tags);
  const version = versionOf(tags);
  if (version.scheme === 'mchip') return encipherTdesCbc(key, pinField(`2${pinLength(pin)}`, pin));
  const masterKey = masterKeyOf(keys, version);
  const mask = Buffer.concat([Buffer.alloc(4), masterKey.subarray(4, 8)]);
  const block = xor(mask, pinField(`0${pinLength(pin)}`, pin));
  return encipherTdes(key, padded(Buffer.concat([Buffer.of(block.length), block]), '2'));
}

function pinLength(pin: string): string {
  return pin.length.toString(16);
}

function pinField(head: string, pin: string): Buffer {
  return Buffer.from((head + pin).padEnd(2 * DES_BLOCK, 'F'), 'hex');
}
