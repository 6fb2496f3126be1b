import { z } from 'zod';
import { wholeNumber } from '#libs/schema';
import {
  amount,
  claims,
  creditor,
  creditorName,
  currency,
  date,
  document,
  ibgeTownCode,
  localInstrument,
  proxy,
  qrCode,
  samePersonType,
  textUpTo,
  v4Account,
} from './members';
import { DAYS_OF_WEEK } from '../schedule';

const MAX_PAYMENTS = 60;
const MAX_MONTHS = 24;

const schedule = z.strictObject({
  single: z.strictObject({ date }).optional(),
  daily: z.strictObject({ startDate: date, quantity: wholeNumber(2, MAX_PAYMENTS) }).optional(),
  weekly: z
    .strictObject({
      dayOfWeek: z.enum(DAYS_OF_WEEK),
      startDate: date,
      quantity: wholeNumber(2, MAX_PAYMENTS),
    })
    .optional(),
  monthly: z
    .strictObject({
      dayOfMonth: wholeNumber(1, 31),
      startDate: date,
      quantity: wholeNumber(2, MAX_MONTHS),
    })
    .optional(),
  custom: z
    .strictObject({
      dates: z
        .array(date)
        .min(2, { error: 'Must have at least two days.' })
        .max(MAX_PAYMENTS, { error: `Must have at most ${String(MAX_PAYMENTS)} days.` }),
      additionalInformation: textUpTo(255),
    })
    .optional(),
});

/** The body of a new payment consent (payments v4). */
export const paymentConsentBody = z.strictObject({
  ...claims,
  data: z.strictObject({
    loggedUser: z.strictObject({ document: document(11) }),
    businessEntity: z.strictObject({ document: document(14) }).optional(),
    creditor: creditor.extend({ name: creditorName }).check(samePersonType),
    payment: z.strictObject({
      type: z.string().meta({ example: 'PIX' }),
      date: date.optional(),
      schedule: schedule.optional(),
      currency,
      amount,
      ibgeTownCode: ibgeTownCode.optional(),
      details: z.strictObject({
        localInstrument,
        qrCode: qrCode.optional(),
        proxy: proxy.optional(),
        creditorAccount: v4Account,
      }),
    }),
    debtorAccount: v4Account.optional(),
  }),
});

export type PaymentConsentBody = z.output<typeof paymentConsentBody>;
