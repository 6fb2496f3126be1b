import { IsIn, IsOptional, Matches } from 'class-validator';
import { PageRequest } from '#libs/http';
import {
  RECONCILIATION_DIRECTIONS,
  RECONCILIATION_OUTCOMES,
  type ReconciliationDirection,
  type ReconciliationOutcome,
} from '../issuer/reconciliation/reconciliation';

const INSTITUTION = /^[!-~]{1,28}$/;
const INSTITUTION_TEXT = 'Must be an institution (DE32) of 1 to 28 characters.';
const DAY = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])$/;
const DAY_TEXT = 'Must be a day MMDD, as in 1122.';

/** The filters of the list of reconciliations. */
export class ListReconciliationsRequest extends PageRequest {
  /**
   * Only reconciliations of this institution (DE32).
   * @example "00000000001"
   */
  @IsOptional()
  @Matches(INSTITUTION, { message: INSTITUTION_TEXT })
  institution?: string;

  /**
   * Only reconciliations of this settlement day, MMDD.
   * @example "1122"
   */
  @IsOptional()
  @Matches(DAY, { message: DAY_TEXT })
  day?: string;

  /** Only reconciliations with this result. */
  @IsOptional()
  @IsIn(RECONCILIATION_OUTCOMES, {
    message: `Must be one of ${RECONCILIATION_OUTCOMES.join(', ')}.`,
  })
  outcome?: ReconciliationOutcome;

  /** Only reconciliations that the host received, or sent. */
  @IsOptional()
  @IsIn(RECONCILIATION_DIRECTIONS, {
    message: `Must be one of ${RECONCILIATION_DIRECTIONS.join(', ')}.`,
  })
  direction?: ReconciliationDirection;
}

/** The filters of the totals. */
export class ListTotalsRequest {
  /**
   * Only totals of this institution (DE32).
   * @example "00000000001"
   */
  @IsOptional()
  @Matches(INSTITUTION, { message: INSTITUTION_TEXT })
  institution?: string;

  /**
   * Only totals of this settlement day, MMDD.
   * @example "1122"
   */
  @IsOptional()
  @Matches(DAY, { message: DAY_TEXT })
  day?: string;
}
