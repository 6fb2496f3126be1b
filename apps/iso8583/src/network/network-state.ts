import { addDays, isCalendarDate } from '#libs/kernel';
import { TEST_KEYS } from '#libs/card-security';
import { type KeyClass } from './network-request';

export const SIGN_ON_STATUSES = ['never', 'signed-on', 'signed-off'] as const;
export type SignOnStatus = (typeof SIGN_ON_STATUSES)[number];
/** not-connected: the host was signed on, and the connection has closed. */
export type HostStatus = SignOnStatus | 'not-connected';

/** The keys of one purpose, in hex. */
export interface KeyPair {
  readonly current: string;
  /** The key of an exchange, until its first use makes it the current one; null if there is none. */
  readonly next: string | null;
}

/** The network state of an institution. */
export interface NetworkState {
  /** DE33 or DE32; empty for messages that name no institution, and for institutions without a state of their own. */
  readonly institution: string;
  readonly status: SignOnStatus;
  /** Whether the host signed on or off at the institution; absent in states of earlier versions: never. */
  readonly hostStatus?: HostStatus;
  /** The settlement date since the last cutover, YYYY-MM-DD; null before the first one. */
  readonly settlementDate: string | null;
  readonly pinKey: KeyPair;
  readonly macKey: KeyPair;
  /** The last cutover or key exchange, so that a repeat of it gets the same response; null if there was none. */
  readonly last: AnsweredMessage | null;
}

/** A network management message, and the elements that its response added. */
export interface AnsweredMessage {
  /** DE70, DE7 and DE11. */
  readonly key: string;
  readonly added: Readonly<Record<string, string>>;
}

/** An institution that has sent no network management message. */
export const INITIAL_STATE: NetworkState = {
  institution: '',
  status: 'never',
  settlementDate: null,
  pinKey: { current: TEST_KEYS.pin.hex, next: null },
  macKey: { current: TEST_KEYS.mac.hex, next: null },
  last: null,
};

const MEMBER_OF = { PK: 'pinKey', MK: 'macKey' } as const satisfies Record<KeyClass, string>;

/** DE15 of responses, MMDD; undefined before the first cutover. */
export function settlementDate15({ settlementDate }: NetworkState): string | undefined {
  return settlementDate === null ? undefined : monthDay(settlementDate);
}

/** A date YYYY-MM-DD as MMDD. */
export function monthDay(date: string): string {
  return date.slice(5).replace('-', '');
}

/** The settlement date after a cutover without DE15: the day after today or after the last one, whichever is later. */
export function nextSettlementDate({ settlementDate }: NetworkState, today: string): string {
  const before = settlementDate ?? today;
  return addDays(before > today ? before : today, 1);
}

/**
 * The state after a cutover. The new settlement date is DE15, or else that of `nextSettlementDate`.
 * @param today YYYY-MM-DD
 * @returns undefined if DE15 is not a date
 */
export function cutOver(
  state: NetworkState,
  today: string,
  asked?: string,
): NetworkState | undefined {
  const settlementDate =
    asked === undefined ? nextSettlementDate(state, today) : nearestDate(asked, today);
  return settlementDate === undefined ? undefined : { ...state, settlementDate };
}

/** The state with a key that was exchanged. The current key stays valid until the first use of the new one. */
export function withNextKey(state: NetworkState, keyClass: KeyClass, key: string): NetworkState {
  const member = MEMBER_OF[keyClass];
  return { ...state, [member]: { ...state[member], next: key } };
}

/** The state without a new key that the institution has refused. */
export function withoutNextKey(state: NetworkState, keyClass: KeyClass, key: string): NetworkState {
  const member = MEMBER_OF[keyClass];
  return state[member].next === key
    ? { ...state, [member]: { ...state[member], next: null } }
    : state;
}

/** The state after the first use of a new key: the key before it is no longer valid. */
export function withKeyInUse(state: NetworkState, keyClass: KeyClass, key: string): NetworkState {
  const member = MEMBER_OF[keyClass];
  return state[member].next === key ? { ...state, [member]: { current: key, next: null } } : state;
}

/** The keys to try, the current one first. */
export function keysOf({ current, next }: KeyPair): readonly string[] {
  return next === null ? [current] : [current, next];
}

/** The date MMDD in this year, or in the next year if it is more than half a year before today. */
function nearestDate(monthDay: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const inYear = (of: number) =>
    `${String(of).padStart(4, '0')}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`;
  const years = [year, year + 1, year - 1].map(inYear).filter((date) => isCalendarDate(date));
  return years.find((date) => date > addDays(today, -180) && date < addDays(today, 180));
}
