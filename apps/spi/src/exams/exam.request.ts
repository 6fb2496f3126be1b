import { z } from 'zod';
import { OFFICIAL_MINUTES } from '#libs/exams';
import { wholeNumber } from '#libs/schema';
import { endToEndId, ispb, positiveAmount } from '../simulated-payers/payment.request';
import { CAPACITY_ROLES, CAPACITY_SIZES, type CapacitySize } from './grading/capacity';
import { type Setup } from './items/exam-item';

const SIZES = Object.keys(CAPACITY_SIZES) as CapacitySize[];

/** The members of all items. */
export const examRequest = z.strictObject({
  ispb: ispb.meta({ example: '12345678', description: 'The participant that is examined.' }),
  amount: positiveAmount.optional().meta({
    description:
      'Items 2b, 2e, 2f and 7: the amount of each payment. Items 2g and 2h: the amount that is returned.',
  }),
  endToEndId: endToEndId.optional().meta({
    description:
      'Items 2g and 2h: the payment that is returned. Left out: the newest settled payment of the participant to a virtual receiver.',
  }),
  size: z.enum(SIZES).default('SMALL').meta({
    description:
      'Item 7: the size of the institution. SMALL: 10,000 payments. MEDIUM: 20,000. LARGE: 40,000.',
  }),
  role: z.enum(CAPACITY_ROLES).default('BOTH').meta({
    description: 'Item 7: the role of the participant. Only BOTH is official.',
  }),
  minutes: wholeNumber(1, OFFICIAL_MINUTES).default(OFFICIAL_MINUTES).meta({
    description:
      'Item 7: the length of the run in minutes. A run of less than ten minutes needs fewer payments and is not official.',
    type: 'integer',
  }),
});
type AllMembers = z.output<typeof examRequest>;
export type ExamRequest = Pick<AllMembers, 'ispb'> & Partial<AllMembers>;

const { ispb: who, amount, endToEndId: payment, size, role, minutes } = examRequest.shape;

/** The members of the body by the setup of the item. Other members are refused. */
export const EXAM_REQUESTS = {
  none: z.strictObject({ ispb: who }),
  payment: z.strictObject({ ispb: who, amount }),
  return: z.strictObject({ ispb: who, amount, endToEndId: payment }),
  load: z.strictObject({ ispb: who, amount, size, role, minutes }),
} as const satisfies Readonly<Record<Setup, z.ZodType>>;
