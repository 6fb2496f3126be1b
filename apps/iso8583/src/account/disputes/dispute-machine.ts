import { checkTransitions, type Transition } from '#libs/kernel';

/**
 * The states of a dispute. `chargeback`: the acquirer must respond. `representment`: the issuer must. `pre-arbitration`:
 * the other side must answer a last attempt to agree. `declined`: its sender must go to arbitration, or give up.
 */
export const DISPUTE_STATUSES = [
  'chargeback',
  'representment',
  'pre-arbitration',
  'declined',
  'arbitration',
  'cardholder-won',
  'merchant-won',
  'withdrawn',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const DISPUTE_STEPS = [
  'represent',
  'accept',
  'decline',
  'withdraw',
  'pre-arbitrate',
  'arbitrate',
  'rule-for-cardholder',
  'rule-for-merchant',
] as const;
export type DisputeStep = (typeof DISPUTE_STEPS)[number];

/** The parties that can take a step. */
export const DISPUTE_ACTORS = ['issuer', 'acquirer', 'network'] as const;
export type DisputeActor = (typeof DISPUTE_ACTORS)[number];

/** Whose money a step moves. The issuer has the amount while a representment is open: the cardholder keeps the credit. */
export const DISPUTE_PARTIES = ['cardholder', 'issuer', 'merchant'] as const;
export type DisputeParty = (typeof DISPUTE_PARTIES)[number];

/**
 * How a network handles a dispute. `collaboration`: the acquirer presents the sale again, and the issuer can go on.
 * `allocation`: the network has decided by its own data who is liable, so only the acquirer can go on (Visa, fraud and
 * authorization disputes).
 */
export const DISPUTE_FLOWS = ['collaboration', 'allocation'] as const;
export type DisputeFlow = (typeof DISPUTE_FLOWS)[number];

/** From one party to another. */
export type Move = readonly [from: DisputeParty, to: DisputeParty];

export interface StepRule {
  readonly from: DisputeStatus;
  readonly step: DisputeStep;
  readonly by: DisputeActor;
  readonly to: DisputeStatus;
  /** The movement of the amount that is still contested after the step. */
  readonly moves?: Move;
  /**
   * Present if the step can contest only a part of the amount: the movement of the rest, which is conceded to the other
   * side for good. `stays`: the other side has it already.
   */
  readonly concedes?: Move | 'stays';
}

interface FlowRules {
  readonly steps: readonly StepRule[];
  /** The step that happens at the deadline of a status. */
  readonly atDeadline: Readonly<Partial<Record<DisputeStatus, DisputeStep>>>;
}

export const FINAL_STATUSES: readonly DisputeStatus[] = [
  'cardholder-won',
  'merchant-won',
  'withdrawn',
];

const END_OF_CREDIT: Move = ['cardholder', 'issuer'];
const REFUND_OF_ISSUER: Move = ['merchant', 'issuer'];
const BACK_TO_MERCHANT: Move = ['cardholder', 'merchant'];

/** A side that gives no answer in time has given up. If the network does not rule, the amount stays where it is. */
export const FLOWS: Readonly<Record<DisputeFlow, FlowRules>> = {
  collaboration: {
    steps: [
      {
        ...{ from: 'chargeback', step: 'represent', by: 'acquirer', to: 'representment' },
        ...{ moves: ['issuer', 'merchant'], concedes: 'stays' },
      },
      { from: 'chargeback', step: 'accept', by: 'acquirer', to: 'cardholder-won' },
      {
        ...{ from: 'chargeback', step: 'withdraw', by: 'issuer', to: 'withdrawn' },
        moves: BACK_TO_MERCHANT,
      },
      {
        ...{ from: 'representment', step: 'accept', by: 'issuer', to: 'merchant-won' },
        moves: END_OF_CREDIT,
      },
      {
        ...{ from: 'representment', step: 'pre-arbitrate', by: 'issuer', to: 'pre-arbitration' },
        concedes: END_OF_CREDIT,
      },
      {
        ...{ from: 'pre-arbitration', step: 'accept', by: 'acquirer', to: 'cardholder-won' },
        moves: REFUND_OF_ISSUER,
      },
      {
        ...{ from: 'pre-arbitration', step: 'decline', by: 'acquirer', to: 'declined' },
        concedes: REFUND_OF_ISSUER,
      },
      {
        ...{ from: 'pre-arbitration', step: 'withdraw', by: 'issuer', to: 'merchant-won' },
        moves: END_OF_CREDIT,
      },
      {
        ...{ from: 'declined', step: 'accept', by: 'issuer', to: 'merchant-won' },
        moves: END_OF_CREDIT,
      },
      { from: 'declined', step: 'arbitrate', by: 'issuer', to: 'arbitration' },
      {
        ...{ from: 'arbitration', step: 'rule-for-cardholder', by: 'network' },
        ...{ to: 'cardholder-won', moves: REFUND_OF_ISSUER },
      },
      {
        ...{ from: 'arbitration', step: 'rule-for-merchant', by: 'network', to: 'merchant-won' },
        moves: END_OF_CREDIT,
      },
      {
        ...{ from: 'arbitration', step: 'withdraw', by: 'issuer', to: 'merchant-won' },
        moves: END_OF_CREDIT,
      },
    ],
    atDeadline: {
      ...{ chargeback: 'accept', representment: 'accept', 'pre-arbitration': 'accept' },
      ...{ declined: 'accept', arbitration: 'rule-for-merchant' },
    },
  },
  allocation: {
    steps: [
      { from: 'chargeback', step: 'accept', by: 'acquirer', to: 'cardholder-won' },
      {
        ...{ from: 'chargeback', step: 'withdraw', by: 'issuer', to: 'withdrawn' },
        moves: BACK_TO_MERCHANT,
      },
      {
        ...{ from: 'chargeback', step: 'pre-arbitrate', by: 'acquirer', to: 'pre-arbitration' },
        concedes: 'stays',
      },
      {
        ...{ from: 'pre-arbitration', step: 'accept', by: 'issuer', to: 'merchant-won' },
        moves: BACK_TO_MERCHANT,
      },
      {
        ...{ from: 'pre-arbitration', step: 'decline', by: 'issuer', to: 'declined' },
        concedes: BACK_TO_MERCHANT,
      },
      { from: 'pre-arbitration', step: 'withdraw', by: 'acquirer', to: 'cardholder-won' },
      { from: 'declined', step: 'accept', by: 'acquirer', to: 'cardholder-won' },
      { from: 'declined', step: 'arbitrate', by: 'acquirer', to: 'arbitration' },
      { from: 'arbitration', step: 'rule-for-cardholder', by: 'network', to: 'cardholder-won' },
      {
        ...{ from: 'arbitration', step: 'rule-for-merchant', by: 'network', to: 'merchant-won' },
        moves: BACK_TO_MERCHANT,
      },
      { from: 'arbitration', step: 'withdraw', by: 'acquirer', to: 'cardholder-won' },
    ],
    atDeadline: {
      ...{ chargeback: 'accept', 'pre-arbitration': 'accept', declined: 'accept' },
      arbitration: 'rule-for-cardholder',
    },
  },
};

/** The steps that a dispute of this flow can take from a status. */
export function stepsFrom(flow: DisputeFlow, status: DisputeStatus): readonly StepRule[] {
  return FLOWS[flow].steps.filter(({ from }) => from === status);
}

/** @throws Error that names what is wrong in the table */
export function checkFlow(
  flow: string,
  { steps, atDeadline }: FlowRules,
  statuses: readonly DisputeStatus[],
): void {
  const table = steps.map(({ from, step, to }): [string, Transition<DisputeStatus>] => [
    `${from} ${step}`,
    { from: [from], to },
  ]);
  checkTransitions<DisputeStatus>(Object.fromEntries(table), statuses, 'chargeback');
  for (const status of statuses) {
    const own = steps.filter(({ from }) => from === status);
    const isDecided = own.filter(({ step }) => step === atDeadline[status]).length === 1;
    if (FINAL_STATUSES.includes(status) ? own.length > 0 : !isDecided) {
      throw new Error(`In the flow ${flow}, the status ${status} has wrong steps.`);
    }
  }
}

checkFlow('collaboration', FLOWS.collaboration, DISPUTE_STATUSES);
checkFlow(
  'allocation',
  FLOWS.allocation,
  DISPUTE_STATUSES.filter((status) => status !== 'representment'),
);
