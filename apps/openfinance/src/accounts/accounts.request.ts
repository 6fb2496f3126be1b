import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches, ValidateBy } from 'class-validator';
import { isCalendarDate } from '#libs/kernel';
import { StandardPageRequest } from '../standard/page.request';
import { ACCOUNT_TYPES, type AccountType } from '../bank/account';

export const CREDIT_DEBIT_INDICATORS = ['CREDITO', 'DEBITO'] as const;
export type CreditDebitIndicator = (typeof CREDIT_DEBIT_INDICATORS)[number];

/** Which page of accounts or transactions to answer. */
class AccountsPageRequest extends StandardPageRequest {
  /** As a link to another page has it: with it, a page far down the list is found as fast as the first. */
  @IsOptional()
  @Matches(/^[\w-]{1,2048}$/, { message: 'Must be the pagination-key of a link.' })
  'pagination-key'?: string;
}

/** Which accounts to list. */
export class ListAccountsRequest extends AccountsPageRequest {
  /** Only accounts of this type. */
  @IsOptional()
  @IsIn(ACCOUNT_TYPES, { message: `Must be one of ${ACCOUNT_TYPES.join(', ')}.` })
  accountType?: AccountType;
}

/** Which transactions to list; without days, those of today. */
export class ListTransactionsRequest extends AccountsPageRequest {
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
