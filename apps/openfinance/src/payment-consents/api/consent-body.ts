import { z } from 'zod';
import { wholeNumber } from '#libs/schema';
import {
  amount,
  creditor,
  creditorName,
  currency,
  date,
  document,
  ibgeTownCode,
  localInstrument,
  pixAccount,
  proxy,
  qrCode,
  textUpTo,
} from './members';
import { DAYS_OF_WEEK } from '../schedule';

const MAX_PAYMENTS = 60;
const MAX_MONTHS = 24;

const schedule = z.object({
  single: z.object({ date }).optional(),
  daily: z.object({ startDate: date, quantity: wholeNumber(2, MAX_PAYMENTS) }).optional(),
  weekly: z
    .object({
      dayOfWeek: z.enum(DAYS_OF_WEEK),
      startDate: date,
      quantity: wholeNumber(2, MAX_PAYMENTS),
    })
    .optional(),
  monthly: z
    .object({
      dayOfMonth: wholeNumber(1, 31),
      startDate: date,
      quantity: wholeNumber(2, MAX_MONTHS),
    })
    .optional(),
  custom: z
    .object({
      dates: z
        .array(date)
        .min(2, { error: 'Must have at least two days.' })
        .max(MAX_PAYMENTS, { error: `Must have at most ${String(MAX_PAYMENTS)} days.` }),
      additionalInformation: textUpTo(255),
    })
    .optional(),
});

/** The body of a new payment consent (payments v4). */
export const paymentConsentBody = z.object({
  data: z.object({
    loggedUser: z.object({ document: document(11) }),
    businessEntity: z.object({ document: document(14) }).optional(),
    creditor: creditor.extend({ name: creditorName }),
    payment: z.object({
      type: z.string().meta({ example: 'PIX' }),
      date: date.optional(),
      schedule: schedule.optional(),
      currency,
      amount,
      ibgeTownCode: ibgeTownCode.optional(),
      details: z.object({
        localInstrument,
        qrCode: qrCode.optional(),
        proxy: proxy.optional(),
        creditorAccount: pixAccount,
      }),
    }),
    debtorAccount: pixAccount.optional(),
  }),
});

export type PaymentConsentBody = z.output<typeof paymentConsentBody>;
