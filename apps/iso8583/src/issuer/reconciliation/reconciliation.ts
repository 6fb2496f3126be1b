import { isApproval, type IsoMessage } from '#libs/iso8583';
import { messageKeyOf } from '../../account/transaction';
import { dayOf, differencesIn, type TotalElements } from './totals';

export const RECONCILIATION_DIRECTIONS = ['received', 'sent'] as const;
export type ReconciliationDirection = (typeof RECONCILIATION_DIRECTIONS)[number];

/** unanswered: the host sent it and has no response yet, or got none. */
export const RECONCILIATION_OUTCOMES = ['in-balance', 'out-of-balance', 'unanswered'] as const;
export type ReconciliationOutcome = (typeof RECONCILIATION_OUTCOMES)[number];

/** A reconciliation (0500, 0520) that the host has received or sent. It never changes, but for its outcome. */
export interface Reconciliation {
  readonly id: string;
  /** The key for finding repeats; see `reconciliationKey`. */
  readonly messageKey: string;
  readonly direction: ReconciliationDirection;
  /** DE32. */
  readonly institution: string;
  /** The settlement day, MMDD. */
  readonly day: string;
  readonly mti: string;
  /** The totals of the host at that time: DE74 to DE97. */
  readonly own: TotalElements;
  /** The totals in the message of the other side. */
  readonly reported: TotalElements;
  readonly outcome: ReconciliationOutcome;
  /** DE39 of the response; null without one. */
  readonly responseCode: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** DE66 of a response. */
export const SETTLEMENT_CODES = { 'in-balance': '1', 'out-of-balance': '2' } as const;

const KEY_LENGTH = 120;
const INSTITUTION_LENGTH = 40;

/** Two messages of one direction with the same key are the same message. A repeat (0501) has the key of its original. */
export function reconciliationKey(message: IsoMessage, direction: ReconciliationDirection): string {
  return `${direction} ${messageKeyOf(message)}`.slice(0, KEY_LENGTH);
}

/** The reconciliation that the host has received, and its decision. */
export function receivedReconciliation(
  message: IsoMessage,
  own: TotalElements,
  { id, createdAt }: Pick<Reconciliation, 'id' | 'createdAt'>,
): Reconciliation {
  const isEqual = differencesIn(message, own).length === 0;
  // An advice is always accepted.
  const isAccepted = isEqual || message.mti.charAt(2) === '2';
  return {
    id,
    messageKey: reconciliationKey(message, 'received'),
    direction: 'received',
    ...placeOf(message),
    mti: message.mti,
    own,
    reported: reportedIn(message, own),
    outcome: isEqual ? 'in-balance' : 'out-of-balance',
    responseCode: isAccepted ? '00' : '95',
    createdAt,
  };
}

/** The institution and the day of a reconciliation. A profile can give its elements any length. */
export function placeOf(message: IsoMessage): Pick<Reconciliation, 'institution' | 'day'> {
  const institution = (message.fields['32'] ?? '').slice(0, INSTITUTION_LENGTH);
  return { institution, day: dayOf(message).slice(0, 4) };
}

/** What the response of an institution says about a reconciliation of the host. */
export function outcomeOf(
  response: IsoMessage | undefined,
  own: TotalElements,
): Pick<Reconciliation, 'outcome' | 'responseCode' | 'reported'> {
  if (response === undefined) return { outcome: 'unanswered', responseCode: null, reported: {} };
  const { '39': code = '', '66': settlement } = response.fields;
  const isEqual = settlement === undefined ? isApproval(code) : settlement === '1';
  return {
    outcome: isEqual ? 'in-balance' : 'out-of-balance',
    responseCode: code.slice(0, 2),
    reported: reportedIn(response, own),
  };
}

function reportedIn({ fields }: IsoMessage, own: TotalElements): TotalElements {
  const found = Object.keys(own).flatMap((element) => {
    const value = fields[element];
    return value === undefined ? [] : [[element, value] as const];
  });
  return Object.fromEntries(found);
}
