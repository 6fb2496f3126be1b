import { type MovementKind } from '../account/disputes/dispute';
import { type DisputeFlow, type DisputeParty } from '../account/disputes/dispute-machine';
import {
  type DisputeBrand,
  type DisputeCategory,
  type DisputeReason,
} from '../account/disputes/dispute-reasons';
import { type DisputeMovementRow } from '../issuer/store/dispute.rows';

/** Money that a step of a dispute moved. The movements of a step add up to zero. */
export class DisputeMovementResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  disputeId!: string;
  /** The kind of the movement. */
  kind!: MovementKind;
  /** The party whose money moves. `issuer`: the issuer bears the amount while a representment is open. */
  party!: DisputeParty;
  /**
   * Cents of BRL; negative if the party pays.
   * @example -1000
   */
  amount!: number;
  /** @example "13.1" */
  reason!: string;
  /** @example "4000000000000001" */
  pan!: string;
  /**
   * Id of the purchase.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  transactionId!: string;
  /**
   * Processing code (DE3) of the purchase.
   * @example "000000"
   */
  processingCode!: string;
  /** @example TERM0001 */
  terminalId!: string | null;
  /** @example MERCHANT0000001 */
  merchantId!: string | null;
  /** @example "632512000001" */
  rrn!: string | null;
  /** @example "007920" */
  authorizationCode!: string | null;
  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;

  static of(row: DisputeMovementRow): DisputeMovementResponse {
    const { disputeId, kind, party, cents, reason, pan, transactionId } = row;
    const { processingCode, terminal, merchant, rrn, authorizationCode, createdAt } = row;
    return {
      ...{ disputeId, kind, party, amount: cents, reason, pan, transactionId },
      ...{ processingCode, terminalId: terminal, merchantId: merchant },
      ...{ rrn, authorizationCode, createdAt },
    };
  }
}

/** A reason for a chargeback. */
export class DisputeReasonResponse {
  brand!: DisputeBrand;
  /** @example "13.1" */
  code!: string;
  /** @example "Merchandise or services not received" */
  title!: string;
  category!: DisputeCategory;
  flow!: DisputeFlow;
  /**
   * Days from the purchase in which it can be charged back.
   * @example 120
   */
  filingDays!: number;

  static of({ brand, code, title, category, flow, filingDays }: DisputeReason) {
    const response: DisputeReasonResponse = { brand, code, title, category, flow, filingDays };
    return response;
  }
}
