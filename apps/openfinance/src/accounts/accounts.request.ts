import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { isCalendarDate } from '#libs/kernel';
import { KeyedPageRequest } from '../standard/page.request';
import { ACCOUNT_TYPES, type AccountType } from '../ledger/account';

export const CREDIT_DEBIT_INDICATORS = ['CREDITO', 'DEBITO'] as const;
export type CreditDebitIndicator = (typeof CREDIT_DEBIT_INDICATORS)[number];

/** The accounts to list. */
export class ListAccountsRequest extends KeyedPageRequest {
  /** Only accounts of this type. */
  @IsOptional()
  @IsIn(ACCOUNT_TYPES, { message: `Must be one of ${ACCOUNT_TYPES.join(', ')}.` })
  accountType?: AccountType;
}

/** The transactions to list; without days, those of today. */
export class ListTransactionsRequest extends KeyedPageRequest {
  /** The first day, in Brasília. It is sent together with toBookingDate. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  fromBookingDate?: string;

  /** The last day, inclusive. */
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

export function IsDay(): PropertyDecorator {
  return ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isCalendarDate(value),
      defaultMessage: () => 'Must be a day of the calendar, as in 2026-01-31.',
    },
  });
}
