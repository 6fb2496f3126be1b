import { z } from 'zod';
import {
  CONSENT_REJECTIONS,
  PAYMENT_CONSENT_STATUSES,
} from '../../src/payment-consents/payment-consent';
import { PAYMENT_STATUSES } from '../../src/payments/payment';
import { REJECTION_REASONS } from '../../src/payment-terms/payment-codes';

// The bodies of payments 4.0.0: every member with the pattern of the standard, and no other members.

const dateTime = z
  .string()
  .max(20)
  .regex(/^\d{4}-(?:1[0-2]|0[1-9])-(?:3[01]|[12]\d|0[1-9])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/);
const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+\/(?:s\/[\w.-]+\/)?open-banking\/payments\/v1\//);
const links = z.strictObject({ self: link });
const meta = z.strictObject({ requestDateTime: dateTime });

const consentId = z
  .string()
  .max(256)
  .regex(/^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\-.:=@;$_!*'%/?#]+$/);
const amount = z
  .string()
  .min(4)
  .max(19)
  .regex(/^\d{1,16}\.\d{2}$/);
const money = z.strictObject({ amount, currency: z.literal('BRL') });
const account = z
  .strictObject({
    ispb: z.string().regex(/^\d{8}$/),
    issuer: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
    number: z.string().regex(/^\d{1,20}$/),
    accountType: z.enum(['CACC', 'SVGS', 'TRAN']),
  })
  .refine(({ accountType, issuer }) => accountType === 'TRAN' || issuer !== undefined);
const person = z.strictObject({
  document: z.strictObject({
    identification: z.string().regex(/^\d{11}$/),
    rel: z.literal('CPF'),
  }),
});
const company = z.strictObject({
  document: z.strictObject({
    identification: z.string().regex(/^[0-9A-Z]{12}\d{2}$/),
    rel: z.literal('CNPJ'),
  }),
});
const localInstrument = z.enum(['MANU', 'DICT', 'QRDN', 'QRES', 'INIC']);
const proxy = z.string().max(77);
const qrCode = z.string().max(512);
const ibgeTownCode = z.string().regex(/^\d{7}$/);
const date = z.string().regex(/^\d{4}-(?:1[0-2]|0[1-9])-(?:3[01]|[12]\d|0[1-9])$/);
const quantity = z.int().min(2).max(60);

const schedule = z.union([
  z.strictObject({ single: z.strictObject({ date }) }),
  z.strictObject({ daily: z.strictObject({ startDate: date, quantity }) }),
  z.strictObject({
    weekly: z.strictObject({
      dayOfWeek: z.string().regex(/^(?:DOMINGO|SABADO|\w+_FEIRA)$/),
      startDate: date,
      quantity,
    }),
  }),
  z.strictObject({
    monthly: z.strictObject({
      dayOfMonth: z.int().min(1).max(31),
      startDate: date,
      quantity: quantity.max(24),
    }),
  }),
  z.strictObject({
    custom: z.strictObject({
      dates: z.array(date).min(2).max(60),
      additionalInformation: z.string().max(255),
    }),
  }),
]);

const consentData = z.strictObject({
  consentId,
  creationDateTime: dateTime,
  expirationDateTime: dateTime,
  statusUpdateDateTime: dateTime,
  status: z.enum(PAYMENT_CONSENT_STATUSES),
  loggedUser: person,
  businessEntity: company.optional(),
  creditor: z.strictObject({
    personType: z.enum(['PESSOA_NATURAL', 'PESSOA_JURIDICA']),
    cpfCnpj: z.string().regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/),
    name: z.string().min(1).max(120),
  }),
  payment: z
    .strictObject({
      type: z.literal('PIX'),
      date: date.optional(),
      schedule: schedule.optional(),
      currency: z.literal('BRL'),
      amount,
      ibgeTownCode: ibgeTownCode.optional(),
      details: z.strictObject({
        localInstrument,
        qrCode: qrCode.optional(),
        proxy: proxy.optional(),
        creditorAccount: account,
      }),
    })
    .refine((payment) => (payment.date === undefined) !== (payment.schedule === undefined)),
  debtorAccount: account.optional(),
  rejectionReason: z
    .strictObject({
      code: z.enum(Object.keys(CONSENT_REJECTIONS) as [string]),
      detail: z.string().min(1).max(2048),
    })
    .optional(),
});

/** The consent that a POST or a GET returns. */
export const paymentConsent = z.strictObject({
  data: consentData
    .refine(
      ({ status, rejectionReason }) => (status === 'REJECTED') === (rejectionReason !== undefined),
    )
    .refine(
      ({ status, debtorAccount }) =>
        (status !== 'AUTHORISED' && status !== 'CONSUMED') || debtorAccount !== undefined,
    ),
  links,
  meta,
});

const paymentData = z
  .strictObject({
    paymentId: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/),
    endToEndId: z
      .string()
      .regex(
        /^E\d{8}\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:2[0-3]|[01]\d)[0-5]\d[a-zA-Z0-9]{11}$/,
      ),
    consentId,
    creationDateTime: dateTime,
    statusUpdateDateTime: dateTime,
    proxy: proxy.optional(),
    ibgeTownCode: ibgeTownCode.optional(),
    status: z.enum(PAYMENT_STATUSES),
    rejectionReason: z
      .strictObject({
        code: z.enum(Object.keys(REJECTION_REASONS) as [string]),
        detail: z.string().min(1).max(2048),
      })
      .optional(),
    cancellation: z
      .strictObject({
        reason: z.enum([
          'CANCELADO_PENDENCIA',
          'CANCELADO_AGENDAMENTO',
          'CANCELADO_MULTIPLAS_ALCADAS',
        ]),
        cancelledFrom: z.enum(['INICIADORA', 'DETENTORA']),
        cancelledAt: dateTime,
        cancelledBy: person,
      })
      .optional(),
    localInstrument,
    cnpjInitiator: z.string().regex(/^\d{14}$/),
    payment: money,
    transactionIdentification: z
      .string()
      .regex(/^[a-zA-Z0-9]{1,35}$/)
      .optional(),
    remittanceInformation: z.string().max(140).optional(),
    creditorAccount: account,
    debtorAccount: account,
    authorisationFlow: z.enum(['HYBRID_FLOW', 'CIBA_FLOW', 'FIDO_FLOW']).optional(),
  })
  .refine(({ status, rejectionReason }) => (status === 'RJCT') === (rejectionReason !== undefined))
  .refine(({ status, cancellation }) => (status === 'CANC') === (cancellation !== undefined));

export const payment = z.strictObject({ data: paymentData, links, meta });

/** What a POST with a list returns. */
export const payments = z.strictObject({ data: z.array(paymentData).min(1), links, meta });

export const paymentList = z.strictObject({
  data: z.array(paymentData),
  links: z.strictObject({
    self: link,
    first: link.optional(),
    prev: link.optional(),
    next: link.optional(),
    last: link.optional(),
  }),
  meta: z.strictObject({
    totalRecords: z.int().min(0),
    totalPages: z.int().min(0),
    requestDateTime: dateTime,
  }),
});

export const cancelledPayments = z.strictObject({
  data: z.array(
    z.strictObject({ paymentId: z.string().min(1).max(100), statusUpdateDateTime: dateTime }),
  ),
  links,
  meta,
});

/** @param most as many errors as the operation can return */
export const standardErrors = (most: number) =>
  z.strictObject({
    errors: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z_]{1,255}$/),
          title: z.string().min(1).max(255),
          detail: z.string().min(1).max(2048),
        }),
      )
      .min(1)
      .max(most),
    meta,
  });
