import { idAt, newestFirst } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

export const usage: Resource = {
  name: 'usage',
  service: 'ratelimit',
  title: { pt: 'Uso das fichas', en: 'Use of tokens' },
  list: newestFirst('ratelimit', '/__admin/ledger'),
  idOf: idAt('id'),
  searchOf: (row) => textAt(row, 'correlationId'),
  filters: [
    { name: 'clientId', label: { pt: 'Cliente', en: 'Client' } },
    {
      name: 'kind',
      label: { pt: 'Tipo', en: 'Kind' },
      values: ['SPEND', 'RETURN', 'REFUSAL', 'SET'],
    },
  ],
  columns: [
    { at: 'at', title: { pt: 'Data', en: 'Date' }, as: 'instant' },
    { at: 'clientId', title: { pt: 'Cliente', en: 'Client' }, as: 'code' },
    { at: 'policy', title: { pt: 'Política', en: 'Policy' } },
    { at: 'kind', title: { pt: 'Tipo', en: 'Kind' } },
    { at: 'reason', title: { pt: 'Motivo', en: 'Reason' } },
    { at: 'tokens', title: { pt: 'Fichas', en: 'Tokens' }, as: 'count' },
    { at: 'balanceAfter', title: { pt: 'Saldo depois', en: 'Balance after' }, as: 'count' },
  ],
};
