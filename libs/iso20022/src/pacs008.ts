import {
  accepted,
  formatCents,
  refused,
  sumCents,
  type Cents,
  type Result,
  ViolationList,
  type Violation,
} from '#libs/kernel';
import { childrenNamed, type XmlElement } from '#libs/xml';
import { readLeniently, type FindingSink } from '#libs/xml-tables';
import { PACS008_HEADER, PACS008_TRANSACTION, type TransactionElements } from './pacs008-tables';

/** FIToFICustomerCreditTransferV08, the message of payments. */
export const PACS008_NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';

/** One payment of a message, with defaults for absent elements. */
export interface CreditTransfer {
  readonly endToEndId: string;
  /** TxId, or the EndToEndId if TxId is absent. */
  readonly txId: string;
  readonly amount: Cents;
  /** The instructing agent, or the debtor agent if InstgAgt is absent. */
  readonly debtorIspb: string;
  readonly debtorName: string | undefined;
  readonly creditorIspb: string;
  readonly creditorName: string | undefined;
  /** The Pix key of the creditor, with an account or without. */
  readonly creditorKey?: string;
  /** Undefined if the message names no creditor account, as in the contract. */
  readonly customers?: TransferCustomers;
}

/** The customers of a transfer, with the members that its message has. Their form is not checked. */
export interface TransferCustomers {
  readonly debtor: TransferCustomer;
  readonly creditor: TransferCustomer;
  /** The Pix key that was paid. */
  readonly key?: string;
  readonly remittance?: string;
}

export interface TransferCustomer {
  /** CPF or CNPJ. */
  readonly document?: string;
  readonly account?: { readonly number: string; readonly branch?: string; readonly type?: string };
}

/** A valid pacs.008. */
export interface Pacs008 {
  readonly messageId: string;
  /** TtlIntrBkSttlmAmt, or the sum of the payments if it is absent. */
  readonly total: Cents;
  readonly transfers: readonly [CreditTransfer, ...CreditTransfer[]];
}

/** Why a document is not a valid pacs.008. The form is checked first, then the amounts. */
export interface Pacs008Refusal {
  readonly reason: 'wrong-document' | 'invalid-form' | 'invalid-amount';
  /** The first violations; their number is limited. */
  readonly violations: readonly Violation[];
  /** The number of violations that are left out. */
  readonly omitted: number;
}

const ROOT = 'Document';
const MESSAGE = 'FIToFICstmrCdtTrf';
const TRANSACTION = 'CdtTrfTxInf';

/**
 * Reads a well-formed document as a pacs.008.001.08, in the ISO namespace or in none, with any prefix.
 * Reports all errors of the form together, or all errors of the amounts if the form is valid.
 */
export function readPacs008(document: XmlElement): Result<Pacs008, Pacs008Refusal> {
  const wrong = rootViolation(document);
  if (wrong !== undefined) return wrongDocument(wrong);
  const [message] = childrenNamed(document, MESSAGE);
  if (message === undefined) {
    const detail = `${ROOT} has no ${MESSAGE} in the same namespace.`;
    return wrongDocument({ pointer: MESSAGE, detail });
  }
  const violations = new MessageViolations();
  const header = readLeniently(message, PACS008_HEADER, '', violations);
  const blocks = childrenNamed(message, TRANSACTION);
  checkCount(header.numberOfTransactions, blocks.length, violations);
  const transfers = readTransfers(blocks, violations);
  const total = checkTotal(header.total, transfers, violations);
  const [first, ...others] = transfers;
  const { messageId } = header;
  const { form, amount } = violations;
  if (!form.isEmpty) return refused(refusal('invalid-form', form));
  if (!amount.isEmpty || !messageId || !first || total === undefined) {
    return refused(refusal('invalid-amount', amount));
  }
  return accepted({ messageId, total, transfers: [first, ...others] });
}

/** The violations of a message, kept apart because form is checked before amounts. */
class MessageViolations implements Pick<FindingSink, 'structure'> {
  readonly form = new ViolationList();
  readonly amount = new ViolationList();

  get none(): boolean {
    return this.form.isEmpty && this.amount.isEmpty;
  }

  structure(pointer: string, _line: number | undefined, detail: string): void {
    (pointer.endsWith('IntrBkSttlmAmt') ? this.amount : this.form).add(pointer, detail);
  }
}

function refusal(
  reason: Pacs008Refusal['reason'],
  { kept, omitted }: ViolationList,
): Pacs008Refusal {
  return { reason, violations: kept, omitted };
}

function wrongDocument(violation: Violation): Result<never, Pacs008Refusal> {
  return refused({ reason: 'wrong-document', violations: [violation], omitted: 0 });
}

function rootViolation({ name, namespace, children }: XmlElement): Violation | undefined {
  if (name !== ROOT) {
    return {
      pointer: name,
      detail: `The root element is ${name}; a pacs.008 starts with ${ROOT}.`,
    };
  }
  if (namespace !== '' && namespace !== PACS008_NAMESPACE) {
    const detail = `The namespace is "${namespace}"; it must be "${PACS008_NAMESPACE}" or absent.`;
    return { pointer: ROOT, detail };
  }
  if (children.filter((child) => child.name === MESSAGE).length > 1) {
    return { pointer: MESSAGE, detail: 'Appears more than once; exactly one is allowed.' };
  }
  return undefined;
}

/** The payments without errors. */
function readTransfers(
  blocks: readonly XmlElement[],
  violations: MessageViolations,
): CreditTransfer[] {
  const transfers: CreditTransfer[] = [];
  for (const [index, block] of blocks.entries()) {
    const path = blocks.length === 1 ? TRANSACTION : `${TRANSACTION}[${String(index + 1)}]`;
    const values = readLeniently(block, PACS008_TRANSACTION, path, violations);
    const debtorIspb = payerOf(values, path, violations);
    const { endToEndId, amount, creditorAgent: creditorIspb, debtorName, creditorName } = values;
    if (!endToEndId || !amount || !debtorIspb || !creditorIspb) continue;
    const txId = values.txId ?? endToEndId;
    const { creditorKey } = values;
    const customers = customersOf(values);
    transfers.push({
      ...{ endToEndId, txId, amount, debtorIspb, debtorName, creditorIspb, creditorName },
      ...(creditorKey === undefined ? {} : { creditorKey }),
      ...(customers === undefined ? {} : { customers }),
    });
  }
  return transfers;
}

/** Undefined if the message names no account that is paid. */
function customersOf(values: Partial<TransactionElements>): TransferCustomers | undefined {
  const { creditorAccount, creditorKey: key, remittance } = values;
  if (creditorAccount === undefined) return undefined;
  return {
    debtor: customerOf(values.debtorDocument, {
      number: values.debtorAccount,
      branch: values.debtorBranch,
      type: values.debtorAccountType,
    }),
    creditor: customerOf(values.creditorDocument, {
      number: creditorAccount,
      branch: values.creditorBranch,
      type: values.creditorAccountType,
    }),
    ...(key === undefined ? {} : { key }),
    ...(remittance === undefined ? {} : { remittance }),
  };
}

function customerOf(
  document: string | undefined,
  account: {
    readonly number: string | undefined;
    readonly branch: string | undefined;
    readonly type: string | undefined;
  },
): TransferCustomer {
  const { number, branch, type } = account;
  const parts = {
    ...(branch === undefined ? {} : { branch }),
    ...(type === undefined ? {} : { type }),
  };
  return {
    ...(document === undefined ? {} : { document }),
    ...(number === undefined ? {} : { account: { number, ...parts } }),
  };
}

function payerOf(
  values: Partial<TransactionElements>,
  blockPath: string,
  violations: MessageViolations,
): string | undefined {
  const payer = values.instructingAgent ?? values.debtorAgent;
  const isGiven = 'instructingAgent' in values || 'debtorAgent' in values;
  if (payer === undefined && !isGiven) {
    const detail =
      'Is missing, and DbtrAgt is missing too: one of them must give the ISPB of the payer.';
    violations.form.add(`${blockPath}/InstgAgt/FinInstnId/ClrSysMmbId/MmbId`, detail);
  }
  return payer;
}

function checkCount(
  declared: string | undefined,
  actual: number,
  violations: MessageViolations,
): void {
  if (actual === 0) violations.form.add(TRANSACTION, 'Is missing.');
  else if (declared !== undefined && Number(declared) !== actual) {
    const detail = `Is ${declared}, but the message has ${String(actual)}.`;
    violations.form.add('GrpHdr/NbOfTxs', detail);
  }
}

/** @returns the sum of the payments; undefined if the message has errors or the sum is too large */
function checkTotal(
  declared: Cents | undefined,
  transfers: readonly CreditTransfer[],
  violations: MessageViolations,
): Cents | undefined {
  if (!violations.none) return undefined;
  const sum = sumCents(transfers.map(({ amount }) => amount));
  const pointer = 'GrpHdr/TtlIntrBkSttlmAmt';
  if (sum === undefined) {
    const detail = 'The sum of the payments is too large to be stored exactly.';
    violations.amount.add(pointer, detail);
  } else if (declared !== undefined && declared !== sum) {
    const detail = `Is ${formatCents(declared)}, but the payments add up to ${formatCents(sum)}.`;
    violations.amount.add(pointer, detail);
  }
  return sum;
}
