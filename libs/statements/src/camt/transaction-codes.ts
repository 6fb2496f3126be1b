import { type EntryKind } from '../model/statement';

/** Family and sub-family of BkTxCd in the domain PMNT. */
export interface TransactionCode {
  readonly family: string;
  readonly subfamily: string;
}

/** The codes of credits and debits of a kind. */
export interface TransactionCodes {
  readonly credit: TransactionCode;
  readonly debit: TransactionCode;
}

export const PAYMENTS_DOMAIN = 'PMNT';

/** Pix is a credit transfer in real time, as in the camt.054 of the SPI. */
export const CODES_OF_KIND: Readonly<Record<EntryKind, TransactionCodes>> = {
  pix: codes('RRCT', 'IRCT', 'DMCT'),
  pixReturn: codes('RRCT', 'IRCT', 'RRTN'),
  ted: codes('RCDT', 'ICDT', 'DMCT'),
  transfer: codes('RCDT', 'ICDT', 'BOOK'),
  boleto: codes('RCDT', 'ICDT', 'OTHR'),
  card: codes('MCRD', 'CCRD', 'POSD'),
  fee: codes('MCOP', 'MDOP', 'FEES'),
  interest: codes('MCOP', 'MDOP', 'INTR'),
  cash: codes('CNTR', 'CNTR', 'CDPT', 'CWDL'),
  salary: codes('RCDT', 'ICDT', 'SALA'),
  investment: codes('MCOP', 'MDOP', 'OTHR'),
  other: codes('MCOP', 'MDOP', 'NTAV'),
};

function codes(
  credit: string,
  debit: string,
  subfamily: string,
  subfamilyOfDebit = subfamily,
): TransactionCodes {
  return {
    credit: { family: credit, subfamily },
    debit: { family: debit, subfamily: subfamilyOfDebit },
  };
}
