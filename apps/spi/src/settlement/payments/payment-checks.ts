import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import {
  ABOVE_EXACT_RANGE,
  brokenRules,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
  type SpiRejectCode,
} from '#libs/iso20022';
import { requesterOfOutcome, takeOutcome } from '#libs/sandbox';
import { type SpiConfig } from '../../config';
import { SPI_ISPB, type ParticipantProfile } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory';
import { type Arrival } from '../arrival';
import {
  CLOCK_TOLERANCE_MS,
  deadlineMs,
  ID_TOLERANCE_MS,
  timeOfId,
  type ServiceLevel,
} from '../settling/deadlines';
import { requestedCode, SPI_OUTCOMES } from '../outcomes';

const WITHOUT_INSTRUCTION_ID = 'pacs.008.spi.1.15';

/** The members of a payment that the SPI checks. */
export interface PaymentToCheck {
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

/** The sender of a payment, the time, and the participants that the payment is checked against. */
export interface CheckContext {
  /** The participant that has sent the message. */
  readonly sender: string;
  /** The participant whose certificate has signed it; undefined if it is not signed. */
  readonly signer: string | undefined;
  readonly nowMs: number;
  /** The registered participants among those that the payment names. */
  readonly participants: ReadonlyMap<string, ParticipantProfile>;
  /** Whether only registered participants may pay and be paid. */
  readonly isStrict: boolean;
}

/** Why the SPI rejects a payment. */
export interface Rejection {
  readonly code: SpiRejectCode;
  /** For AddtlInf: at most 105 characters. */
  readonly detail: string;
}

interface Check extends Rejection {
  applies(payment: PaymentToCheck, context: CheckContext): boolean;
}

/** The checks that need a clock or the registered participants, in their order. */
const CHECKS: readonly Check[] = [
  {
    code: 'DS02',
    detail: "The payer's institution, or its settlement agent, is blocked for sending.",
    applies: ({ payerIspb }, { sender, participants }) =>
      [payerIspb, sender].some((ispb) => participants.get(ispb)?.sendBlocked === true),
  },
  {
    code: 'RC09',
    detail: 'DbtrAgt is not the ISPB of an institution that can pay.',
    applies: ({ payerIspb }, context) => isUnknown(payerIspb, context),
  },
  {
    code: 'AGNT',
    detail: 'The sender of the message does not settle for the institution in DbtrAgt.',
    applies: ({ payerIspb }, { sender, participants }) =>
      payerIspb !== sender && participants.get(payerIspb)?.settlementAgent !== sender,
  },
  {
    code: 'DS0G',
    detail:
      'The owner of the signature certificate is not allowed to operate the Conta PI of the payer.',
    applies: (_, { sender, signer }) => signer !== undefined && signer !== sender,
  },
  {
    code: 'RC10',
    detail: 'CdtrAgt is not the ISPB of an institution that can be paid.',
    applies: ({ receiverIspb }, context) => isUnknown(receiverIspb, context),
  },
  {
    code: 'DS27',
    detail: 'An institution of this payment is not active in the SPI.',
    applies: ({ payerIspb, receiverIspb }, { participants }) =>
      [payerIspb, receiverIspb].some((ispb) => participants.get(ispb)?.status === 'NOT_OPERATING'),
  },
  {
    code: 'AG12',
    detail:
      'DbtrAgt and CdtrAgt are the same institution. The SPI does not settle payments within one.',
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
    detail: 'IntrBkSttlmAmt is above 90071992547409.91, the maximum balance of a Conta PI.',
    applies: ({ cents }) => cents === ABOVE_EXACT_RANGE,
  },
  {
    code: 'FF08',
    detail: 'The time in EndToEndId (UTC) must be within 12 hours of the clock of the sandbox.',
    applies: ({ endToEndId }, { nowMs }) => !isIdOfNow(endToEndId, nowMs),
  },
  {
    code: 'CH16',
    detail: 'AccptncDtTm is in the future.',
    applies: ({ acceptedMs }, { nowMs }) => acceptedMs > nowMs + CLOCK_TOLERANCE_MS,
  },
  {
    code: 'AB03',
    detail: 'The time limit of the payment was over when it arrived.',
    applies: ({ serviceLevel, acceptedMs }, { nowMs }) =>
      deadlineMs(serviceLevel, acceptedMs, nowMs) <= nowMs,
  },
];

/** The registered participants of a payment, and why the SPI rejects it. */
interface CheckedPayment {
  readonly participants: ReadonlyMap<string, ParticipantProfile>;
  /** Undefined if all checks have passed. */
  readonly rejection: Rejection | undefined;
}

/** Checks payments against the registered participants of the sandbox. */
@Injectable()
export class PaymentChecks {
  constructor(
    private readonly directory: ParticipantDirectory,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** @param codes checks only for these codes; all if undefined */
  *check(
    tx: UnitOfWork,
    payment: PaymentToCheck,
    { sender, signer, nowMs }: Arrival,
    codes?: ReadonlySet<SpiRejectCode>,
  ): Transactional<CheckedPayment> {
    const participants = yield* this.directory.profiles(tx, participantsOf(payment, sender));
    const isStrict = this.config.strictParticipants;
    const context = { sender, signer, nowMs, participants, isStrict };
    return { participants, rejection: rejectionOf(payment, context, codes) };
  }

  /** The rules between elements that a transfer breaks. */
  brokenRules(transfer: SpiCreditTransfer, message: SpiCreditTransfers, { definition }: Arrival) {
    const { salaryAccount } = this.config;
    const hasInstructionId = definition !== WITHOUT_INSTRUCTION_ID;
    return brokenRules(transfer, message, { salaryAccount, hasInstructionId });
  }

  /** Locks the accounts of the payments of a message, if there are several. */
  *lockAccounts(
    tx: UnitOfWork,
    transfers: readonly Pick<SpiCreditTransfer, 'debtorIspb' | 'creditorIspb'>[],
  ): Transactional<void> {
    if (transfers.length < 2) return;
    const ispbs = transfers.flatMap(({ debtorIspb, creditorIspb }) => [debtorIspb, creditorIspb]);
    yield* this.directory.lockAccounts(tx, ispbs);
  }

  /** Whether a payment between these institutions moves accounts or can be rejected. Usually needs no query. */
  concern(ispbs: readonly string[]): boolean | Promise<boolean> {
    if (this.config.strictParticipants) return true;
    const known = this.directory.profilesNow();
    if (known === undefined) return this.directory.isAnyRegistered(ispbs);
    return ispbs.some((ispb) => known.has(ispb));
  }
}

/**
 * The first reason for which the SPI rejects the payment on its arrival; undefined if there is none.
 * @param codes checks only for these codes; all if undefined
 */
export function rejectionOf(
  payment: PaymentToCheck,
  context: CheckContext,
  codes?: ReadonlySet<SpiRejectCode>,
): Rejection | undefined {
  return CHECKS.find(
    (check) => codes?.has(check.code) !== false && check.applies(payment, context),
  );
}

/** The ISPBs that the checks of a payment look up. */
export function participantsOf(payment: PaymentToCheck, sender: string): readonly string[] {
  const { payerIspb, receiverIspb, initiator, facilitator } = payment;
  const ispbs = [sender, payerIspb, receiverIspb, initiator?.slice(0, 8), facilitator];
  return [...new Set(ispbs.filter((ispb) => ispb !== undefined))];
}

/** Whether the time in an EndToEndId or RtrId is near enough. */
export function isIdOfNow(id: string, nowMs: number): boolean {
  const ms = timeOfId(id);
  return ms !== undefined && Math.abs(ms - nowMs) <= ID_TOLERANCE_MS;
}

function isUnknown(ispb: string, { participants, isStrict }: CheckContext): boolean {
  return ispb === SPI_ISPB || (isStrict && !participants.has(ispb));
}

/**
 * The rejection that a rule or a test value requests for a payment or return that has passed all checks; undefined if there is none.
 * @param id EndToEndId or RtrId
 * @param outcomes of the operation
 */
export function* requestedRejection(
  tx: UnitOfWork,
  id: string,
  outcomes: Partial<typeof SPI_OUTCOMES> = SPI_OUTCOMES,
): Transactional<Rejection | undefined> {
  const code = requestedCode(yield* takeOutcome(tx, outcomes, id));
  return code && { code, detail: `${requesterOfOutcome(id)} requests this code.` };
}
