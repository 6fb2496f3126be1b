import { z } from 'zod';
import { type Profile } from '#libs/iso8583';
import { NAME, NAME_RULE } from '#libs/kernel';
import { dictionary, wholeNumber } from '#libs/schema';

const MAX_CENTS = 999_999_999_999;
const MAX_ENTRIES = 500;

/** Why the network decides in place of the issuer, with the value in the private element of a profile. */
export const STAND_IN_REASONS = {
  'issuer-down': '01',
  timeout: '02',
  'signed-off': '03',
  maintenance: '04',
} as const;
export type StandInReason = keyof typeof STAND_IN_REASONS;
export const STAND_IN_REASON_NAMES = Object.keys(STAND_IN_REASONS) as StandInReason[];

/** Response codes of a card in the negative list. */
const NEGATIVE_CODES = ['04', '05', '07', '41', '43', '62'] as const;

const MCC_TEXT = 'Must be a merchant category of four digits, as in 5999.';
const PAN_TEXT = 'Must be a card number of 12 to 19 digits.';
const NAME_TEXT = `Must be ${NAME_RULE}.`;
const ENTRIES_TEXT = `Must have at most ${String(MAX_ENTRIES)} members.`;

/** The limits of the network in place of the issuer. */
export const standInSettings = z
  .strictObject({
    reason: z
      .enum(STAND_IN_REASON_NAMES, `Must be ${STAND_IN_REASON_NAMES.join(', ')}.`)
      .default('issuer-down')
      .describe(
        'Why the issuer is unavailable. Responses have it in JSON, and in the private element that the profile names ' +
          '(`standInReason`): 01 issuer-down, 02 timeout, 03 signed-off, 04 maintenance. When the host has signed off ' +
          'at the institution, the reason is signed-off.',
      ),
    maxAmount: wholeNumber(0, MAX_CENTS)
      .default(0)
      .describe(
        'The network approves up to this amount in cents. 0: it declines everything with code 91.',
      ),
    byMcc: dictionary(wholeNumber(0, MAX_CENTS), z.string(MCC_TEXT).regex(/^[0-9]{4}$/, MCC_TEXT))
      .refine((limits) => limits.size <= MAX_ENTRIES, ENTRIES_TEXT)
      .transform((limits): Readonly<Record<string, number>> => Object.fromEntries(limits))
      .default({})
      .describe('Limits in cents by merchant category (DE18), in place of `maxAmount`.'),
    maxApprovals: wholeNumber(0, 1_000_000)
      .default(1_000_000)
      .describe(
        'The maximum number of approvals per card while the issuer is unavailable. The next payment gets code 65.',
      ),
    maxTotal: wholeNumber(0, MAX_CENTS)
      .default(MAX_CENTS)
      .describe(
        'The maximum sum of the approvals per card in cents while the issuer is unavailable. A payment above it gets code 61.',
      ),
    negativeList: dictionary(
      z.enum(NEGATIVE_CODES, `Must be ${NEGATIVE_CODES.join(', ')}.`),
      z.string(PAN_TEXT).regex(/^[0-9]{12,19}$/, PAN_TEXT),
    )
      .refine((cards) => cards.size <= MAX_ENTRIES, ENTRIES_TEXT)
      .transform((cards): Readonly<Record<string, string>> => Object.fromEntries(cards))
      .default({})
      .describe('Cards that the network declines, with their response codes.'),
    forward: z
      .string(NAME_TEXT)
      .regex(NAME, NAME_TEXT)
      .exactOptional()
      .describe(
        'A listener, whose clients are the issuer. When the issuer is available again, each payment that the network ' +
          'approved in its place is forwarded to a client as an advice (0120, 0220). Until a client of this listener is ' +
          'connected, the advices wait.',
      ),
  })
  .describe('The limits of the stand-in.');

/** The private element with the reason of a stand-in, if the profile names one. */
export function reasonElement(
  { standInReason: element }: Profile,
  reason: StandInReason | undefined,
): Readonly<Record<string, string>> {
  return element === undefined || reason === undefined
    ? {}
    : { [element]: STAND_IN_REASONS[reason] };
}
