import { isApproval, type IsoMessage, type Profile } from '#libs/iso8583';
import { accepted, type Result } from '#libs/kernel';
import { type KeyFormat } from '../settings/security-settings';
import { keyElements, newKey } from './key-exchange';
import { type KeyClass, type NetworkFunction } from './network-request';
import {
  monthDay,
  nextSettlementDate,
  withNextKey,
  withoutNextKey,
  type NetworkState,
} from './network-state';

/** A network management message that the host is asked to send. */
export interface HostNetworkMessage {
  readonly function: NetworkFunction;
  readonly keyClass: KeyClass;
  /** Of a cutover, YYYY-MM-DD. */
  readonly settlementDate?: string | undefined;
}

export interface HostNetworkFacts {
  /** The day of Brasília, YYYY-MM-DD. */
  readonly today: string;
  readonly profile: Profile;
  readonly keyFormat: KeyFormat;
}

/** The elements of a message, and the states of the institution around it. */
export interface PlannedNetworkMessage {
  readonly elements: IsoMessage['fields'];
  /**
   * The state before the message is sent: a new key is valid already, because the institution can use it as soon as it
   * has answered.
   */
  readonly before: NetworkState;
  /** The change when the institution has approved or refused the message, or has not answered. */
  readonly after: (state: NetworkState, isApproved: boolean) => NetworkState;
}

/** Plans a network management message of the host. @returns the reason if the profile cannot write it */
export function planNetworkMessage(
  state: NetworkState,
  asked: HostNetworkMessage,
  facts: HostNetworkFacts,
): Result<PlannedNetworkMessage, string> {
  switch (asked.function) {
    case 'echo':
      return accepted({ elements: {}, before: state, after: (now) => now });
    case 'sign-on':
    case 'sign-off': {
      const hostStatus = asked.function === 'sign-on' ? 'signed-on' : 'signed-off';
      return planned(state, {}, (now) => ({ ...now, hostStatus }));
    }
    case 'cutover':
      return planCutover(state, asked, facts);
    case 'key-exchange':
      return planKey(state, asked, facts);
  }
}

/** Whether at least one client approved the message. */
export function isApprovedBy(responses: readonly (IsoMessage | undefined)[]): boolean {
  return responses.some((response) => isApproval(response?.fields['39'] ?? ''));
}

function planned(
  before: NetworkState,
  elements: IsoMessage['fields'],
  approved: (state: NetworkState) => NetworkState,
): Result<PlannedNetworkMessage, string> {
  return accepted({ elements, before, after: (now, is) => (is ? approved(now) : now) });
}

function planCutover(
  state: NetworkState,
  asked: HostNetworkMessage,
  { today }: HostNetworkFacts,
): Result<PlannedNetworkMessage, string> {
  const { settlementDate = nextSettlementDate(state, today) } = asked;
  const elements = { '15': monthDay(settlementDate) };
  return planned(state, elements, (now) => ({ ...now, settlementDate }));
}

function planKey(
  state: NetworkState,
  { keyClass }: HostNetworkMessage,
  { profile, keyFormat }: HostNetworkFacts,
): Result<PlannedNetworkMessage, string> {
  const key = newKey();
  const elements = keyElements(profile, { format: keyFormat, keyClass, key });
  if (!elements.ok) return elements;
  return accepted({
    elements: elements.value,
    before: withNextKey(state, keyClass, key),
    after: (now, is) => (is ? now : withoutNextKey(now, keyClass, key)),
  });
}
