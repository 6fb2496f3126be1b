import { ABOVE_EXACT_RANGE, type SpiRejectCode } from '#libs/iso20022';
import { SPI_ISPB, type ParticipantProfile } from '../../participants/participant';
import {
  CLOCK_TOLERANCE_MS,
  deadlineMs,
  ID_TOLERANCE_MS,
  timeOfId,
  type ServiceLevel,
} from '../settling/deadlines';
import { type Moment } from '../effects';
import { orderedCode } from '../outcomes';

/** What the checks of the SPI need to know of an order. */
export interface OrderToCheck {
  readonly endToEndId: string;
  readonly payerIspb: string;
  readonly receiverIspb: string;
  readonly cents: number;
  readonly acceptedMs: number;
  readonly serviceLevel: ServiceLevel;
  /** CNPJ of the payment initiator. */
  readonly initiator: string | undefined;
  /** ISPB of the facilitator of Pix Saque or Pix Troco. */
  readonly facilitator: string | undefined;
}

/** What the SPI knows when it receives an order. */
export interface Surroundings {
  /** The participant that has sent the message. */
  readonly sender: string;
  /** The participant whose certificate has signed it; undefined if it is not signed. */
  readonly signer: string | undefined;
  readonly nowMs: number;
  /** The registered participants among those that the order names. */
  readonly participants: ReadonlyMap<string, ParticipantProfile>;
  /** Whether only registered participants may pay and be paid. */
  readonly isStrict: boolean;
}

/** The reason why the SPI rejects an order. */
export interface Rejection {
  readonly code: SpiRejectCode;
  /** For AddtlInf: at most 105 characters. */
  readonly detail: string;
}

interface Check extends Rejection {
  applies(order: OrderToCheck, surroundings: Surroundings): boolean;
}

/** The checks that need a clock or the registered participants, in their order. */
const CHECKS: readonly Check[] = [
  {
    code: 'DS02',
    detail: "The payer's institution, or its settler, is blocked for sending.",
    applies: ({ payerIspb }, { sender, participants }) =>
      [payerIspb, sender].some((ispb) => participants.get(ispb)?.sendBlocked === true),
  },
  {
    code: 'RC09',
    detail: "DbtrAgt is not an institution that can pay: the payer's ISPB is unknown.",
    applies: ({ payerIspb }, surroundings) => isUnknown(payerIspb, surroundings),
  },
  {
    code: 'AGNT',
    detail: 'The sender of the message does not settle for the institution in DbtrAgt.',
    applies: ({ payerIspb }, { sender, participants }) =>
      payerIspb !== sender && participants.get(payerIspb)?.settler !== sender,
  },
  {
    code: 'DS0G',
    detail: 'The certificate of the signature may not operate the Conta PI of the payer.',
    applies: (_, { sender, signer }) => signer !== undefined && signer !== sender,
  },
  {
    code: 'RC10',
    detail: "CdtrAgt is not an institution that can be paid: the receiver's ISPB is unknown.",
    applies: ({ receiverIspb }, surroundings) => isUnknown(receiverIspb, surroundings),
  },
  {
    code: 'DS27',
    detail: 'An institution of this order is not active in the SPI.',
    applies: ({ payerIspb, receiverIspb }, { participants }) =>
      [payerIspb, receiverIspb].some((ispb) => participants.get(ispb)?.status === 'NOT_OPERATING'),
  },
  {
    code: 'AG12',
    detail: 'DbtrAgt and CdtrAgt are the same institution: such a payment is not settled here.',
    applies: ({ payerIspb, receiverIspb }) => payerIspb === receiverIspb,
  },
  {
    code: 'BE05',
    detail: 'The CNPJ of InitgPty does not belong to a registered institution.',
    applies: ({ initiator }, { participants, isStrict }) =>
      isStrict && initiator !== undefined && !participants.has(initiator.slice(0, 8)),
  },
  {
    code: 'MD01',
    detail: 'The ISPB of the facilitator (RfrdDocInf/Tp/Issr) is not registered.',
    applies: ({ facilitator }, { participants, isStrict }) =>
      isStrict && facilitator !== undefined && !participants.has(facilitator),
  },
  {
    code: 'AM01',
    detail: 'IntrBkSttlmAmt is zero.',
    applies: ({ cents }) => cents === 0,
  },
  {
    code: 'AM04',
    detail: 'IntrBkSttlmAmt is above 90071992547409.91, the most that a Conta PI can have.',
    applies: ({ cents }) => cents === ABOVE_EXACT_RANGE,
  },
  {
    code: 'FF08',
    detail: 'The time in EndToEndId (UTC) must be within 12 hours of now.',
    applies: ({ endToEndId }, { nowMs }) => !isIdOfNow(endToEndId, nowMs),
  },
  {
    code: 'CH16',
    detail: 'AccptncDtTm is in the future.',
    applies: ({ acceptedMs }, { nowMs }) => acceptedMs > nowMs + CLOCK_TOLERANCE_MS,
  },
  {
    code: 'AB03',
    detail: 'The time limit of the order was over when it arrived.',
    applies: ({ serviceLevel, acceptedMs }, { nowMs }) =>
      deadlineMs(serviceLevel, acceptedMs, nowMs) <= nowMs,
  },
];

/**
 * The first reason for which the SPI rejects the order on its arrival; undefined if there is none.
 * @param codes checks only for these codes; all if undefined
 */
export function rejectionOf(
  order: OrderToCheck,
  surroundings: Surroundings,
  codes?: ReadonlySet<SpiRejectCode>,
): Rejection | undefined {
  return CHECKS.find(
    (check) => codes?.has(check.code) !== false && check.applies(order, surroundings),
  );
}

/** The ISPBs that the checks of an order look up. */
export function participantsOf(order: OrderToCheck, sender: string): readonly string[] {
  const { payerIspb, receiverIspb, initiator, facilitator } = order;
  const ispbs = [sender, payerIspb, receiverIspb, initiator?.slice(0, 8), facilitator];
  return [...new Set(ispbs.filter((ispb) => ispb !== undefined))];
}

/** Whether the time in an EndToEndId or RtrId is near enough. */
export function isIdOfNow(id: string, nowMs: number): boolean {
  const ms = timeOfId(id);
  return ms !== undefined && Math.abs(ms - nowMs) <= ID_TOLERANCE_MS;
}

function isUnknown(ispb: string, { participants, isStrict }: Surroundings): boolean {
  return ispb === SPI_ISPB || (isStrict && !participants.has(ispb));
}

/** The rejection that a rule of the sandbox orders; undefined if there is none. */
export function orderedRejection({ outcome }: Pick<Moment, 'outcome'>): Rejection | undefined {
  const code = orderedCode(outcome);
  return code && { code, detail: 'A rule of the sandbox orders this code.' };
}
