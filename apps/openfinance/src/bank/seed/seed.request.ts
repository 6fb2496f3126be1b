import { z } from 'zod';
import { TAX_ID } from '#libs/brazil';
import { Failure, isCalendarDate, summaryOf, type ViolationList } from '#libs/kernel';
import { documentSchema } from '#libs/platform';
import { readJson, wholeNumber } from '#libs/schema';

const MOST_CUSTOMERS = 10_000;
const MOST_DOCUMENTS = 1_000;
const MOST_TRANSACTIONS = 1_000_000;
/** Of one call: transactions for an account times customers. */
const MOST_IN_ALL = 3_000_000;
const LARGEST_SEED = 2 ** 31 - 1;
const DEFAULT_CUSTOMERS = 10;
const A_DAY = 'Must be a day of the calendar, as in 2026-01-31.';

const seedRequest = z
  .strictObject({
    customers: wholeNumber(0, MOST_CUSTOMERS)
      .optional()
      .describe('How many made-up customers; 10 where neither this nor `documents` is sent.'),
    documents: z
      .array(z.string('Must be a CPF or a CNPJ.').regex(TAX_ID, 'Must be a CPF or a CNPJ.'))
      .max(MOST_DOCUMENTS, `Must have at most ${String(MOST_DOCUMENTS)} items.`)
      .optional()
      .describe('CPFs and CNPJs of further customers, also of those that the bank has already.'),
    transactions: wholeNumber(0, MOST_TRANSACTIONS)
      .default(0)
      .describe('How many transactions to add to each account of these customers.'),
    seed: wholeNumber(0, LARGEST_SEED)
      .default(1)
      .describe('The same seed gives the same customers and transactions.'),
    from: z
      .string(A_DAY)
      .refine(isCalendarDate, A_DAY)
      .optional()
      .meta({ format: 'date' })
      .describe('The first day of the transactions; 12 months before today where it is left out.'),
  })
  .superRefine(({ customers = 0, documents = [], transactions }, context) => {
    const holders = customers + documents.length;
    if (holders * transactions <= MOST_IN_ALL) return;
    const most = String(Math.floor(MOST_IN_ALL / holders));
    const message = `Must be at most ${most} for ${String(holders)} customers.`;
    context.addIssue({ code: 'custom', path: ['transactions'], message });
  })
  .describe('What to add to the bank.');

/** What to add to the bank. */
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

export class SeedInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'SEED_INVALID';
  readonly title = 'The request is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

/** An account has spent what earlier transactions of the seed had brought, and cannot pay for the next ones. */
export class SeedUnpayable extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SEED_BALANCE_TOO_LOW';
  readonly title = 'An account has too little for more transactions';

  constructor(accountId: string) {
    super(`Account ${accountId} has spent what it needs for them. Use another seed.`);
  }
}

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
