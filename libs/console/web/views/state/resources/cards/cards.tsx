import { Lines } from '../../generic/lines';
import { idAt, newestFirst, one, whole } from '../../generic/read-rows';
import { textAt, type Field, type Resource, type RowAction } from '../../generic/resource';
import { sent } from '../../../../forms/send';
import { CARD } from './new-card';

const HOLDS: readonly Field[] = [
  { at: 'createdAt', title: { pt: 'Data', en: 'Date' }, as: 'instant' },
  { at: 'amount', title: { pt: 'Valor', en: 'Amount' }, as: 'cents' },
  { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
  { at: 'authorizationCode', title: { pt: 'Autorização', en: 'Authorization' }, as: 'code' },
  { at: 'rrn', title: { pt: 'RRN', en: 'RRN' }, as: 'code' },
  { at: 'expiresAt', title: { pt: 'Expira em', en: 'Expires at' }, as: 'instant' },
];
const LEDGER: readonly Field[] = [
  { at: 'createdAt', title: { pt: 'Data', en: 'Date' }, as: 'instant' },
  { at: 'kind', title: { pt: 'Tipo', en: 'Kind' } },
  { at: 'amount', title: { pt: 'Valor', en: 'Amount' }, as: 'cents' },
  { at: 'balance', title: { pt: 'Saldo', en: 'Balance' }, as: 'cents' },
  { at: 'transactionId', title: { pt: 'Transação', en: 'Transaction' }, as: 'code' },
];

export const cards: Resource = {
  name: 'cards',
  service: 'iso8583',
  title: { pt: 'Cartões', en: 'Cards' },
  about: {
    pt: 'Cartões de teste do sandbox. Os números não são mascarados, porque não são reais.',
    en: 'The test cards of the sandbox. Their numbers are not masked, because they are not real.',
  },
  list: whole('iso8583', '/admin/cards'),
  read: one('iso8583', (id) => `/admin/cards/${id}`),
  idOf: idAt('pan'),
  // The journal has the masked number.
  searchOf: (row) => textAt(row, 'pan').replace(/^(.{6}).*(.{4})$/, '$1******$2'),
  form: CARD,
  filters: [
    { name: 'text', label: { pt: 'Número, nome ou situação', en: 'Number, name or status' } },
  ],
  columns: [
    { at: 'pan', title: { pt: 'Número', en: 'Number' }, as: 'code' },
    { at: 'holderName', title: { pt: 'Portador', en: 'Holder' } },
    { at: 'brand', title: { pt: 'Bandeira', en: 'Brand' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'available', title: { pt: 'Disponível', en: 'Available' }, as: 'cents' },
    { at: 'balance', title: { pt: 'Saldo', en: 'Balance' }, as: 'cents' },
    { at: 'held', title: { pt: 'Bloqueado', en: 'Held' }, as: 'cents' },
    { at: 'creditLimit', title: { pt: 'Limite de crédito', en: 'Credit limit' }, as: 'cents' },
    { at: 'dailyAmountLimit', title: { pt: 'Limite por dia', en: 'Limit a day' }, as: 'cents' },
    { at: 'scenario', title: { pt: 'Responde sempre', en: 'Always answers' }, as: 'reason' },
  ],
  details: [
    { at: 'initialBalance', title: { pt: 'Saldo inicial', en: 'Initial balance' }, as: 'cents' },
    { at: 'expiry', title: { pt: 'Validade (AAMM)', en: 'Expiry (YYMM)' } },
  ],
  actions: [
    statusAction('blocked', { pt: 'Bloquear', en: 'Block' }),
    statusAction('active', { pt: 'Ativar', en: 'Activate' }),
    {
      label: { pt: 'Voltar ao estado inicial', en: 'Reset' },
      kind: 'danger',
      run: (row) =>
        sent('iso8583', { method: 'POST', path: `/admin/cards/${textAt(row, 'pan')}/reset` }),
    },
  ],
  Extra: ({ row }) => {
    const base = `/admin/cards/${textAt(row, 'pan')}`;
    return (
      <>
        <Lines
          title={{ pt: 'Valores bloqueados', en: 'Holds' }}
          list={newestFirst('iso8583', `${base}/holds`)}
          fields={HOLDS}
          service="iso8583"
        />
        <Lines
          title={{ pt: 'Extrato', en: 'Ledger' }}
          list={newestFirst('iso8583', `${base}/ledger`)}
          fields={LEDGER}
          service="iso8583"
        />
      </>
    );
  },
};

/** The statuses lost and stolen are final. */
function statusAction(status: string, label: RowAction['label']): RowAction {
  return {
    label,
    isPossible: (row) => !['lost', 'stolen', status].includes(textAt(row, 'status')),
    run: (row) =>
      sent('iso8583', {
        method: 'PUT',
        path: `/admin/cards/${textAt(row, 'pan')}/status`,
        body: { status },
      }),
  };
}
