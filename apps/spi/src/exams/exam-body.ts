import { z } from 'zod';
import { wholeNumber } from '#libs/schema';
import { endToEndId, ispb, positiveAmount } from '../virtual-payers/payment-body';
import {
  CAPACITY_ROLES,
  CAPACITY_SIZES,
  OFFICIAL_MINUTES,
  type CapacitySize,
} from './grading/capacity';
import { type Opening } from './items/exam-item';

const SIZES = Object.keys(CAPACITY_SIZES) as CapacitySize[];

/** The members of all items. */
export const examBody = z.strictObject({
  ispb: ispb.meta({ example: '12345678', description: 'The participant that is examined.' }),
  amount: positiveAmount.optional().meta({
    description:
      'Items 2b, 2e, 2f and 7: the amount of each payment. Items 2g and 2h: what is returned.',
  }),
  endToEndId: endToEndId.optional().meta({
    description:
      'Items 2g and 2h: the payment that is returned. Left out: the newest settled payment of the participant to a virtual receiver.',
  }),
  size: z.enum(SIZES).default('SMALL').meta({
    description:
      'Item 7: the size of the institution. SMALL: 10,000 orders. MEDIUM: 20,000. LARGE: 40,000.',
  }),
  role: z.enum(CAPACITY_ROLES).default('BOTH').meta({
    description: 'Item 7: the part that the participant has. Only BOTH is official.',
  }),
  minutes: wholeNumber(1, OFFICIAL_MINUTES).default(OFFICIAL_MINUTES).meta({
    description: 'Item 7: a shorter run asks for fewer orders, and is not official.',
    type: 'integer',
  }),
});
export type ExamBody = z.output<typeof examBody>;

const { ispb: who, amount, endToEndId: payment, size, role, minutes } = examBody.shape;

/** The members of an item, by what the examiner does: others are refused. */
export const EXAM_BODIES = {
  none: z.strictObject({ ispb: who }),
  payment: z.strictObject({ ispb: who, amount }),
  return: z.strictObject({ ispb: who, amount, endToEndId: payment }),
  load: z.strictObject({ ispb: who, amount, size, role, minutes }),
} as const satisfies Readonly<Record<Opening, z.ZodType>>;
