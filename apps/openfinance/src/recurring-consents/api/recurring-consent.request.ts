import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { wholeNumber } from '#libs/schema';
import {
  amount,
  claims,
  creditor,
  creditorName,
  currency,
  date,
  document,
  samePersonType,
  textLike,
  textUpTo,
  v4Account,
} from '../../payment-terms/members';
import { standardInstant } from '../../standard/date-time';
import { EXAMPLE_TODAY } from '../../payment-consents/api/payment-consent.request';
import { INTERVALS } from '../configuration';

/** How many payees a consent can have. The standard has no limit. */
const MAX_CREDITORS = 100;
const LARGEST_QUANTITY = 2 ** 31 - 1;

/** The document of a person or of a company. */
export const anyDocument = z
  .strictObject({
    identification: textLike(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, 'a CPF or a CNPJ').meta({
      example: '50685362000135',
    }),
    rel: z.enum(['CPF', 'CNPJ']),
  })
  .superRefine(({ identification, rel }, context) => {
    if ((identification.length === 11) === (rel === 'CPF')) return;
    context.addIssue({ code: 'custom', path: ['identification'], message: `Must be a ${rel}.` });
  });

const periodLimit = z.strictObject({
  quantityLimit: wholeNumber(1, LARGEST_QUANTITY).optional(),
  transactionLimit: amount.optional(),
});

const periodicLimits = z.strictObject({
  day: periodLimit.optional(),
  week: periodLimit.optional(),
  month: periodLimit.optional(),
  year: periodLimit.optional(),
});

const automatic = z.strictObject({
  contractId: textLike(/^[a-zA-Z0-9]{1,35}$/, 'at most 35 letters and digits'),
  fixedAmount: amount.optional(),
  maximumVariableAmount: amount.optional(),
  minimumVariableAmount: amount.optional(),
  interval: z.enum(INTERVALS),
  contractDebtor: z.strictObject({ name: creditorName, document: anyDocument }),
  firstPayment: z
    .strictObject({
      type: z.literal('PIX'),
      date,
      currency,
      amount,
      remittanceInformation: textUpTo(140).optional(),
      creditorAccount: v4Account,
    })
    .optional(),
  isRetryAccepted: z.boolean(),
  referenceStartDate: date,
});

const sweeping = z.strictObject({
  totalAllowedAmount: amount.optional(),
  transactionLimit: amount.optional(),
  periodicLimits: periodicLimits.optional(),
  startDateTime: standardInstant.optional(),
});

const vrp = z.strictObject({
  transactionLimit: amount.optional(),
  globalLimits: periodLimit.optional(),
  periodicLimits: periodicLimits.optional(),
});

/** The body of a new recurring consent (automatic-payments 2.0.0). */
export const recurringConsentRequest = z.strictObject({
  ...claims,
  data: z.strictObject({
    loggedUser: z.strictObject({ document: document(11) }),
    businessEntity: z.strictObject({ document: document(14) }).optional(),
    creditors: z
      .array(creditor.extend({ name: creditorName }).check(samePersonType))
      .min(1, { error: 'Must have at least one creditor.' })
      .max(MAX_CREDITORS, { error: `Must have at most ${String(MAX_CREDITORS)} creditors.` }),
    expirationDateTime: standardInstant.optional(),
    additionalInformation: textUpTo(140).optional(),
    debtorAccount: v4Account.optional(),
    recurringConfiguration: z
      .strictObject({
        automatic: automatic.optional(),
        sweeping: sweeping.optional(),
        vrp: vrp.optional(),
      })
      .describe('Exactly one of the members.'),
  }),
});

export type RecurringConsentRequest = z.output<typeof recurringConsentRequest>;

const MARIA = { identification: '11144477735', rel: 'CPF' };
/** The payee of the examples of Pix Automático. */
export const EXAMPLE_COMPANY = {
  personType: 'PESSOA_JURIDICA',
  cpfCnpj: '50685362000135',
  name: 'Energia do Sul',
} as const;

/** Transfers of Maria to her account at another institution. */
export const SWEEPING_EXAMPLE = {
  data: {
    loggedUser: { document: MARIA },
    creditors: [{ personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'Maria Silva' }],
    recurringConfiguration: {
      sweeping: {
        totalAllowedAmount: '5000.00',
        transactionLimit: '500.00',
        periodicLimits: { day: { quantityLimit: 3, transactionLimit: '1000.00' } },
      },
    },
  },
};

/** A monthly bill. */
export const AUTOMATIC_EXAMPLE = {
  data: {
    loggedUser: { document: MARIA },
    creditors: [EXAMPLE_COMPANY],
    recurringConfiguration: {
      automatic: {
        contractId: 'XE00038166201907261559y6j6',
        maximumVariableAmount: '300.00',
        minimumVariableAmount: '50.00',
        interval: 'MENSAL',
        contractDebtor: { name: 'Maria Silva', document: MARIA },
        isRetryAccepted: true,
        referenceStartDate: EXAMPLE_TODAY,
      },
    },
  },
};

const VRP_EXAMPLE = {
  data: {
    ...SWEEPING_EXAMPLE.data,
    recurringConfiguration: {
      vrp: { transactionLimit: '100.00', globalLimits: { quantityLimit: 10 } },
    },
  },
};

/** The schema of the body, with its examples. */
export const RECURRING_CONSENT = documentSchema(
  'RecurringConsentRequest',
  () => recurringConsentRequest,
  () => ({
    sweeping: {
      summary: 'Transferências Inteligentes, with limits',
      value: SWEEPING_EXAMPLE,
    },
    automatic: { summary: 'Pix Automático, a bill each month', value: AUTOMATIC_EXAMPLE },
    vrp: { summary: 'Payments of variable amounts', value: VRP_EXAMPLE },
  }),
);
