import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

const TRUE = new Set<unknown>(['1', 'true', '']);
const FALSE = new Set<unknown>(['0', 'false']);

/** An optional query parameter that is on or off: `?inline`, `?inline=true`, `?inline=0`. */
export function IsFlag(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => TRUE.has(value) || (FALSE.has(value) ? false : (value as unknown))),
    IsBoolean({ message: 'Must be true or false.' }),
  );
}
