import { z } from 'zod';
import { isIspb, TAX_ID } from '#libs/brazil';
import { type Cents, decimalPointHint, parseCents, parseInstant } from '#libs/kernel';
import { wholeNumber } from '#libs/schema';

/** The ISPB of the virtual payer of the homologation tests. */
export const VIRTUAL_PAYER = '99999003';

/** The maximum number of payments of a series. */
export const MOST_PAYMENTS = 100_000;
/** More than the traffic bucket of ICOM refills: 750 tokens per second. */
const MOST_PER_SECOND = 1_000;

const PAYMENT_FORMS = ['MANU', 'DICT', 'QRDN', 'QRES', 'INIC', 'AUTO', 'APDN', 'APES'] as const;
export type PaymentForm = (typeof PAYMENT_FORMS)[number];

type Need = 'required' | 'optional' | 'forbidden';

/** The members of each form of initiation, and the shortest and longest TxId (SPI catalogue 5.13, pacs.008.spi.1.16). */
const FORMS: Readonly<
  Record<
    PaymentForm,
    { readonly key: Need; readonly txId: Need; readonly length?: [number, number] }
  >
> = {
  MANU: { key: 'forbidden', txId: 'forbidden' },
  DICT: { key: 'required', txId: 'forbidden' },
  QRDN: { key: 'required', txId: 'required', length: [26, 35] },
  QRES: { key: 'required', txId: 'optional', length: [1, 25] },
  INIC: { key: 'required', txId: 'required', length: [1, 25] },
  AUTO: { key: 'forbidden', txId: 'required', length: [1, 35] },
  APDN: { key: 'required', txId: 'required', length: [26, 35] },
  APES: { key: 'required', txId: 'optional', length: [1, 25] },
};

export function textLike(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, { error: `Must be ${expected}.` });
}

export const ispb = z.string().refine(isIspb, {
  error: 'Must be an ISPB: 8 digits or capital letters.',
});

/** An amount of a JSON body: a number or a text, above zero and exact in cents. It is read as cents. */
export const positiveAmount = z
  .union([z.string(), z.number()], {
    error: 'Must be a number, or a text with two decimals, as in "150.00".',
  })
  .transform((sent, context): Cents => {
    const read = parseCents(String(sent));
    if (read.ok && read.value > 0 && read.value <= Number.MAX_SAFE_INTEGER) return read.value;
    const message = 'Must be at least 0.01, with at most two decimals.';
    context.addIssue({ code: 'custom', message: message + decimalPointHint(sent) });
    return z.NEVER;
  })
  .meta({ example: '150.00' });

export const endToEndId = textLike(
  /^E[0-9A-Z]{8}[0-9]{4}[0-1][0-9][0-3][0-9][0-2][0-9][0-5][0-9][a-zA-Z0-9]{11}$/,
  'an EndToEndId of 32 characters: E, the ISPB, yyyyMMddHHmm in UTC, and 11 letters or digits',
);

const document = textLike(TAX_ID, 'a CPF or a CNPJ, without punctuation');

const account = z.strictObject({
  number: textLike(/^[0-9A-Z]{1,20}$/, '1 to 20 digits or capital letters'),
  branch: textLike(/^[0-9]{1,4}$/, 'a branch of 1 to 4 digits').optional(),
  type: z.enum(['CACC', 'SVGS', 'TRAN', 'SLRY']).default('TRAN'),
});

function textUpTo(length: number) {
  return z
    .string()
    .min(1, { error: 'Must not be empty.' })
    .max(length, { error: `Must have at most ${String(length)} characters.` });
}

/** The body of POST /__admin/payments. */
export const paymentRequest = z
  .strictObject({
    to: ispb.meta({ example: '12345678', description: 'The participant that is paid.' }),
    from: ispb.default(VIRTUAL_PAYER).meta({
      description: 'The participant that pays. The simulator must play it.',
    }),
    amount: positiveAmount,
    key: textUpTo(77).optional().meta({ description: 'The Pix key of the creditor.' }),
    txId: textLike(/^[a-zA-Z0-9]{1,35}$/, '1 to 35 letters or digits').optional(),
    form: z.enum(PAYMENT_FORMS).optional().meta({
      description:
        'The form of initiation (LclInstrm). Default: MANU without a key, DICT with a key, QRES or QRDN with a TxId.',
    }),
    serviceLevel: z.enum(['PAGPRI', 'PAGAGD', 'PAGFRD']).default('PAGPRI').meta({
      description: 'PAGPRI: priority. PAGFRD: under fraud analysis. PAGAGD: scheduled.',
    }),
    payer: z
      .strictObject({
        name: textUpTo(140).optional(),
        document: document.optional(),
        account: account.optional(),
      })
      .optional()
      .meta({
        description: 'The customer who pays. The simulator invents members that are left out.',
      }),
    creditor: z
      .strictObject({ document: document.optional(), account: account.optional() })
      .optional()
      .meta({
        description: 'The customer who is paid. The simulator invents members that are left out.',
      }),
    description: textUpTo(140)
      .optional()
      .meta({ description: 'The message from the payer to the receiver (RmtInf/Ustrd).' }),
    at: z
      .string()
      .refine((text) => parseInstant(text) !== undefined, {
        error: 'Must be an ISO 8601 date or instant, as in 2026-01-31T12:00:00Z.',
      })
      .optional()
      .meta({
        description:
          'The instant of the first payment, on the clock of the sandbox. Left out: now.',
      }),
    endToEndId: endToEndId.optional().meta({
      description:
        'Left out: the simulator creates one. With it, the same request can be repeated and sends the payment once.',
    }),
    count: wholeNumber(1, MOST_PAYMENTS)
      .default(1)
      .meta({ description: 'The number of payments.', type: 'integer' }),
    perSecond: wholeNumber(1, MOST_PER_SECOND)
      .default(10)
      .meta({ description: 'The number of payments per second.', type: 'integer' }),
  })
  .superRefine((body, context) => {
    const refuse = (member: string, message: string): void => {
      context.addIssue({ code: 'custom', path: [member], message });
    };
    if (body.endToEndId !== undefined && body.count > 1) {
      refuse('endToEndId', 'Must not be given with a count of more than 1.');
    }
    checkForm(body, refuse);
  });
export type PaymentRequest = z.output<typeof paymentRequest>;

type FormMembers = Pick<PaymentRequest, 'key' | 'txId' | 'form'>;

/** The form of the body. Left out: the one that fits its members. */
export function formOf({ key, txId, form }: FormMembers): PaymentForm {
  if (form !== undefined) return form;
  if (key === undefined) return txId === undefined ? 'MANU' : 'AUTO';
  if (txId === undefined) return 'DICT';
  return txId.length >= 26 ? 'QRDN' : 'QRES';
}

function checkForm(body: FormMembers, refuse: (member: string, message: string) => void): void {
  const form = formOf(body);
  const { length, ...needs } = FORMS[form];
  for (const member of ['key', 'txId'] as const) {
    const isGiven = body[member] !== undefined;
    if (needs[member] === 'required' && !isGiven) refuse(member, `Is required with ${form}.`);
    if (needs[member] === 'forbidden' && isGiven) refuse(member, `Must not be given with ${form}.`);
  }
  const { txId } = body;
  if (txId === undefined || length === undefined) return;
  const [shortest, longest] = length;
  if (txId.length < shortest || txId.length > longest) {
    const range = `${String(shortest)} to ${String(longest)}`;
    refuse('txId', `Must have ${range} characters with ${form}.`);
  }
}
