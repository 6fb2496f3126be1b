import { z } from 'zod';
import { type Cents, type CentsRefusal, decimalPointHint, parseCents } from '#libs/kernel';
import { personTypeOf } from '../ledger/person-type';
import {
  LOCAL_INSTRUMENTS,
  needsIssuer,
  PIX_ACCOUNT_TYPES,
  type Creditor,
  type PixAccount,
} from './terms';

/**
 * The claims beside `data` in the signed body of the standard. They are not checked, because clients without a signature
 * may still send them.
 */
export const claims = {
  aud: claim('aud', 'the receiver'),
  iss: claim('iss', 'the issuer'),
  iat: claim('iat', 'the time of the signature'),
  jti: claim('jti', 'a unique id'),
};

function claim(name: string, meaning: string) {
  return z
    .unknown()
    .optional()
    .describe(`The claim \`${name}\` of a signed body: ${meaning}. It is not checked.`);
}

/** A text with a pattern; `expected` continues "Must be". */
export function textLike(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, { error: `Must be ${expected}.` });
}

/** A text that both databases can store: PostgreSQL has no U+0000. */
export function textUpTo(length: number) {
  return z
    .string()
    .min(1, { error: 'Must not be empty.' })
    .max(length, { error: `Must have at most ${String(length)} characters.` })
    .refine((text) => !text.includes('\0'), { error: 'Must not contain the character U+0000.' });
}

/** An amount in the format of the standard: a text with two decimals. */
export const amount = z
  .string()
  .regex(/^\d{1,16}\.\d{2}$/, {
    error: ({ input }) =>
      `Must be a text with two decimals and without a sign, as in "150.00".${decimalPointHint(input)}`,
  })
  .meta({ example: '150.00' });

const OUT_OF_RANGE: ReadonlySet<CentsRefusal> = new Set(['beyond-exact-range', 'too-many-digits']);

/** Whether an amount is too high to be exact in cents, and so above the maximum balance of an account. */
export function isAboveLimit(text: string): boolean {
  const read = parseCents(text);
  return !text.startsWith('-') && !read.ok && OUT_OF_RANGE.has(read.refusal);
}

/** The cents of an amount that the schema has accepted; undefined if it is too high to be exact. */
export function centsOf(text: string): Cents | undefined {
  const read = parseCents(text);
  return read.ok ? read.value : undefined;
}

export const currency = z.literal('BRL');

export const date = textLike(/^\d{4}-\d{2}-\d{2}$/, 'a date, as in 2026-01-31').meta({
  format: 'date',
});

export const document = (length: 11 | 14) =>
  z.strictObject({
    identification: textLike(
      length === 11 ? /^\d{11}$/ : /^[0-9A-Z]{12}\d{2}$/,
      length === 11 ? 'the 11 digits of a CPF' : 'the 14 characters of a CNPJ',
    ),
    rel: z.literal(length === 11 ? 'CPF' : 'CNPJ'),
  });

/** The characters of a name in a consent (payments v4). */
export const creditorName = textUpTo(120).regex(/^[A-Za-zÀ-ÖØ-öø-ÿ,.@:&*+_<>()!?/\\$%\d' -]+$/, {
  error: "Must have only letters of Portuguese, digits, spaces and ,.@:&*+_<>()!?/\\$%'-.",
});

export const creditor = z.strictObject({
  personType: z.enum(['PESSOA_NATURAL', 'PESSOA_JURIDICA']),
  cpfCnpj: textLike(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, 'a CPF or a CNPJ, without punctuation'),
  name: textUpTo(120),
});

/** Checks that a creditor has a CPF or a CNPJ, according to its personType (payments v4, Identification). */
export const samePersonType = z.superRefine<
  Readonly<{ personType?: Creditor['personType'] | undefined; cpfCnpj?: string | undefined }>
>(({ personType, cpfCnpj }, context) => {
  if (personType === undefined || cpfCnpj === undefined) return;
  if (personTypeOf(cpfCnpj) === personType) return;
  const wanted = personType === 'PESSOA_NATURAL' ? 'CPF' : 'CNPJ';
  const message = `Must be a ${wanted}: personType is ${personType}.`;
  context.addIssue({ code: 'custom', path: ['cpfCnpj'], message });
});

/** The types of account of payments v3 and v4; payments v1 and v2 also had SLRY. */
export const V4_ACCOUNT_TYPES = ['CACC', 'SVGS', 'TRAN'] as const;

function accountWith<const Types extends readonly PixAccount['accountType'][]>(types: Types) {
  return z
    .strictObject({
      ispb: textLike(/^[0-9A-Z]{8}$/, 'the 8 characters of an ISPB'),
      issuer: textLike(/^\d{1,4}$/, 'a branch of at most 4 digits').optional(),
      number: textLike(/^\d{1,20}$/, 'at most 20 digits, with the check digit'),
      accountType: z.enum(types),
    })
    .superRefine((account: PixAccount, context) => {
      if (!needsIssuer(account) || account.issuer !== undefined) return;
      context.addIssue({
        code: 'custom',
        path: ['issuer'],
        message: `Is missing; accounts of type ${account.accountType} have a branch.`,
      });
    });
}

export const pixAccount = accountWith(PIX_ACCOUNT_TYPES);
/** An account in a body of payments v4. */
export const v4Account = accountWith(V4_ACCOUNT_TYPES);

export const localInstrument = z.enum(LOCAL_INSTRUMENTS);
export const proxy = textUpTo(77);
export const qrCode = textUpTo(512);
export const ibgeTownCode = textLike(/^\d{7}$/, '7 digits');
