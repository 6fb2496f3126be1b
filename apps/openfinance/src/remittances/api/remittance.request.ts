import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { PageRequest } from '#libs/http';
import {
  REMITTANCE_PAYMENT_STATUSES,
  type RemittancePaymentStatus,
} from '../payments/remittance-payment';
import { LAYOUT_NAMES, type LayoutName } from '../layouts';

/** The parameters of an upload. */
export class ReceiveRemittanceRequest {
  /**
   * The layout of the file. Default: febraban.
   * @example febraban
   */
  @IsOptional()
  @IsIn(LAYOUT_NAMES, { message: `Must be one of ${LAYOUT_NAMES.join(', ')}.` })
  layout?: LayoutName;
}

/** The parameters of the list of payments. */
export class ListRemittancePaymentsRequest extends PageRequest {
  /** Only payments with this status. */
  @IsOptional()
  @IsIn(REMITTANCE_PAYMENT_STATUSES, {
    message: `Must be one of ${REMITTANCE_PAYMENT_STATUSES.join(', ')}.`,
  })
  status?: RemittancePaymentStatus;
}

/** The parameters of a return file. */
export class ReturnFileRequest {
  /** The NSA of the return file. Default: the last one of the remittance. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(999_999, { message: 'Must be at most 999999.' })
  nsa?: number;
}
