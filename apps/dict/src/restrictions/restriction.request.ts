import { z } from 'zod';
import { ISPB, KEY_FORMATS, keyTypeOf, TAX_ID } from '#libs/brazil';
import { OFFICIAL_ACCOUNT_TYPES } from '#libs/dict-api';
import { isObject, exactlyOne } from '#libs/schema';
import { accountOf } from '../keys/dict-key';
import { RESTRICTION_KINDS, type Restriction } from './restriction';

const ACCOUNT_NUMBER = 'Must have 1 to 20 digits or letters.';
const KEY =
  'Must be a Pix key: a CPF, a CNPJ, an e-mail address, a phone number as in +5511987654321, or an EVP.';

const key = z
  .string()
  .max(100, { error: KEY })
  .transform((sent, context): string => {
    const type = keyTypeOf(sent);
    if (type !== undefined) return KEY_FORMATS[type].normalForm(sent);
    context.addIssue({ code: 'custom', message: KEY });
    return z.NEVER;
  })
  .meta({ type: 'string', example: '+5511987654321' });

const account = z
  .strictObject({
    participant: z
      .string()
      .regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' })
      .meta({ example: '10000001' }),
    branch: z
      .string()
      .regex(/^[0-9]{1,4}$/, { error: 'Must have 1 to 4 digits, or be left out.' })
      .optional()
      .meta({ example: '0001' }),
    accountNumber: z
      .string()
      .regex(/^[0-9A-Za-z]{1,20}$/, { error: ACCOUNT_NUMBER })
      .meta({ example: '123456' }),
    accountType: z.enum(OFFICIAL_ACCOUNT_TYPES),
  })
  .meta({ description: 'The account of the entries, without a hyphen in the number.' });

/** The members that each kind can restrict. */
const TARGETS = { COURT_ORDER: ['key', 'taxId'], FRAUD: ['taxId', 'account'] } as const;

/** The body of POST /__admin/restrictions. */
export const restrictionRequest = z
  .strictObject({
    kind: z.enum(RESTRICTION_KINDS).meta({
      description: 'COURT_ORDER restricts key or taxId. FRAUD restricts taxId or account.',
    }),
    key: key.optional(),
    taxId: z
      .string()
      .regex(TAX_ID, { error: 'Must be a CPF (11 digits) or a CNPJ (14 characters).' })
      .optional()
      .meta({ example: '12345678909' }),
    account: account.optional(),
  })
  .check(exactlyOne(['key', 'taxId', 'account']))
  .superRefine(
    (body, context) => {
      const allowed: readonly string[] = TARGETS[body.kind];
      for (const name of ['key', 'account'] as const) {
        if (body[name] === undefined || allowed.includes(name)) continue;
        const message = `Must be absent: ${body.kind} restricts ${allowed.join(' or ')}.`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    },
    { when: (payload) => isObject(payload) && payload.issues.length === 0 },
  );

/** The restriction of a body. */
export function targetOf(
  body: z.output<typeof restrictionRequest>,
): Pick<Restriction, 'kind' | 'target' | 'value'> {
  const { kind, key: sentKey, taxId, account: sentAccount } = body;
  if (sentKey !== undefined) return { kind, target: 'KEY', value: sentKey };
  if (taxId !== undefined) return { kind, target: 'TAX_ID', value: taxId };
  // The schema has checked that one of the three is there.
  if (sentAccount === undefined) throw new Error('A restriction has no target.');
  const { participant, branch = '', ...rest } = sentAccount;
  return { kind, target: 'ACCOUNT', value: accountOf({ ispb: participant, branch, ...rest }) };
}

/** The id of the example of the documentation. */
export const EXAMPLE_RESTRICTION = '7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a';
