import { type Rules } from '../rules';

/** A payment, as the list of the SPI shows it. */
export interface Payment {
  readonly endToEndId: string;
  readonly txId: string;
  readonly cents: number;
  readonly debtorIspb: string;
  readonly creditorIspb: string;
  readonly status: Status;
  readonly reasonCode: string | null;
  readonly createdAt: string;
  /** The accounts of its institutions at its creation; null if neither had a Conta PI. */
  readonly accounts: Accounts | null;
  /** When the money moved between them. */
  readonly settledAt: string | null;
  /** null if it does not wait for an answer. */
  readonly waits: Waiting | null;
  /** The sum of its settled and pending returns; null before the first one, and 0 if all were rejected later. */
  readonly returnedCents: number | null;
  /** Sent by the bank or to it: its names, its TxId and what the bank makes of it are in the model of the bank. */
  readonly isOfBank?: true;
}

/** A payment of the bank or to it, as the SPI has it. */
export function ofBank(
  given: Pick<
    Payment,
    'endToEndId' | 'cents' | 'debtorIspb' | 'creditorIspb' | 'createdAt' | 'reasonCode'
  >,
): Payment {
  return {
    ...given,
    ...{ txId: '', status: given.reasonCode === null ? 'ACCEPTED' : 'REJECTED', isOfBank: true },
    ...{ accounts: null, settledAt: null, waits: null, returnedCents: null },
  };
}

export type Status = 'ACCEPTED' | 'REJECTED' | 'PENDING';

/** What ends a payment or a return that waits for the answer of its receiver. */
export interface Waiting {
  readonly until: string;
  /** The reason of its rejection; null accepts. */
  readonly code: string | null;
}

export interface Accounts {
  readonly from: string;
  readonly to: string;
}

/** A return of a payment. */
export interface Return {
  /** RtrId; null if the answer was lost. */
  readonly returnId: string | null;
  readonly endToEndId: string;
  readonly cents: number;
  readonly reason: string;
  /** The institution that pays back. */
  readonly debtorIspb: string;
  readonly creditorIspb: string;
  readonly status: Status;
  readonly reasonCode: string | null;
  readonly createdAt: string;
  readonly accounts: Accounts;
  readonly settledAt: string | null;
  readonly waits: Waiting | null;
}

/** A contribution, or a withdrawal if the amount is negative. */
export interface Movement {
  readonly ispb: string;
  readonly cents: number;
  readonly at: string;
}

/** How the simulator answers for a participant. */
export interface ReceiverAnswer {
  readonly decision: 'ACCEPT' | 'REJECT' | 'NONE';
  readonly reasonCode?: string;
  /** PT5S. */
  readonly delay?: string;
}

export interface Participant {
  readonly kind: 'DIRECT' | 'VIRTUAL';
  readonly status: 'ACTIVE' | 'NOT_OPERATING';
  readonly sendBlocked: boolean;
  /** null: it accepts at once. */
  readonly answer: ReceiverAnswer | null;
  /** The balance of the Conta PI. */
  readonly cents: number;
  readonly createdAt: string;
}

export interface SpiState {
  /** By EndToEndId. */
  readonly payments: Readonly<Record<string, Payment>>;
  readonly returns: readonly Return[];
  /** By ISPB. */
  readonly participants: Readonly<Record<string, Participant>>;
  readonly movements: readonly Movement[];
  readonly rules: Rules;
}

/** Institutions that have no Conta PI at first. */
export const ISPBS = ['10000001', '10000002', '10000003', '10000004'] as const;
/** The participants that each sandbox has. */
export const VIRTUAL_ISPBS = ['99999003', '99999004', '99999A03', '99999A04'] as const;
/** The account of all institutions without a Conta PI. */
export const OTHERS = 'OTHERS';
/** The account of the reserves outside the SPI. */
export const STR = 'STR';

const VIRTUAL_CENTS = 1_000_000_000_000;
const VIRTUAL_SINCE = '2020-11-16T12:00:00.000Z';
const VIRTUAL: Participant = {
  kind: 'VIRTUAL',
  status: 'ACTIVE',
  sendBlocked: false,
  answer: null,
  cents: VIRTUAL_CENTS,
  createdAt: VIRTUAL_SINCE,
};

export const NO_PAYMENTS: SpiState = {
  payments: {},
  returns: [],
  participants: Object.fromEntries(VIRTUAL_ISPBS.map((ispb) => [ispb, VIRTUAL])),
  movements: VIRTUAL_ISPBS.map((ispb) => ({ ispb, cents: VIRTUAL_CENTS, at: VIRTUAL_SINCE })),
  rules: [],
};

/** The account of an institution. */
export function accountOf({ participants }: SpiState, ispb: string): string {
  return participants[ispb] === undefined ? OTHERS : ispb;
}

/** The money that an account has; the shared account has no limit. */
export function availableCents({ participants }: SpiState, account: string): number {
  return participants[account]?.cents ?? Infinity;
}

/** What can still be returned of a payment. */
export function restOf({ cents, returnedCents }: Payment): number {
  return cents - (returnedCents ?? 0);
}

/** Moves money between two accounts. */
export function transferred(state: SpiState, { from, to }: Accounts, cents: number): SpiState {
  return credited(credited(state, from, -cents), to, cents);
}

/** Changes the balance of a Conta PI. Other accounts are sums of what moved. */
export function credited(state: SpiState, account: string, cents: number): SpiState {
  const participant = state.participants[account];
  if (participant === undefined) return state;
  const changed = { ...participant, cents: participant.cents + cents };
  return { ...state, participants: { ...state.participants, [account]: changed } };
}
