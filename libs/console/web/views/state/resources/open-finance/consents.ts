import { control } from '../../../../api/call';
import { Problem } from '../../../../api/problem';
import { CONSENT } from '../../../../forms/kinds/open-finance';
import { idAt, newestFirst, one } from '../../generic/read-rows';
import { textAt, type Resource, type RowAction } from '../../generic/resource';
import type { Json } from '../../../../api/lists';

const consentId = idAt('consentId');
const paymentConsent = one(
  'openfinance',
  (id) => `/open-banking/payments/v1/consents/${id}`,
  'data',
);
const dataConsent = one('openfinance', (id) => `/open-banking/consents/v1/consents/${id}`, 'data');

const recurringConsent = one(
  'openfinance',
  (id) => `/open-banking/automatic-payments/v2/recurring-consents/${id}`,
  'data',
);
const READERS = [paymentConsent, dataConsent, recurringConsent];

/** How the last consent was read, because the page reads it again and again. */
let last: { readonly id: string; readonly read: (id: string) => Promise<Json> } | undefined;

export const consents: Resource = {
  name: 'consents',
  service: 'openfinance',
  title: { pt: 'Consentimentos', en: 'Consents' },
  list: newestFirst('openfinance', '/__admin/consents'),
  read: consentOf,
  idOf: consentId,
  form: CONSENT,
  filters: [
    { name: 'kind', label: { pt: 'Tipo', en: 'Kind' }, values: ['data', 'payment', 'recurring'] },
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['AWAITING_AUTHORISATION', 'AUTHORISED', 'CONSUMED', 'REJECTED', 'REVOKED'],
    },
  ],
  columns: [
    { at: 'consentId', title: { pt: 'Consentimento', en: 'Consent' }, as: 'code' },
    { at: 'kind', title: { pt: 'Tipo', en: 'Kind' }, as: 'status' },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'customer', title: { pt: 'Cliente', en: 'Customer' } },
    { at: 'amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
    { at: 'createdAt', title: { pt: 'Criado em', en: 'Created at' }, as: 'instant' },
  ],
  actions: [
    decision('authorise', { pt: 'Autorizar', en: 'Authorise' }, ['AWAITING_AUTHORISATION']),
    {
      ...decision('reject', { pt: 'Rejeitar', en: 'Reject' }, [
        'AWAITING_AUTHORISATION',
        'AUTHORISED',
      ]),
      kind: 'danger',
    },
  ],
};

/** The decision of the customer. */
function decision(
  name: 'authorise' | 'reject',
  label: RowAction['label'],
  statuses: readonly string[],
): RowAction {
  return {
    label,
    isPossible: (row) => statuses.includes(textAt(row, 'status')),
    run: (row) => {
      const path = `/consents/${encodeURIComponent(consentId(row))}/${name}`;
      return control('openfinance', { method: 'POST', path, body: {} });
    },
  };
}

/** Each kind of consent has an API of its own, with all that was consented. */
async function consentOf(id: string): Promise<Json> {
  if (last?.id === id) return last.read(id);
  let missing: unknown;
  for (const read of READERS) {
    try {
      const consent = await read(id);
      last = { id, read };
      return consent;
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) throw error;
      missing = error;
    }
  }
  throw missing;
}
