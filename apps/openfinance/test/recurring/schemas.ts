import { z } from 'zod';
import { RECURRING_REJECTIONS } from '../../src/payment-terms/recurring-codes';
import { PAYMENT_STATUSES } from '../../src/payments/payment';
import {
  RECURRING_CONSENT_REJECTIONS,
  RECURRING_CONSENT_REVOCATIONS,
  RECURRING_CONSENT_STATUSES,
} from '../../src/recurring-consents/recurring-consent';

// The bodies of automatic-payments 2.0.0: every member with the pattern of the standard, and no other members.

const dateTime = z
  .string()
  .max(20)
  .regex(/^\d{4}-(?:1[0-2]|0[1-9])-(?:3[01]|[12]\d|0[1-9])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/);
const date = z.string().regex(/^\d{4}-(?:1[0-2]|0[1-9])-(?:3[01]|[12]\d|0[1-9])$/);
const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+\/(?:s\/[\w.-]+\/)?open-banking\/automatic-payments\/v2\//);
const links = z.strictObject({ self: link });
const meta = z.strictObject({ requestDateTime: dateTime });
const consentId = z
  .string()
  .max(256)
  .regex(/^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\-.:=@;$_!*'%/?#]+$/);
const paymentId = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/);
const amount = z
  .string()
  .min(4)
  .max(19)
  .regex(/^\d{1,16}\.\d{2}$/);
const account = z.strictObject({
  ispb: z.string().regex(/^\d{8}$/),
  issuer: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  number: z.string().regex(/^\d{1,20}$/),
  accountType: z.enum(['CACC', 'SVGS', 'TRAN']),
});
const document = z.strictObject({
  identification: z.string().regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/),
  rel: z.enum(['CPF', 'CNPJ']),
});
const person = z.strictObject({ document });
const limit = z.strictObject({
  quantityLimit: z.int().min(1).optional(),
  transactionLimit: amount.optional(),
});
const periodicLimits = z
  .strictObject({ day: limit, week: limit, month: limit, year: limit })
  .partial();

const automatic = z.strictObject({
  contractId: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  fixedAmount: amount.optional(),
  maximumVariableAmount: amount.optional(),
  minimumVariableAmount: amount.optional(),
  interval: z.enum(['SEMANAL', 'MENSAL', 'ANUAL', 'SEMESTRAL', 'TRIMESTRAL']),
  contractDebtor: z.strictObject({ name: z.string().max(120), document }),
  firstPayment: z
    .strictObject({
      type: z.literal('PIX'),
      date,
      currency: z.literal('BRL'),
      amount,
      remittanceInformation: z.string().max(140).optional(),
      creditorAccount: account,
    })
    .optional(),
  isRetryAccepted: z.boolean(),
  useOverdraftLimit: z.boolean(),
  referenceStartDate: date,
});
const sweeping = z.strictObject({
  totalAllowedAmount: amount.optional(),
  transactionLimit: amount.optional(),
  periodicLimits: periodicLimits.optional(),
  useOverdraftLimit: z.boolean(),
  startDateTime: dateTime,
});
const vrp = z.strictObject({
  transactionLimit: amount.optional(),
  globalLimits: limit.optional(),
  periodicLimits: periodicLimits.optional(),
});

function reasonOf(codes: Readonly<Record<string, string>>) {
  return z.strictObject({ code: z.enum(Object.keys(codes)), detail: z.string().max(2048) });
}
const by = z.enum(['INICIADORA', 'USUARIO', 'DETENTORA']);
const from = z.enum(['INICIADORA', 'DETENTORA']);

export const recurringConsent = z.strictObject({
  data: z.strictObject({
    recurringConsentId: consentId,
    status: z.enum(RECURRING_CONSENT_STATUSES),
    creationDateTime: dateTime,
    statusUpdateDateTime: dateTime,
    expirationDateTime: dateTime.optional(),
    authorisedAtDateTime: dateTime.optional(),
    updatedAtDateTime: dateTime.optional(),
    approvalDueDate: date.optional(),
    loggedUser: person,
    businessEntity: person.optional(),
    creditors: z
      .array(
        z.strictObject({
          personType: z.enum(['PESSOA_NATURAL', 'PESSOA_JURIDICA']),
          cpfCnpj: z.string().regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/),
          name: z.string().max(120),
        }),
      )
      .min(1),
    additionalInformation: z.string().max(140).optional(),
    debtorAccount: account
      .extend({
        ibgeTownCode: z
          .string()
          .regex(/^\d{7}$/)
          .optional(),
      })
      .optional(),
    recurringConfiguration: z.union([
      z.strictObject({ automatic }),
      z.strictObject({ sweeping }),
      z.strictObject({ vrp }),
    ]),
    riskSignals: z.looseObject({ deviceId: z.string(), accountTenure: date }).optional(),
    rejection: z
      .strictObject({
        rejectedBy: by,
        rejectedFrom: from,
        rejectedAt: dateTime,
        reason: reasonOf(RECURRING_CONSENT_REJECTIONS),
      })
      .optional(),
    revocation: z
      .strictObject({
        revokedBy: by,
        revokedFrom: from,
        revokedAt: dateTime,
        reason: reasonOf(RECURRING_CONSENT_REVOCATIONS),
      })
      .optional(),
  }),
  links,
  meta,
});

const listedPayment = z.strictObject({
  recurringPaymentId: paymentId,
  recurringConsentId: consentId,
  endToEndId: z
    .string()
    .regex(/^E\d{8}\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:2[0-3]|[01]\d)[0-5]\d\w{11}$/),
  date,
  creationDateTime: dateTime,
  statusUpdateDateTime: dateTime,
  status: z.enum(PAYMENT_STATUSES),
  rejectionReason: reasonOf(RECURRING_REJECTIONS).optional(),
  payment: z.strictObject({ amount, currency: z.literal('BRL') }),
  remittanceInformation: z.string().max(140).optional(),
  transactionIdentification: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  document,
  originalRecurringPaymentId: paymentId.optional(),
  paymentReference: z.string().max(10).optional(),
});

export const recurringPayments = z.strictObject({ data: z.array(listedPayment), links, meta });

export const recurringPayment = z.strictObject({
  data: listedPayment.extend({
    cnpjInitiator: z.string().regex(/^[0-9A-Z]{12}\d{2}$/),
    creditorAccount: account,
    debtorAccount: account,
    localInstrument: z.enum(['MANU', 'DICT', 'INIC']),
    proxy: z.string().max(77).optional(),
    ibgeTownCode: z.string().optional(),
    authorisationFlow: z.enum(['HYBRID_FLOW', 'CIBA_FLOW', 'FIDO_FLOW']).optional(),
    cancellation: z
      .strictObject({
        reason: z.enum(['CANCELADO_PENDENCIA', 'CANCELADO_AGENDAMENTO']),
        cancelledFrom: from,
        cancelledAt: dateTime,
        cancelledBy: person,
      })
      .optional(),
  }),
  links,
  meta,
});
