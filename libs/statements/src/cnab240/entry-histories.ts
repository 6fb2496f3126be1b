import { type EntryKind } from '../model/statement';

/** What the bank calls an entry in segment E, at most 25 characters: of a credit and of a debit. */
export interface EntryHistory {
  readonly credit: string;
  readonly debit: string;
}

/** FEBRABAN's categories have no Pix; the history text names it. `other` has the description of the entry. */
export const HISTORY_OF_KIND: Readonly<Record<Exclude<EntryKind, 'other'>, EntryHistory>> = {
  pix: { credit: 'PIX RECEBIDO', debit: 'PIX ENVIADO' },
  pixReturn: { credit: 'DEVOLUCAO DE PIX RECEBIDA', debit: 'DEVOLUCAO DE PIX ENVIADA' },
  ted: { credit: 'TED RECEBIDA', debit: 'TED ENVIADA' },
  transfer: { credit: 'TRANSFERENCIA RECEBIDA', debit: 'TRANSFERENCIA ENVIADA' },
  boleto: { credit: 'LIQUIDACAO DE BOLETO', debit: 'PAGAMENTO DE BOLETO' },
  card: { credit: 'CREDITO DE CARTAO', debit: 'COMPRA COM CARTAO' },
  fee: { credit: 'ESTORNO DE TARIFA', debit: 'TARIFA' },
  interest: { credit: 'RENDIMENTO', debit: 'JUROS' },
  cash: { credit: 'DEPOSITO EM DINHEIRO', debit: 'SAQUE' },
  salary: { credit: 'SALARIO', debit: 'PAGAMENTO DE SALARIOS' },
  investment: { credit: 'RESGATE', debit: 'APLICACAO' },
};
