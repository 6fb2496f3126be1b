import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Profile } from '#libs/iso8583';
import { decisionOf, type Decision } from '../decision';
import { type KeyFormat } from '../settings/security-settings';
import { carriedKey, keyElements, newKey } from './key-exchange';
import { type NetworkRequest } from './network-request';
import {
  cutOver,
  INITIAL_STATE,
  settlementDate15,
  withNextKey,
  type NetworkState,
} from './network-state';
import { type NetworkStateRepository } from './network-state.repository';

/** The time, the profile and the settings of a message. */
export interface NetworkFacts {
  /** ISO 8601 UTC. */
  readonly now: string;
  /** The day of Brasília, YYYY-MM-DD. */
  readonly today: string;
  readonly profile: Profile;
  readonly keyFormat: KeyFormat;
}

/** The decision on a network management message, and the additional elements of its response. */
export interface NetworkResult {
  readonly decision: Decision;
  readonly added: Readonly<Record<string, string>>;
}

const UNTIL_USED = 'The key before it is valid until the first use of the new one.';

/** Decides on a network management message, and stores the new state of its institution. */
export function* manageNetwork(
  tx: UnitOfWork,
  states: NetworkStateRepository,
  request: NetworkRequest,
  facts: NetworkFacts,
): Transactional<NetworkResult> {
  // A test changes nothing.
  if (request.function === 'echo') return decide(INITIAL_STATE, request, facts);
  const { institution } = request;
  const state = yield* states.lock(tx, institution, facts.now);
  const key = messageKeyOf(request);
  if (key !== undefined && key === state.last?.key) {
    const detail = 'Repeats the first response to this message.';
    return { decision: decisionOf('00', 'repeat', detail), added: state.last.added };
  }
  const { next, ...result } = decide(state, request, facts);
  if (next === undefined) return result;
  const { added } = result;
  const last = key === undefined ? state.last : { key, added };
  yield* states.save(tx, { ...next, last }, facts.now);
  return result;
}

/** Identifies a cutover or a key exchange, which a repeat must not carry out again. */
function messageKeyOf({ function: asked, message }: NetworkRequest): string | undefined {
  if (asked !== 'cutover' && asked !== 'key-exchange') return undefined;
  const { '70': code = '', '7': sentAt = '', '11': stan = '' } = message.fields;
  return `${code} ${sentAt} ${stan}`;
}

interface Decided extends NetworkResult {
  /** The new state; undefined if it does not change. */
  readonly next?: NetworkState;
}

function decide(state: NetworkState, request: NetworkRequest, facts: NetworkFacts): Decided {
  switch (request.function) {
    case 'sign-on':
      return done('The institution is signed on.', { ...state, status: 'signed-on' });
    case 'sign-off':
      return done('The institution is signed off: its payments get code 91 until it signs on.', {
        ...state,
        status: 'signed-off',
      });
    case 'echo':
      return { decision: decisionOf('00', 'network', 'The host answers the test.'), added: {} };
    case 'cutover':
      return decideCutover(state, request, facts);
    case 'key-exchange':
      return decideExchange(state, request, facts);
  }
}

function decideCutover(state: NetworkState, request: NetworkRequest, facts: NetworkFacts): Decided {
  const next = cutOver(state, facts.today, request.settlementDate);
  const date = next === undefined ? undefined : settlementDate15(next);
  if (next === undefined || date === undefined) {
    const detail = `DE15 is ${request.settlementDate ?? ''}, which is not a date MMDD near today.`;
    return { decision: decisionOf('30', 'format', detail), added: {} };
  }
  const result = done(`From now on responses have the settlement date ${date} in DE15.`, next);
  return { ...result, added: { '15': date } };
}

/** A request that carries a key delivers it; another one asks for a new key. */
function decideExchange(
  state: NetworkState,
  { keyClass, message }: NetworkRequest,
  { profile, keyFormat }: NetworkFacts,
): Decided {
  const purpose = keyClass === 'PK' ? 'PIN' : 'MAC';
  const carried = carriedKey(message, { profile, format: keyFormat });
  if (carried !== undefined && !carried.ok) {
    return {
      decision: decisionOf(carried.refusal.code, 'network', carried.refusal.detail),
      added: {},
    };
  }
  const key = carried === undefined ? newKey() : carried.value;
  const next = withNextKey(state, keyClass, key);
  if (carried !== undefined) return done(`The new ${purpose} key is accepted. ${UNTIL_USED}`, next);
  const elements = keyElements(profile, { format: keyFormat, keyClass, key });
  if (!elements.ok) return { decision: decisionOf('12', 'network', elements.refusal), added: {} };
  const names = Object.keys(elements.value).map((element) => `DE${element}`);
  const has = names.length === 1 ? 'has' : 'have';
  const detail = `${names.join(' and ')} ${has} a new ${purpose} key under the zone master key. ${UNTIL_USED}`;
  return { ...done(detail, next), added: elements.value };
}

function done(detail: string, next: NetworkState): Decided {
  return { decision: decisionOf('00', 'network', detail), added: {}, next };
}
