import { type EntryKind } from './statement';

/** The category of an entry (FEBRABAN, G092): of a credit and of a debit. */
export interface EntryCategory {
  readonly credit: string;
  readonly debit: string;
}

/** FEBRABAN's list has no Pix: it is with the transfers from and to other institutions. */
const OTHER_INSTITUTION: EntryCategory = { credit: '209', debit: '120' };

export const CATEGORY_OF_KIND: Readonly<Record<EntryKind, EntryCategory>> = {
  pix: OTHER_INSTITUTION,
  pixReturn: { credit: '204', debit: '103' },
  ted: OTHER_INSTITUTION,
  transfer: { credit: '213', debit: '117' },
  boleto: { credit: '202', debit: '112' },
  card: { credit: '218', debit: '104' },
  fee: { credit: '204', debit: '105' },
  interest: { credit: '211', debit: '102' },
  cash: { credit: '220', debit: '123' },
  salary: { credit: '219', debit: '113' },
  investment: { credit: '206', debit: '106' },
  other: { credit: '205', debit: '104' },
};
