import { z } from 'zod';

export const uuid = z.uuid();
/** ISO 8601 in UTC, with Z. */
export const utc = z.iso.datetime();
export const text = z.string();
/** A decimal number of at most two places. */
export const decimal = z.number().refine((value) => Number(value.toFixed(2)) === value, {
  error: 'must have at most two decimal places',
});
/** A decimal amount of two places, as text. */
export const amountText = z.string().regex(/^\d+\.\d{2}$/);
export const ispb = z.string().regex(/^\d{8}$/);

/** The health response of the SPI, member by member. */
export const health = z.strictObject({
  status: text,
  service: text,
  version: text,
  timestamp: utc,
});

export const jsonObject = z.record(z.string(), z.unknown());
export const jsonArray = z.array(z.unknown());
/** A JSON object or array: the contract says that a body is JSON, and not more. */
export const json = z.union([jsonObject, jsonArray]);

/** RFC 9457, with the members that every error of this project has. */
export function problem(status: number, code: string) {
  return z.looseObject({
    type: z.string().min(1),
    title: z.string().min(1),
    status: z.literal(status),
    detail: z.string().min(1),
    instance: z.string().startsWith('/'),
    code: z.literal(code),
    correlationId: uuid,
  });
}

/** A problem that says where in the request it is. */
export function problemAt(status: number, code: string, pointer: string) {
  return problem(status, code).extend({
    errors: z
      .array(z.looseObject({ pointer: text, detail: text }))
      .refine((errors) => errors.some((error) => error.pointer === pointer), {
        error: `no error has the pointer ${pointer}`,
      }),
  });
}
