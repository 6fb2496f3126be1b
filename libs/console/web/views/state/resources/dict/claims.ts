import { idAt, newestFirst } from '../../generic/read-rows';
import type { Resource } from '../../generic/resource';

export const claims: Resource = {
  name: 'claims',
  service: 'dict',
  title: { pt: 'Reivindicações e portabilidades', en: 'Claims' },
  list: newestFirst('dict', '/__admin/claims'),
  filters: [
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['OPEN', 'WAITING_RESOLUTION', 'CONFIRMED', 'CANCELLED', 'COMPLETED'],
    },
    { name: 'key', label: { pt: 'Chave', en: 'Key' } },
  ],
  idOf: idAt('id'),
  columns: [
    { at: 'id', title: { pt: 'Id', en: 'Id' }, as: 'code' },
    { at: 'type', title: { pt: 'Tipo', en: 'Type' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'key', title: { pt: 'Chave', en: 'Key' }, as: 'code' },
    { at: 'keyType', title: { pt: 'Tipo de chave', en: 'Type of key' } },
    { at: 'donor', title: { pt: 'Doador', en: 'Donor' } },
    { at: 'claimer', title: { pt: 'Reivindicador', en: 'Claimer' } },
    { at: 'createdAt', title: { pt: 'Criada em', en: 'Created at' }, as: 'instant' },
  ],
};
