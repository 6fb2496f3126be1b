import { idAt, whole } from '../../generic/read-rows';
import type { Resource } from '../../generic/resource';

export const reserveAccounts: Resource = {
  name: 'reserve-accounts',
  service: 'spi',
  title: { pt: 'Contas PI', en: 'Contas PI (reserves)' },
  about: {
    pt: 'A soma de todas as contas é zero. STR representa as reservas fora do SPI, e OTHERS as instituições sem Conta PI.',
    en: 'The sum of all accounts is zero. STR stands for the reserves outside the SPI, and OTHERS for institutions without a Conta PI.',
  },
  list: whole('spi', '/__admin/accounts', 'accounts'),
  idOf: idAt('account'),
  filters: [{ name: 'text', label: { pt: 'Conta ou nome', en: 'Account or name' } }],
  columns: [
    { at: 'account', title: { pt: 'Conta (ISPB)', en: 'Account (ISPB)' }, as: 'code' },
    { at: 'name', title: { pt: 'Participante', en: 'Participant' } },
    { at: 'balance', title: { pt: 'Saldo', en: 'Balance' }, as: 'amount' },
    { at: 'reserved', title: { pt: 'Reservado', en: 'Reserved' }, as: 'amount' },
    { at: 'entries', title: { pt: 'Lançamentos', en: 'Entries' }, as: 'count' },
  ],
};
