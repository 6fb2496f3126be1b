import { z } from 'zod';
import { isIspb } from '#libs/brazil';
import { parseInstant, toIsoUtc, type Cents } from '#libs/kernel';
import { personTypeOf } from '../ledger/person-type';
import { INTERNAL_ACCOUNTS, type Counterparty, type LedgerEntry } from '../ledger/posting';
import { amount, centsOf, textLike, textUpTo } from '../payment-terms/members';

const DOCUMENT = /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/;

/** Money that an account receives. */
export const creditBody = z.strictObject({
  accountId: textUpTo(100).meta({ example: 'maria-corrente' }),
  amount: z
    .union([amount, z.number()], {
      error: 'Must be a number, or a text with two decimals, as in "150.00".',
    })
    .meta({ example: '150.00' }),
  payer: z.strictObject({
    name: textUpTo(120).meta({ example: 'João Souza' }),
    document: textLike(DOCUMENT, 'a CPF or a CNPJ, without punctuation').meta({
      example: '11144477735',
    }),
  }),
  endToEndId: textLike(/^E[0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}$/, 'an EndToEndId of 32 characters')
    .optional()
    .meta({ description: 'Default: the simulator creates one.' }),
  at: z
    .string()
    .refine((text) => parseInstant(text) !== undefined, {
      error: 'Must be an ISO 8601 date or instant, as in 2026-01-31T12:00:00Z.',
    })
    .optional()
    .meta({ description: 'The instant of the credit, on the clock of the sandbox. Default: now.' }),
});
export type CreditBody = z.output<typeof creditBody>;

/** The payer of a credit, as far as known. */
export interface CreditPayer {
  readonly name: string;
  readonly document?: string | undefined;
  readonly ispb?: string | undefined;
  readonly account?:
    | {
        /** Ends with the check digit. */
        readonly number: string;
        readonly branch?: string | undefined;
      }
    | undefined;
}

/** A complete credit. */
export interface Credit {
  /** Also the id of its entry in the ledger. */
  readonly creditId: string;
  readonly accountId: string;
  readonly amount: Cents;
  readonly payer: CreditPayer;
  readonly endToEndId: string;
  readonly atMs: number;
}

/** The cents of the amount; undefined if it is not positive, or not exact in cents. */
export function creditedCents({ amount: sent }: CreditBody): Cents | undefined {
  const text = typeof sent === 'number' ? sent.toFixed(2) : sent;
  if (typeof sent === 'number' && Number(text) !== sent) return undefined;
  const cents = centsOf(text);
  return cents === undefined || cents <= 0 ? undefined : cents;
}

/** The ledger entry of a credit: it debits the SPI and credits the account. */
export function entryOf(credit: Credit): LedgerEntry {
  const { creditId, accountId, amount: cents, payer, endToEndId, atMs } = credit;
  const common = { type: 'PIX', endToEndId } as const;
  const name = `Pix recebido - ${payer.name}`.slice(0, 200);
  const counterparty = counterpartyOf(payer);
  return {
    entryId: creditId,
    at: toIsoUtc(atMs),
    lines: [
      {
        ...common,
        accountId,
        cents,
        name,
        ...(counterparty === undefined ? {} : { counterparty }),
      },
      { ...common, accountId: INTERNAL_ACCOUNTS.spi, cents: 0 - cents, name },
    ],
  };
}

/** The payer, as a statement shows it. Values that are not valid in the standard are left out. */
function counterpartyOf({ document, ispb, account }: CreditPayer): Counterparty | undefined {
  if (document === undefined || !DOCUMENT.test(document)) return undefined;
  const { number = '', branch = '' } = account ?? {};
  const hasNumber = /^\d{2,21}$/.test(number);
  return {
    document,
    personType: personTypeOf(document),
    ...(ispb === undefined || !isIspb(ispb) ? {} : { ispb }),
    ...(/^\d{1,4}$/.test(branch) ? { branchCode: branch.padStart(4, '0') } : {}),
    ...(hasNumber ? { number: number.slice(0, -1), checkDigit: number.slice(-1) } : {}),
  };
}
