import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';

export const DIRECTIONS = ['CREDIT', 'DEBIT'] as const;

/** Whether an entry credits or debits its account. */
export type Direction = (typeof DIRECTIONS)[number];

/** For an optional query parameter that selects credits or debits. */
export function IsDirection(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsIn(DIRECTIONS, { message: `Must be one of ${DIRECTIONS.join(', ')}.` }),
  );
}
