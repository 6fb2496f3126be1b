import { type Transactional, type UnitOfWork } from '#libs/database';
import { layoutOf, type Profile } from '#libs/iso8583';
import { decisionOf, type Decision } from '../decision';
import { keyElementValue, newKey } from './key-exchange';
import { type NetworkRequest } from './network-request';
import {
  cutOver,
  INITIAL_STATE,
  settlementDate15,
  withNextKey,
  type NetworkState,
} from './network-state';
import { type NetworkStateRepository } from './network-state.repository';

/** The time and the profile of a message. */
export interface NetworkFacts {
  /** ISO 8601 UTC. */
  readonly now: string;
  /** The day of Brasília, YYYY-MM-DD. */
  readonly today: string;
  readonly profile: Profile;
}

/** The decision on a network management message, and the additional elements of its response. */
export interface NetworkResult {
  readonly decision: Decision;
  readonly added: Readonly<Record<string, string>>;
}

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

function decideExchange(
  state: NetworkState,
  { keyClass }: NetworkRequest,
  { profile }: NetworkFacts,
): Decided {
  const number = profile.keyExchange ?? '48';
  const layout = layoutOf(profile, Number(number));
  const key = newKey();
  const value =
    layout === undefined ? undefined : keyElementValue({ ...layout, number }, keyClass, key);
  if (value === undefined) {
    const detail =
      `DE${number} of profile ${profile.name} has no room for a key: ` +
      'it must be text of at least 44 characters (DE53: 40), or format b of at least 19 bytes.';
    return { decision: decisionOf('12', 'network', detail), added: {} };
  }
  const purpose = keyClass === 'PK' ? 'PIN' : 'MAC';
  const detail =
    `DE${number} has a new ${purpose} key under the zone master key. ` +
    'The key before it is valid until the first use of the new one.';
  const next = withNextKey(state, keyClass, key);
  return { decision: decisionOf('00', 'network', detail), added: { [number]: value }, next };
}

function done(detail: string, next: NetworkState): Decided {
  return { decision: decisionOf('00', 'network', detail), added: {}, next };
}
