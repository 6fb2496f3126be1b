import { z } from 'zod';
import { stableUuid } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { failed, succeeded } from '../task-resource';
import { causeOf, idempotencyKey, reasonOf, refusedBy, simAction, text } from './sim-action';

/** A group whose members the NFS-e service checks; docs/nfse.md lists them. */
const group = z.record(z.string(), z.json());

export const nfseIssue = simAction({
  service: 'nfse',
  action: 'issue',
  description:
    'Issues a service invoice; the groups are those of POST /nfse/issue. Output: the invoice. If a rule refuses the invoice, the error is Nfse.Rejected.<code>, as in Nfse.Rejected.E0595.',
  repeat:
    'the default reference is derived from the key, and the same reference with the same content gets the same invoice. Other content is Nfse.Refused.REFERENCE_CONFLICT.',
  argumentsSchema: z.strictObject({
    provider: group,
    service: group,
    customer: group.optional(),
    taxes: group.optional(),
    totalTaxes: group.optional(),
    ibsCbs: group.optional(),
    intermediary: group.optional(),
    additionalInformation: text.optional(),
    orderNumber: text.optional(),
    municipality: text.optional(),
    competence: text.optional(),
    series: text.optional(),
    layout: text.optional(),
    sync: z.boolean().optional(),
    reference: text.optional(),
    idempotencyKey,
  }),
  *steps({ ...sent }, { key }) {
    const given = Object.entries(sent).filter(([, value]) => value !== undefined);
    const body: Json = { reference: stableUuid(key), ...(Object.fromEntries(given) as object) };
    const answer = yield { method: 'POST', path: '/nfse/issue', body };
    const { status, members } = answer;
    if (status === 201 || status === 200) return succeeded(members as Json);
    if (status !== 422) return refusedBy('nfse', answer);
    const { code = 'UNKNOWN', detail = code } = reasonOf(answer);
    return failed(`Nfse.Rejected.${code}`, causeOf(status, detail));
  },
});
