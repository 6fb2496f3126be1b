import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

/** A member that can have any JSON value; the generator would call it an object. */
const ANY_JSON = {
  oneOf: [
    { type: 'object', nullable: true, additionalProperties: true },
    { type: 'array', items: {} },
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
  ],
} as const satisfies ApiPropertyOptions;

/** Documents a member of a request or a response that can have any JSON value. */
export function AnyJson(description: string): PropertyDecorator {
  return ApiProperty({ ...ANY_JSON, oneOf: [...ANY_JSON.oneOf], description });
}

/** The same, of a member that can be missing. */
export function OptionalJson(description: string): PropertyDecorator {
  return ApiPropertyOptional({ ...ANY_JSON, oneOf: [...ANY_JSON.oneOf], description });
}
