import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsDay } from '../accounts/accounts.request';
import { CARD_TRANSACTION_TYPES, type CardTransactionType } from '../bank/cards/card';
import { KeyedPageRequest } from '../standard/page.request';

const LARGEST_MCC = 9_999;

/** The bills to list; without days, those that are due from 12 months ago on. */
export class ListBillsRequest extends KeyedPageRequest {
  /** The first due date. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  fromDueDate?: string;

  /** The last due date, inclusive. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  toDueDate?: string;
}

/** The transactions to list; without days, those of today, or all of a bill. */
export class ListCardTransactionsRequest extends KeyedPageRequest {
  /** The first day, in Brasília. It is sent together with toTransactionDate. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  fromTransactionDate?: string;

  /** The last day, inclusive. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  toTransactionDate?: string;

  /** Only transactions of this type. */
  @IsOptional()
  @IsIn(CARD_TRANSACTION_TYPES, { message: `Must be one of ${CARD_TRANSACTION_TYPES.join(', ')}.` })
  transactionType?: CardTransactionType;

  /** Only transactions at shops with this merchant category code. */
  @ApiPropertyOptional({ type: 'integer', format: 'int32', example: 5411 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(LARGEST_MCC, { message: `Must be at most ${String(LARGEST_MCC)}.` })
  payeeMCC?: number;
}
