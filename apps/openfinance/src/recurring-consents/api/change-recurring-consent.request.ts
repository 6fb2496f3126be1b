import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { amount, claims, creditorName, document, textUpTo } from '../../payment-terms/members';
import { standardInstant } from '../../standard/date-time';
import {
  ENDED_BY,
  ENDED_FROM,
  RECURRING_CONSENT_REJECTIONS,
  RECURRING_CONSENT_REVOCATIONS,
  type RecurringConsentRejection,
  type RecurringConsentRevocation,
} from '../recurring-consent';
import { deviceSignals, EXAMPLE_SIGNALS } from './risk-signals';

const by = z.enum(ENDED_BY);
const from = z.enum(ENDED_FROM);
const detail = textUpTo(2_048);

/** The body that revokes a consent (automatic-payments 2.0.0, ConsentRevocation). */
export const revocationRequest = z.strictObject({
  ...claims,
  data: z.strictObject({
    status: z.literal('REVOKED'),
    revocation: z.strictObject({
      revokedBy: by,
      revokedFrom: from,
      reason: z.strictObject({
        code: z.enum(keysOf<RecurringConsentRevocation>(RECURRING_CONSENT_REVOCATIONS)),
        detail,
      }),
    }),
  }),
});

/** The body that rejects a consent (ConsentRejection). */
export const rejectionRequest = z.strictObject({
  ...claims,
  data: z.strictObject({
    status: z.literal('REJECTED'),
    rejection: z.strictObject({
      rejectedBy: by,
      rejectedFrom: from,
      reason: z.strictObject({
        code: z.enum(keysOf<RecurringConsentRejection>(RECURRING_CONSENT_REJECTIONS)),
        detail,
      }),
    }),
  }),
});

/** The body that edits a consent (ConsentEdition). Missing signals have a code of their own, so the schema demands none. */
export const editionRequest = z.strictObject({
  ...claims,
  data: z.strictObject({
    riskSignals: z.strictObject(deviceSignals).partial().optional(),
    creditors: z
      .array(z.strictObject({ name: creditorName.optional() }))
      .min(1, { error: 'Must have at least one creditor.' }),
    expirationDateTime: standardInstant.optional().describe('Without it, the consent has no end.'),
    recurringConfiguration: z
      .strictObject({
        automatic: z
          .strictObject({
            maximumVariableAmount: amount
              .optional()
              .describe('Without it, the amounts have no maximum.'),
          })
          .optional(),
      })
      .optional(),
    loggedUser: z.strictObject({ document: document(11) }).optional(),
    businessEntity: z.strictObject({ document: document(14) }).optional(),
  }),
});

export type RecurringRevocation = z.output<typeof revocationRequest>['data']['revocation'];
export type RecurringRejectionRequest = z.output<typeof rejectionRequest>['data']['rejection'];
export type RecurringEdition = z.output<typeof editionRequest>['data'];

const REVOCATION_EXAMPLE = {
  data: {
    status: 'REVOKED',
    revocation: {
      revokedBy: 'USUARIO',
      revokedFrom: 'INICIADORA',
      reason: { code: 'REVOGADO_USUARIO', detail: 'O usuário pagador revogou a recorrência.' },
    },
  },
};

const EDITION_EXAMPLE = {
  data: {
    riskSignals: EXAMPLE_SIGNALS,
    creditors: [{ name: 'Energia do Sul e Norte' }],
    recurringConfiguration: { automatic: { maximumVariableAmount: '400.00' } },
    loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
  },
};

documentSchema('RecurringConsentEditionRequest', () => editionRequest);
documentSchema('RecurringConsentRevocationRequest', () => revocationRequest);
documentSchema('RecurringConsentRejectionRequest', () => rejectionRequest);

/** The three formats of the body. */
export const CHANGE_RECURRING_CONSENT = {
  schema: {
    oneOf: [
      'RecurringConsentEditionRequest',
      'RecurringConsentRevocationRequest',
      'RecurringConsentRejectionRequest',
    ].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  },
  examples: {
    edition: { summary: 'Another name and maximum, and no end', value: EDITION_EXAMPLE },
    revocation: { summary: 'By the customer', value: REVOCATION_EXAMPLE },
  },
};

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}
