import { carriedMac, checkMac, macElementOf, withMessageMac } from '#libs/card-security';
import { PROFILES, type Codec, type IsoMessage } from '#libs/iso8583';
import { type SecuritySettings } from '../settings/security-settings';
import { decisionOf, type Decision } from '../issuer/decision/decision';
import { keysOf, type NetworkState } from './network-state';

/** The line that carries a message: the state of its institution, and the security settings of the sandbox. */
export interface Line {
  readonly state: NetworkState;
  readonly security: SecuritySettings;
}

/** A message as it arrived. */
export interface Arrival {
  readonly message: IsoMessage;
  readonly codec: Codec;
  /** The bytes as they were received; undefined for a message over JSON, which is packed for its MAC. */
  readonly packed?: Buffer | undefined;
}

/** The result of checking the MAC of a message. */
export interface MacVerdict {
  /** The decision that refuses the message. */
  readonly refusal?: Decision;
  /** The key of the MAC, if the message has a correct one: the response gets a MAC with the same key. */
  readonly key?: string;
}

/** A sign-off, or a missing sign-on, refuses messages with 91. */
export function signOnRefusal({ state, security }: Line): Decision | undefined {
  const who = state.institution === '' ? 'The sender' : `Institution ${state.institution}`;
  if (state.status === 'signed-off') {
    const detail = `${who} has signed off (0800 with DE70 002); DE70 001 signs on again.`;
    return decisionOf('91', 'network', detail);
  }
  if (!security.requireSignOn || state.status === 'signed-on') return undefined;
  const detail = `${who} has not signed on (0800 with DE70 001), which the sandbox requires.`;
  return decisionOf('91', 'network', detail);
}

/**
 * Checks the MAC of a message: 63 if it is wrong, 30 if the sandbox requires one and it is absent. That includes network
 * management messages: without a MAC, anybody could sign off an institution or exchange its keys.
 */
export function judgeMac(arrival: Arrival, { state, security }: Line): MacVerdict {
  const { message, codec } = arrival;
  if (security.mac === 'off') return {};
  const element = macElementOf(message);
  if (carriedMac(message) === undefined) {
    if (message.fields['64'] !== undefined) {
      const detail = 'The MAC must be in DE128, because DE64 is not the last element.';
      return { refusal: decisionOf('63', 'mac', detail) };
    }
    if (security.mac === 'check') return {};
    const detail = `Missing: DE${element}. The sandbox requires a MAC.`;
    return { refusal: decisionOf('30', 'mac', detail) };
  }
  const packed = arrival.packed ?? codec.encode(message);
  for (const key of keysOf(state.macKey)) {
    const checked = checkMac(packed, codec, Buffer.from(key, 'hex'));
    if (checked !== undefined && checked.carried === checked.expected) return { key };
  }
  const detail = `DE${element} is not the MAC of the message under the MAC key of its institution.`;
  return { refusal: decisionOf('63', 'mac', detail) };
}

/** The response with a MAC, if the request had a correct one. It is wrong if the settings say so. */
export function withAnswerMac(
  response: IsoMessage,
  codec: Codec,
  key: string | undefined,
  { answerMac }: SecuritySettings,
): IsoMessage {
  if (key === undefined) return response;
  const signed = withMessageMac(response, codec, Buffer.from(key, 'hex'));
  if (answerMac === 'good') return signed;
  const element = macElementOf(signed);
  const wrong = brokenHex(signed.fields[element] ?? '');
  return { ...signed, fields: { ...signed.fields, [element]: wrong } };
}

/** The value with another last digit. */
export function brokenHex(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
}

/**
 * Checks that a message can be written in a posted profile, whose elements can be too short for it. Every message of
 * the simulator can be written in the shipped profiles.
 * @throws Iso8583Error
 */
export function checkWritable(message: IsoMessage, codec: Codec): void {
  if (!SHIPPED.has(codec.profile)) codec.encode(message);
}

const SHIPPED = new Set(Object.values(PROFILES));
