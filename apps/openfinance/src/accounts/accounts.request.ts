import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';
import { isCalendarDate } from '#libs/kernel';
import { ACCOUNT_TYPES, type AccountType } from '../bank/account';

export const CREDIT_DEBIT_INDICATORS = ['CREDITO', 'DEBITO'] as const;
export type CreditDebitIndicator = (typeof CREDIT_DEBIT_INDICATORS)[number];

const LARGEST_PAGE = 2 ** 31 - 1;
const LARGEST_PAGE_SIZE = 1000;
export const DEFAULT_PAGE_SIZE = 25;

/** Which page of a list to answer. */
class StandardPageRequest {
  /** The number of the page, from 1. */
  @ApiPropertyOptional({ type: 'integer', format: 'int32', default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `Must be at most ${String(LARGEST_PAGE)}.` })
  page?: number;

  /**
   * Items of a page; 25 where it is left out.
   * @example 25
   */
  @ApiPropertyOptional({ type: 'integer', format: 'int32', default: DEFAULT_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(LARGEST_PAGE_SIZE, { message: `Must be at most ${String(LARGEST_PAGE_SIZE)}.` })
  'page-size'?: number;

  /** As a link to another page has it: with it, a page far down the list is found as fast as the first. */
  @IsOptional()
  @Matches(/^[\w-]{1,2048}$/, { message: 'Must be the pagination-key of a link.' })
  'pagination-key'?: string;
}

/** Which accounts to list. */
export class ListAccountsRequest extends StandardPageRequest {
  /** Only accounts of this type. */
  @IsOptional()
  @IsIn(ACCOUNT_TYPES, { message: `Must be one of ${ACCOUNT_TYPES.join(', ')}.` })
  accountType?: AccountType;
}

/** Which transactions to list; without days, those of today. */
export class ListTransactionsRequest extends StandardPageRequest {
  /** The first day, by the time of Brasília; sent together with toBookingDate. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  fromBookingDate?: string;

  /** The last day, which is included. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  toBookingDate?: string;

  /** Only credits, or only debits. */
  @IsOptional()
  @IsIn(CREDIT_DEBIT_INDICATORS, {
    message: `Must be one of ${CREDIT_DEBIT_INDICATORS.join(', ')}.`,
  })
  creditDebitIndicator?: CreditDebitIndicator;
}

function IsDay(): PropertyDecorator {
  return ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isCalendarDate(value),
      defaultMessage: () => 'Must be a day of the calendar, as in 2026-01-31.',
    },
  });
}
