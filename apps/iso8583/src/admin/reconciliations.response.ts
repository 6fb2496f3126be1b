import {
  type Reconciliation,
  type ReconciliationDirection,
  type ReconciliationOutcome,
} from '../issuer/reconciliation/reconciliation';
import { elementsOfTotals, netOf } from '../issuer/reconciliation/totals';
import { type PlacedTotals } from '../issuer/reconciliation/totals.repository';

/** A reconciliation that the host received or sent. */
export class ReconciliationResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  direction!: ReconciliationDirection;
  /**
   * The acquirer (DE32).
   * @example "00000000001"
   */
  institution!: string;
  /**
   * The settlement day, MMDD.
   * @example "1122"
   */
  day!: string;
  /** @example "0500" */
  mti!: string;
  outcome!: ReconciliationOutcome;
  /**
   * Response code (DE39) of the response; null without one.
   * @example "00"
   */
  responseCode!: string | null;
  /**
   * The totals of the host at that time, by element: DE74 to DE77, DE80, DE81, DE86 to DE89 and DE97.
   * @example { "76": "0000000001", "88": "0000000000001500", "97": "D0000000000001500" }
   */
  own!: Record<string, string>;
  /**
   * The totals that the other side reported.
   * @example { "76": "0000000001", "88": "0000000000001500" }
   */
  reported!: Record<string, string>;
  createdAt!: string;

  static of(reconciliation: Reconciliation): ReconciliationResponse {
    const { id, direction, institution, day, mti, outcome, responseCode, createdAt } =
      reconciliation;
    const { own, reported } = reconciliation;
    return {
      id,
      direction,
      institution,
      day,
      mti,
      outcome,
      responseCode,
      own: { ...own },
      reported: { ...reported },
      createdAt,
    };
  }
}

/** The money that moved for one institution on one settlement day. */
export class SettlementTotalsResponse {
  /**
   * The acquirer (DE32). Empty: messages without one.
   * @example "00000000001"
   */
  institution!: string;
  /**
   * The settlement day, MMDD: DE15, else DE13, else the day of DE7.
   * @example "1122"
   */
  day!: string;
  /**
   * The net amount in cents of BRL, DE97: positive for C, negative for D.
   * @example -1500
   */
  netAmount!: number;
  /**
   * The totals by element, as in a reconciliation.
   * @example { "76": "0000000001", "88": "0000000000001500", "97": "D0000000000001500" }
   */
  elements!: Record<string, string>;

  static of({ institution, day, totals }: PlacedTotals): SettlementTotalsResponse {
    return {
      institution,
      day,
      netAmount: netOf(totals),
      elements: { ...elementsOfTotals(totals) },
    };
  }
}
