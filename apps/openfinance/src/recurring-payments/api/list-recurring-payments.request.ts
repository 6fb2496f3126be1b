import { IsOptional, Matches } from 'class-validator';
import { EXAMPLE_RECURRING_CONSENT } from '../../recurring-consents/example-recurring-consents';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const IS_DATE = { message: 'Must be a date, as in 2026-01-31.' };

/** The payments to list. */
export class ListRecurringPaymentsRequest {
  /**
   * The consent of the payments.
   * @example urn:simulador:00000000-0000-4000-8000-000000000023
   */
  @Matches(/^.{1,256}$/, {
    message: `Must be the id of a consent, as in ${EXAMPLE_RECURRING_CONSENT}.`,
  })
  recurringConsentId!: string;

  /** Only payments of this day in Brasília, or later. */
  @IsOptional()
  @Matches(DATE, IS_DATE)
  startDate?: string;

  /** Only payments of this day in Brasília, or earlier. */
  @IsOptional()
  @Matches(DATE, IS_DATE)
  endDate?: string;

  /** Only further attempts to make this payment. */
  @IsOptional()
  @Matches(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/, { message: 'Must be the id of a payment.' })
  originalRecurringPaymentId?: string;
}
