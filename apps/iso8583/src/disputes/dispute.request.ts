import { IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { PageRequest, PeriodRequest } from '#libs/http';
import {
  DISPUTE_PARTIES,
  DISPUTE_STATUSES,
  DISPUTE_STEPS,
  type DisputeParty,
  type DisputeStatus,
  type DisputeStep,
} from '../account/disputes/dispute-machine';
import { DISPUTE_BRANDS, type DisputeBrand } from '../account/disputes/dispute-reasons';

const MAX_CENTS = 999_999_999_999;
const CENTS = 'Must be a whole number of cents';
const NOTE = /^(?=.*\S)[^\p{C}]{1,200}$/u;

/** A chargeback of a purchase. */
export class OpenDisputeRequest {
  /**
   * Number of the card.
   * @example "4000000000000001"
   */
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a string of 12 to 19 digits.' })
  pan!: string;

  /**
   * Id of the purchase: a debit, or the capture of a hold. Default: the newest one of the card that was not reversed.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  @IsOptional()
  @IsUUID(undefined, { message: 'Must be the id of a transaction.' })
  transactionId?: string;

  /**
   * Reason code of the brand: a dispute condition of Visa, or a message reason code of Mastercard.
   * @example "13.1"
   */
  @Matches(/^[0-9.]{2,10}$/, { message: 'Must be a reason code, as in 13.1 or 4853.' })
  reason!: string;

  /**
   * The amount that is charged back, in cents of BRL. Default: all of the purchase that is not disputed yet.
   * @example 1000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(1, { message: `${CENTS}, at least 1.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  amount?: number;

  /**
   * A note for the history.
   * @example "Nothing was delivered."
   */
  @IsOptional()
  @Matches(NOTE, { message: 'Must be a string of 1 to 200 characters.' })
  note?: string;
}

/** The next step of a dispute. */
export class TakeStepRequest {
  /**
   * The step. The status of the dispute decides which steps are possible, and who takes them.
   * @example represent
   */
  @IsIn(DISPUTE_STEPS, { message: `Must be one of ${DISPUTE_STEPS.join(', ')}.` })
  step!: DisputeStep;

  /**
   * The amount that is still contested after the step, in cents of BRL; the rest is conceded. Default: all of it. Only
   * represent, pre-arbitrate and decline can leave a part.
   * @example 600
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(1, { message: `${CENTS}, at least 1.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  amount?: number;

  /**
   * A note for the history.
   * @example "Signed proof of delivery."
   */
  @IsOptional()
  @Matches(NOTE, { message: 'Must be a string of 1 to 200 characters.' })
  note?: string;
}

/** The filter of the list of disputes. */
export class ListDisputesRequest extends PageRequest {
  /**
   * Only disputes of the card with this number.
   * @example "4000000000000001"
   */
  @IsOptional()
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a card number of 12 to 19 digits.' })
  pan?: string;

  /** Only disputes with this status. */
  @IsOptional()
  @IsIn(DISPUTE_STATUSES, { message: `Must be one of ${DISPUTE_STATUSES.join(', ')}.` })
  status?: DisputeStatus;
}

/** The filter of the list of movements. */
export class ListMovementsRequest extends PeriodRequest {
  /** Only movements of this party. */
  @IsOptional()
  @IsIn(DISPUTE_PARTIES, { message: `Must be one of ${DISPUTE_PARTIES.join(', ')}.` })
  party?: DisputeParty;
}

/** The filter of the reasons. */
export class ListReasonsRequest {
  /**
   * Only reasons of this brand.
   * @example visa
   */
  @IsOptional()
  @IsIn(DISPUTE_BRANDS, { message: `Must be one of ${DISPUTE_BRANDS.join(', ')}.` })
  brand?: DisputeBrand;
}
