import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { readRequest } from '#libs/schema';
import { EXAMPLE_BODY } from '../../invoices/examples';
import { reason } from '../../members/texts';

/** The reasons of the national standard (cMotivo). */
const REASONS = ['01', '02', '03', '04', '05', '99'] as const;

const substituteInvoice = z.strictObject({
  code: z
    .enum(REASONS, { error: `Must be one of ${REASONS.join(', ')}.` })
    .describe(
      'The reason: 01 and 02 Simples Nacional, 03 and 04 immunity, 05 refused by the customer, 99 other.',
    ),
  reason: reason().optional().describe('Required if the code is 99.'),
  invoice: z
    .record(z.string(), z.unknown(), { error: 'Must be an object: the body of POST /nfse/issue.' })
    .describe('The new invoice, as the body of POST /nfse/issue.'),
});

export const SUBSTITUTE_INVOICE = documentSchema(
  'SubstituteInvoice',
  () => substituteInvoice,
  () => ({
    replace: {
      summary: 'With another description',
      value: {
        code: '99',
        reason: 'A descrição do serviço estava incompleta',
        invoice: {
          ...EXAMPLE_BODY,
          service: { ...EXAMPLE_BODY.service, description: 'Suporte técnico em março' },
        },
      },
    },
  }),
);

/** The group `subst` of the DPS without the key, and the body of the new invoice. */
export interface SubstitutionRequest {
  readonly cMotivo: string;
  readonly xMotivo?: string;
  readonly invoice: object;
}

/** @throws RequestInvalid */
export function readSubstitution(body: object): SubstitutionRequest {
  const { code, reason, invoice } = readRequest(substituteInvoice, body);
  return { cMotivo: code, ...(reason === undefined ? {} : { xMotivo: reason }), invoice };
}
