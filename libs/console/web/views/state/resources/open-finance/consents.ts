import { control } from '../../../../api/call';
import { CONSENT } from '../../../../forms/kinds/open-finance';
import { ifServed, newestFirst } from '../../generic/read-rows';
import { textAt, type Resource, type RowAction } from '../../generic/resource';
import type { Json } from '../../../../api/lists';

export const consents: Resource = {
  name: 'consents',
  service: 'openfinance',
  title: { pt: 'Consentimentos', en: 'Consents' },
  list: ifServed(newestFirst('openfinance', '/__admin/consents')),
  idOf: consentId,
  form: CONSENT,
  columns: [
    { at: 'id', title: { pt: 'Consentimento', en: 'Consent' }, as: 'code' },
    { at: 'kind', title: { pt: 'Tipo', en: 'Kind' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'customer', title: { pt: 'Cliente', en: 'Customer' } },
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

function consentId(row: Json): string {
  return textAt(row, 'id') || textAt(row, 'consentId');
}
