import { carriedMac, checkMac, macElementOf, withMessageMac } from '#libs/card-security';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { decisionOf, type Decision } from '../decision';
import { type SecuritySettings } from '../settings/security-settings';
import { keysOf, withKeyInUse, type NetworkState } from './network-state';
import { type NetworkStateRepository } from './network-state.repository';
import { pinOf } from './pin-block';

/** The session of an institution: its network state, and the security settings of the sandbox. */
export interface NetworkSession {
  readonly state: NetworkState;
  readonly security: SecuritySettings;
}

/** A message with its bytes as they were received, or as they are packed if it came as JSON. */
export interface PackedMessage {
  readonly message: IsoMessage;
  readonly codec: Codec;
  readonly packed: Buffer;
}

/** Whether the session accepts a message. */
export interface Admission {
  /** The decision that refuses the message. */
  readonly refusal?: Decision;
  /** The key of the MAC, if the message has a correct one. The response gets a MAC with the same key. */
  readonly key?: string;
}

const INSTITUTION = /^[!-~]{1,28}$/;

/** The institution whose session a message belongs to: the forwarding one (DE33), or else the acquirer (DE32). */
export function institutionOf({ fields }: IsoMessage): string {
  const institution = fields['33'] ?? fields['32'] ?? '';
  // A profile can give these elements any format and length.
  return INSTITUTION.test(institution) ? institution : '';
}

/**
 * Checks the MAC of a message, and the sign-on of its institution. A network management message needs no sign-on.
 * @param hasCode whether a rule of the sandbox requests the response code, so that nothing is refused
 */
export function admit(session: NetworkSession, message: PackedMessage, hasCode = false): Admission {
  const checked = checkMessageMac(session, message);
  if (hasCode) return checked.key === undefined ? {} : { key: checked.key };
  if (checked.refusal !== undefined || message.message.mti.charAt(1) === '8') return checked;
  const refusal = signOnRefusal(session);
  return refusal === undefined ? checked : { ...checked, refusal };
}

/** Code 91 after a sign-off, or without a sign-on if the sandbox requires one. */
export function signOnRefusal({ state, security }: NetworkSession): Decision | undefined {
  const sender = state.institution === '' ? 'The sender' : `Institution ${state.institution}`;
  if (state.status === 'signed-off') {
    const detail = `${sender} has signed off (0800 with DE70 002); DE70 001 signs on again.`;
    return decisionOf('91', 'network', detail);
  }
  if (!security.requireSignOn || state.status === 'signed-on') return undefined;
  const detail = `${sender} has not signed on (0800 with DE70 001), which the sandbox requires.`;
  return decisionOf('91', 'network', detail);
}

/**
 * Checks the MAC of a message: 63 if it is wrong, 30 if the sandbox requires one and it is absent. That includes network
 * management messages: without a MAC, anybody could sign off an institution or exchange its keys.
 */
export function checkMessageMac(
  { state, security }: NetworkSession,
  { message, codec, packed }: PackedMessage,
): Admission {
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
  for (const key of keysOf(state.macKey)) {
    const checked = checkMac(packed, codec, Buffer.from(key, 'hex'));
    if (checked !== undefined && checked.carried === checked.expected) return { key };
  }
  const detail = `DE${element} is not the MAC of the message under the MAC key of its institution.`;
  return { refusal: decisionOf('63', 'mac', detail) };
}

/**
 * Adds a MAC to the response, if the request had a correct one. The MAC is wrong if the settings say so.
 * @param key of the request
 */
export function signResponse(
  { security }: NetworkSession,
  response: IsoMessage,
  codec: Codec,
  key: string | undefined,
): IsoMessage {
  if (key === undefined) return response;
  const signed = withMessageMac(response, codec, Buffer.from(key, 'hex'));
  if (security.answerMac === 'good') return signed;
  const element = macElementOf(signed);
  const wrong = brokenHex(signed.fields[element] ?? '');
  return { ...signed, fields: { ...signed.fields, [element]: wrong } };
}

/** The value with another last digit. */
export function brokenHex(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
}

/** The keys that a message uses. */
export interface KeyUse {
  /** The key of its MAC, if that is correct. */
  readonly macKey: string | undefined;
  readonly pinBlock?: string | undefined;
  readonly pan?: string;
  /** The PIN of the card; undefined if the card does not exist. */
  readonly pin?: string | undefined;
}

/** Makes exchanged keys the current ones at their first use: a correct MAC, or a PIN block with the right PIN. */
export function* putKeysInUse(
  tx: UnitOfWork,
  states: NetworkStateRepository,
  { institution, macKey, pinKey }: NetworkState,
  { macKey: usedKey, pinBlock, pan = '', pin }: KeyUse,
  now: string,
): Transactional<void> {
  const isNewMac = macKey.next !== null && usedKey === macKey.next;
  const isNewPin =
    pinKey.next !== null &&
    pinBlock !== undefined &&
    pin !== undefined &&
    pinOf(pinBlock, pan, pinKey.next) === pin;
  if (!isNewMac && !isNewPin) return;
  const state = yield* states.lock(tx, institution, now);
  const withMac = isNewMac ? withKeyInUse(state, 'MK', macKey.next) : state;
  yield* states.save(tx, isNewPin ? withKeyInUse(withMac, 'PK', pinKey.next) : withMac, now);
}
