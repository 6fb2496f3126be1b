import { type SpiCreditTransfer } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';

/** An account of a customer, as a pacs.008 names it. */
export interface CustomerAccount {
  /** 1 to 20 digits or capital letters. */
  readonly number: string;
  /** 1 to 4 digits. */
  readonly branch?: string;
  readonly type: 'CACC' | 'SVGS' | 'TRAN' | 'SLRY';
}

/** A payment that a participant which the simulator plays sends. */
export interface VirtualOrder {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
  readonly endToEndId: string;
  readonly txId?: string;
  /** Form of initiation (LclInstrm). */
  readonly form: 'MANU' | 'DICT' | 'QRDN' | 'QRES' | 'INIC' | 'AUTO' | 'APDN' | 'APES';
  readonly serviceLevel: 'PAGPRI' | 'PAGAGD' | 'PAGFRD';
  readonly payer: {
    readonly name: string;
    /** CPF or CNPJ. */
    readonly document: string;
    readonly account: CustomerAccount;
  };
  readonly creditor: { readonly document: string; readonly account: CustomerAccount };
  /** Pix key. */
  readonly key?: string;
  readonly description?: string;
}

/** The pacs.008 that the order is. @param now ISO 8601 UTC */
export function transferOf(order: VirtualOrder, now: string): SpiCreditTransfer {
  const { from, to, amount, endToEndId, txId, form, payer, creditor, key, description } = order;
  return {
    endToEndId,
    ...(txId !== undefined && { txId }),
    amount,
    acceptedAt: now,
    form,
    debtorName: payer.name,
    debtorDocument: payer.document,
    debtorAccount: payer.account,
    debtorIspb: from,
    creditorIspb: to,
    creditorDocument: creditor.document,
    creditorAccount: { ...creditor.account, ...(key !== undefined && { key }) },
    purpose: 'IPAY',
    ...(description !== undefined && { remittance: description }),
  };
}
