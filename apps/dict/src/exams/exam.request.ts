import { z } from 'zod';
import { isIspb } from '#libs/brazil';
import { OFFICIAL_KEY_TYPES } from '#libs/dict-api';
import { OFFICIAL_MINUTES } from '#libs/exams';
import { wholeNumber } from '#libs/schema';
import { EXAMINER } from './examiner/examiner';
import { CAPACITY_SIZES, type CapacitySize } from './grading/capacity';

/** Types of key that can be claimed (DICT API 2.12.1, createClaim). */
export const CLAIMABLE_TYPES = ['CPF', 'CNPJ', 'PHONE', 'EMAIL'] as const;

/** The part of the participant in an infraction report or a refund. */
export const FRAUD_ROLES = ['REPORTER', 'COUNTERPARTY'] as const;
export type FraudRole = (typeof FRAUD_ROLES)[number];

const SIZES = Object.keys(CAPACITY_SIZES) as CapacitySize[];
const MOST_CHANGES = 100;
const MOST_CLAIMS = 20;

/** The members of all items. */
export const examRequest = z.strictObject({
  ispb: z
    .string()
    .refine(isIspb, { error: 'Must be an ISPB: 8 digits or capital letters.' })
    .refine((sent) => sent !== EXAMINER, {
      error: `Must be another participant: ${EXAMINER} is the examiner.`,
    })
    .meta({ example: '12345678', description: 'The participant that is examined.' }),
  keyType: z.enum(OFFICIAL_KEY_TYPES).default('PHONE').meta({
    description:
      'Items preload and vsync: the type of the keys. Item claim-claimer: the type of the key.',
  }),
  changes: wholeNumber(1, MOST_CHANGES).default(3).meta({
    description: 'Item vsync: the number of entries that the examiner changes silently.',
    type: 'integer',
  }),
  claims: wholeNumber(1, MOST_CLAIMS).default(3).meta({
    description: 'Item claims-acknowledge: the number of claims that the examiner creates.',
    type: 'integer',
  }),
  role: z.enum(FRAUD_ROLES).default('REPORTER').meta({
    description:
      'Items infraction and refund. REPORTER: the participant reports the payment and asks for its refund. COUNTERPARTY: the examiner reports the payment and asks for its refund.',
  }),
  size: z.enum(SIZES).default('SMALL').meta({
    description:
      'Item capacity: the size of the institution. SMALL: 1,000 keys a minute. MEDIUM: 2,000. LARGE: 4,000.',
  }),
  minutes: wholeNumber(1, OFFICIAL_MINUTES).default(OFFICIAL_MINUTES).meta({
    description:
      'Item capacity: the length of the run in minutes. A run of less than ten minutes is not official.',
    type: 'integer',
  }),
});
/** The parameters of an item: the members of the body without the participant. */
export type ExamParameters = Partial<Omit<z.output<typeof examRequest>, 'ispb'>>;

export type ExamRequest = { readonly ispb: string } & ExamParameters;

const { ispb, keyType, changes, claims, role, size, minutes } = examRequest.shape;
const claimableType = z.enum(CLAIMABLE_TYPES).default('PHONE');

/** The members of the body by the setup of the item. Other members are refused. */
export const EXAM_REQUESTS = {
  none: z.strictObject({ ispb, keyType }),
  keys: z.strictObject({ ispb }),
  corruption: z.strictObject({ ispb, keyType, changes }),
  claims: z.strictObject({ ispb, claims }),
  claim: z.strictObject({ ispb }),
  key: z.strictObject({ ispb, keyType: claimableType }),
  payment: z.strictObject({ ispb, role }),
  watch: z.strictObject({ ispb, size, minutes }),
} as const;

/** The action of the examiner when a run begins. */
export type Setup = keyof typeof EXAM_REQUESTS;
