import { compile, PROFILES } from '#libs/iso8583';
import { LinksTo } from '#libs/openapi';
import { chargebackAdvice } from '../account/disputes/chargeback-advice';
import { type Dispute, type DisputeEvent } from '../account/disputes/dispute';
import {
  stepsFrom,
  type DisputeActor,
  type DisputeFlow,
  type DisputeStatus,
  type DisputeStep,
  type StepRule,
} from '../account/disputes/dispute-machine';
import { type DisputeBrand } from '../account/disputes/dispute-reasons';

const codec = compile(PROFILES.ascii);

/** A step that a dispute can take now. */
export class NextStepResponse {
  step!: DisputeStep;
  /** The party that takes it. */
  by!: DisputeActor;
  /** Whether it can contest only a part of the amount. */
  takesAmount!: boolean;

  static of({ step, by, concedes }: StepRule): NextStepResponse {
    return { step, by, takesAmount: concedes !== undefined };
  }
}

/** The opening of a dispute, or a step of it. */
export class DisputeEventResponse {
  /**
   * `open`, or the step.
   * @example open
   */
  step!: string;
  by!: DisputeActor;
  /** The status after it. */
  status!: DisputeStatus;
  /**
   * The amount that is still contested after it, in cents.
   * @example 1000
   */
  contested!: number;
  /** true: the side that had to act gave no answer in time, so the step was taken at the deadline. */
  isSilence!: boolean;
  /** @example "Nothing was delivered." */
  note!: string | null;
  /** @example 2026-11-21T12:00:00.000Z */
  at!: string;

  static of({ step, by, status, contested, isSilence, note, at }: DisputeEvent) {
    const response: DisputeEventResponse = { step, by, status, contested, isSilence, note, at };
    return response;
  }
}

/** The chargeback as an advice of ISO 8583:1987. It is shown, and not sent. */
export class ChargebackAdviceResponse {
  /** @example "0422" */
  mti!: string;
  /**
   * Data elements by number. DE63 has the reason, DE90 names the purchase.
   * @example { "4": "000000001000", "63": "CB13.1" }
   */
  fields!: Record<string, string>;
  /**
   * The message in profile ascii, in hex.
   * @example 30343232
   */
  raw!: string;
}

/** A dispute about a purchase. Amounts are in cents of BRL. */
@LinksTo({ findDispute: { id: '/id' }, takeDisputeStep: { id: '/id' } })
export class DisputeResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  /** @example "4000000000000001" */
  pan!: string;
  brand!: DisputeBrand;
  /**
   * Id of the purchase.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  transactionId!: string;
  /** `allocation`: the network has decided who is liable, and only the acquirer can go on. */
  flow!: DisputeFlow;
  /** @example "13.1" */
  reason!: string;
  status!: DisputeStatus;
  /**
   * The amount that was charged back.
   * @example 1000
   */
  amount!: number;
  /**
   * The amount on which the two sides do not agree.
   * @example 1000
   */
  contested!: number;
  /**
   * The amount that was credited to the cardholder. It is provisional until the dispute ends.
   * @example 1000
   */
  cardholderCredit!: number;
  /**
   * The time by which the side that must act has to answer, on the clock of the sandbox; null at the end.
   * @example 2026-12-21T12:00:00.000Z
   */
  deadlineAt!: string | null;
  /** The steps that are possible now. Empty at the end. */
  nextSteps!: NextStepResponse[];
  /** The events, oldest first. */
  events!: DisputeEventResponse[];
  advice!: ChargebackAdviceResponse;
  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;
  /** @example 2026-12-21T12:00:00.000Z */
  closedAt!: string | null;

  static of(dispute: Dispute & { readonly sequence: number }): DisputeResponse {
    const { id, pan, brand, transactionId, flow, reason, status, amount, contested } = dispute;
    const { cardholder: cardholderCredit, deadlineAt, createdAt, closedAt } = dispute;
    const advice = chargebackAdvice(dispute, dispute.sequence);
    return {
      ...{ id, pan, brand, transactionId, flow, reason, status, amount, contested },
      ...{ cardholderCredit, deadlineAt },
      nextSteps: stepsFrom(flow, status).map((rule) => NextStepResponse.of(rule)),
      events: dispute.events.map((event) => DisputeEventResponse.of(event)),
      advice: {
        mti: advice.mti,
        fields: { ...advice.fields },
        raw: codec.encode(advice).toString('hex').toUpperCase(),
      },
      ...{ createdAt, closedAt },
    };
  }
}
