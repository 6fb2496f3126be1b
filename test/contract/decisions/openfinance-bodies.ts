import { z } from 'zod';
import { type ContractCase } from '../case';
import { text, utc } from '../shapes';

const links = z.looseObject({ self: z.url() });

const meta = z.looseObject({ requestDateTime: utc });

/** A body of Open Finance Brasil. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.looseObject({ data, links, meta });
}

/** Errors have no `meta` in the family of accounts, because its schema needs totals there. */
export function errors(code: string) {
  return z.looseObject({
    errors: z.tuple([z.looseObject({ code: z.literal(code), title: text, detail: text })]),
  });
}

export function answers(
  method: ContractCase['method'],
  path: string,
  what: string,
  status: number,
  rest: Pick<ContractCase, 'says'> & Partial<ContractCase>,
): ContractCase {
  const type = status === 204 ? {} : { type: 'application/json' };
  return { method, path, what, status, ...type, ...rest };
}
