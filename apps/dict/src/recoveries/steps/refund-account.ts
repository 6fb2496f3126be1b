import { OFFICIAL_ACCOUNT_TYPES, type RefundAccount } from '#libs/dict-api';
import { type TransferRow } from '../../transfers/transfer.row';

/** The account of the payer of the root transaction, who is the victim; null if it is unknown. */
export function refundAccountOf({
  debtorAccount,
  debtorTaxId,
}: Pick<TransferRow, 'debtorAccount' | 'debtorTaxId'>): RefundAccount | null {
  if (debtorAccount === null || debtorTaxId === null) return null;
  // The form of `accountOf`.
  const [participant = '', branch = '', number = '', type = ''] = debtorAccount.split('/');
  return {
    TaxIdNumber: debtorTaxId,
    Participant: participant,
    ...(branch === '' ? {} : { Branch: branch }),
    AccountNumber: number,
    AccountType: OFFICIAL_ACCOUNT_TYPES.find((known) => known === type) ?? 'OTHR',
  };
}
