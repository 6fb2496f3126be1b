import { z } from 'zod';

// Parts of the bodies of resources 3.1.0, customers 2.2.1 and credit-cards-accounts 2.3.1, with the patterns of the standard.

export const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
export const day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
export const id = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/);
export const text = (most: number) => z.string().min(1).max(most);
export const cnpj = z.string().regex(/^\d{14}$/);
export const cpf = z.string().regex(/^\d{11}$/);
export const amount = z.strictObject({
  amount: z.string().regex(/^\d{1,15}\.\d{2,4}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+\/open-banking\//);
export const links = z.strictObject({
  self: link,
  first: link.optional(),
  prev: link.optional(),
  next: link.optional(),
  last: link.optional(),
});
export const meta = z.strictObject({ requestDateTime: dateTime });
export const listMeta = z.strictObject({
  totalRecords: z.int().min(0),
  totalPages: z.int().min(0),
  requestDateTime: dateTime,
});

/** A body with links and the meta of a list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), links, meta: listMeta });
/** A body whose meta has no totals. */
export const bodyOf = <T extends z.ZodType>(data: T) => z.strictObject({ data, links, meta });
