import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PeriodRequest } from '#libs/http';
import { INVOICE_STATUSES, type InvoiceStatus } from '../invoices/invoice';

/** The filters of the list of invoices. Without filters, all invoices are listed. */
export class ListInvoicesRequest extends PeriodRequest {
  /**
   * Only invoices of this provider: CNPJ or CPF without punctuation.
   * @example "12345678000195"
   */
  @IsOptional()
  @Matches(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, {
    message: 'Must be a CNPJ or CPF without punctuation.',
  })
  provider?: string;

  /** Only invoices to this customer: CNPJ, CPF or foreign tax id. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(40, { message: 'Must have at most 40 characters.' })
  customer?: string;

  /** Only the invoices with this reference. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(100, { message: 'Must have at most 100 characters.' })
  reference?: string;

  /** Only invoices with this status. */
  @IsOptional()
  @IsIn(INVOICE_STATUSES, { message: `Must be one of ${INVOICE_STATUSES.join(', ')}.` })
  status?: InvoiceStatus;

  /** Only invoices with this number, of any provider. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(9_999_999_999_999, { message: 'Must have at most 13 digits.' })
  number?: number;
}
