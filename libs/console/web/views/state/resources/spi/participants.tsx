import { control } from '../../../../api/call';
import type { Json } from '../../../../api/lists';
import { Lines } from '../../generic/lines';
import { idAt, newestFirst } from '../../generic/read-rows';
import { textAt, type Field, type Resource } from '../../generic/resource';

const ENTRIES: readonly Field[] = [
  { at: 'at', title: { pt: 'Data', en: 'Date' }, as: 'instant' },
  { at: 'kind', title: { pt: 'Tipo', en: 'Kind' } },
  { at: 'entryId', title: { pt: 'Operação', en: 'Operation' }, as: 'code' },
  { at: 'amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
  { at: 'balance', title: { pt: 'Saldo', en: 'Balance' }, as: 'amount' },
];

export const participants: Resource = {
  name: 'participants',
  service: 'spi',
  title: { pt: 'Participantes do SPI', en: 'Participants of the SPI' },
  list: newestFirst('spi', '/__admin/participants'),
  read: (id) => control<Json>('spi', { path: `/participants/${encodeURIComponent(id)}` }),
  idOf: idAt('ispb'),
  columns: [
    { at: 'ispb', title: { pt: 'ISPB', en: 'ISPB' }, as: 'code' },
    { at: 'name', title: { pt: 'Nome', en: 'Name' } },
    { at: 'kind', title: { pt: 'Tipo', en: 'Kind' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'player', title: { pt: 'Quem responde', en: 'Who answers' } },
    { at: 'available', title: { pt: 'Disponível', en: 'Available' }, as: 'amount' },
    { at: 'reserved', title: { pt: 'Reservado', en: 'Reserved' }, as: 'amount' },
  ],
  details: [{ at: 'balance', title: { pt: 'Saldo', en: 'Balance' }, as: 'amount' }],
  Extra: ({ row }) => (
    <Lines
      title={{ pt: 'Extrato da Conta PI', en: 'Entries of the Conta PI' }}
      list={newestFirst('spi', `/__admin/participants/${textAt(row, 'ispb')}/entries`)}
      fields={ENTRIES}
      service="spi"
    />
  ),
};
