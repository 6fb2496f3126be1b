import { control } from '../../../../api/call';
import { BucketChart } from '../../charts/bucket-chart';
import { BucketActions } from '../../charts/bucket-actions';
import { Forecast } from '../../charts/forecast';
import { newestFirst } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

const buckets = newestFirst('dict', '/__admin/buckets');

export const policyBuckets: Resource = {
  name: 'dict-buckets',
  service: 'dict',
  title: { pt: 'Baldes do DICT', en: 'Buckets of DICT' },
  about: {
    pt: 'Baldes de fichas dos pagadores e participantes que não estão cheios. Com zero ou menos, o DICT recusa com 429.',
    en: 'The token buckets of payers and participants that are not full. At zero or less, DICT refuses with 429.',
  },
  list: buckets,
  read: async (id) => {
    const [policy = '', owner = ''] = id.split('/');
    const { rows } = await buckets({ filters: { policy, owner }, limit: 1 });
    return rows[0];
  },
  gone: {
    pt: 'Este balde está cheio, ou ninguém o usou ainda.',
    en: 'This bucket is full, or nobody has used it yet.',
  },
  idOf: (row) => `${textAt(row, 'policy')}/${textAt(row, 'owner')}`,
  searchOf: (row) => textAt(row, 'owner'),
  filters: [
    { name: 'owner', label: { pt: 'ISPB, CPF ou CNPJ', en: 'ISPB, CPF or CNPJ' } },
    { name: 'policy', label: { pt: 'Política', en: 'Policy' } },
  ],
  columns: [
    { at: 'policy', title: { pt: 'Política', en: 'Policy' }, as: 'code' },
    { at: 'owner', title: { pt: 'De quem', en: 'Owner' } },
    { at: 'category', title: { pt: 'Categoria', en: 'Category' } },
    { at: 'balance', title: { pt: 'Fichas', en: 'Tokens' }, as: 'count' },
    { at: 'capacity', title: { pt: 'Capacidade', en: 'Capacity' }, as: 'count' },
    { at: 'nextTokenAt', title: { pt: 'Próxima ficha', en: 'Next token' }, as: 'instant' },
    { at: 'fullAt', title: { pt: 'Cheio em', en: 'Full at' }, as: 'instant' },
  ],
  ListExtra: Forecast,
  Extra: ({ row, reload }) => {
    const path = `/buckets/${textAt(row, 'policy')}/${textAt(row, 'owner')}`;
    return (
      <>
        <BucketActions
          onDone={reload}
          fill={() => control('dict', { method: 'DELETE', path })}
          drain={() => control('dict', { method: 'PUT', path, body: { balance: 0 } })}
        />
        <BucketChart bucket={{ ...row, tokens: row['balance'] }} service="dict" />
      </>
    );
  },
};
