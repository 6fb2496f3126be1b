import { z } from 'zod';
import { TAX_ID } from '#libs/brazil';
import { isCalendarDate } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { readJson, wholeNumber } from '#libs/schema';
import { SeedInvalid } from './seed.errors';

const MOST_CUSTOMERS = 10_000;
const MOST_DOCUMENTS = 1_000;
const MOST_TRANSACTIONS = 1_000_000;
/** Limit of one request: transactions for each account times customers. */
const MOST_IN_ALL = 3_000_000;
const LARGEST_SEED = 2 ** 31 - 1;
const DEFAULT_CUSTOMERS = 10;
const A_DAY = 'Must be a day of the calendar, as in 2026-01-31.';

const seedRequest = z
  .strictObject({
    customers: wholeNumber(0, MOST_CUSTOMERS)
      .optional()
      .describe('The number of made-up customers. Default: 10 without `documents`, otherwise 0.'),
    documents: z
      .array(z.string('Must be a CPF or a CNPJ.').regex(TAX_ID, 'Must be a CPF or a CNPJ.'))
      .max(MOST_DOCUMENTS, `Must have at most ${String(MOST_DOCUMENTS)} items.`)
      .optional()
      .describe('CPFs and CNPJs of more customers, new or existing.'),
    transactions: wholeNumber(0, MOST_TRANSACTIONS)
      .default(0)
      .describe('The number of transactions to add to each account of these customers.'),
    seed: wholeNumber(0, LARGEST_SEED)
      .default(1)
      .describe('The same seed gives the same customers and transactions.'),
    from: z
      .string(A_DAY)
      .refine(isCalendarDate, A_DAY)
      .optional()
      .meta({ format: 'date' })
      .describe('The first day of the transactions. Default: 12 months before today.'),
  })
  .superRefine(({ customers = 0, documents = [], transactions }, context) => {
    const holders = customers + documents.length;
    if (holders * transactions <= MOST_IN_ALL) return;
    const most = String(Math.floor(MOST_IN_ALL / holders));
    const message = `Must be at most ${most} for ${String(holders)} customers.`;
    context.addIssue({ code: 'custom', path: ['transactions'], message });
  })
  .describe('The customers and transactions to add to the bank.');

/** The customers and transactions to add to the bank. */
export interface SeedRequest {
  readonly customers: number;
  readonly documents: readonly string[];
  readonly transactions: number;
  readonly seed: number;
  readonly from: string | undefined;
}

/** The schema of the request in the document. */
export const SEED_REQUEST = documentSchema(
  'BankSeedRequest',
  () => seedRequest,
  () => ({
    customers: {
      summary: 'Two customers, and 1000 more transactions in each of their accounts',
      value: { customers: 2, transactions: 1000, seed: 7 },
    },
    document: {
      summary: 'The customer with a CPF',
      value: { documents: ['98765432100'], transactions: 100 },
    },
  }),
);

/** @throws SeedInvalid */
export function readSeedRequest(body: unknown): SeedRequest {
  const read = readJson(seedRequest, body ?? {});
  if (!read.ok) throw new SeedInvalid(read.refusal);
  const { customers, documents, transactions, seed, from } = read.value;
  return {
    customers: customers ?? (documents === undefined ? DEFAULT_CUSTOMERS : 0),
    documents: documents ?? [],
    transactions,
    seed,
    from,
  };
}
