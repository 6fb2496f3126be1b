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

/** The last consent that was found to be one of data, because the page reads it again and again. */
let dataConsentId: string | undefined;

export const consents: Resource = {
  name: 'consents',
  service: 'openfinance',
  title: { pt: 'Consentimentos', en: 'Consents' },
  list: newestFirst('openfinance', '/__admin/consents'),
  read: consentOf,
  idOf: consentId,
  form: CONSENT,
  filters: [
    { name: 'kind', label: { pt: 'Tipo', en: 'Kind' }, values: ['data', 'payment'] },
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['AWAITING_AUTHORISATION', 'AUTHORISED', 'CONSUMED', 'REJECTED'],
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

/** The two kinds of consents have APIs of their own, with all that was consented. */
async function consentOf(id: string): Promise<Json> {
  if (id === dataConsentId) return dataConsent(id);
  try {
    return await paymentConsent(id);
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) throw error;
    const consent = await dataConsent(id);
    dataConsentId = id;
    return consent;
  }
}
