import { formatCents, isCalendarDate, sumCents, type Cents } from '#libs/kernel';
import { type SpiRejectCode } from '../../reject-codes';
import { type SpiCreditTransfer } from '../messages/credit-transfers';
import { FORMS, PURPOSE_RULES, type Presence } from './forms';
import { type SpiRule, type SpiRuleFacts } from './rule';

const TRANSFER = 'CdtTrfTxInf';

/** The rules between elements of a pacs.008 (SPI catalogue 5.13). The first broken rule decides the reject code. */
export const SPI_RULES: readonly SpiRule[] = [
  rule('AM18', 'GrpHdr/NbOfTxs', ({ group }) => {
    const { numberOfTransactions: declared, transfers } = group;
    return declared === transfers.length
      ? undefined
      : `NbOfTxs is ${String(declared)}, but the message has ${String(transfers.length)}.`;
  }),
  rule('CH16', 'GrpHdr/PmtTpInf/SvcLvl/Prtry', ({ group: { priority, serviceLevel } }) =>
    (priority === 'HIGH') === (serviceLevel === 'PAGPRI')
      ? undefined
      : `${serviceLevel} needs InstrPrty ${serviceLevel === 'PAGPRI' ? 'HIGH' : 'NORM'}.`,
  ),
  rule('CH16', 'GrpHdr/PmtTpInf/InstrPrty', ({ transfer: { purpose }, group: { priority } }) =>
    PURPOSE_RULES[purpose].isManualAndUrgent && priority !== 'HIGH'
      ? `Purpose ${purpose} needs InstrPrty HIGH.`
      : undefined,
  ),
  rule('AM01', `${TRANSFER}/IntrBkSttlmAmt`, ({ transfer: { amount } }) =>
    amount === 0 ? 'The amount must be more than zero.' : undefined,
  ),
  rule('FF08', `${TRANSFER}/PmtId/EndToEndId`, ({ transfer: { endToEndId } }) =>
    hasRealMinute(endToEndId)
      ? undefined
      : `${endToEndId.slice(9, 21)} is not a date and time as yyyyMMddHHmm.`,
  ),
  rule('CH16', `${TRANSFER}/PmtId/EndToEndId`, ({ transfer }) => wrongPrefix(transfer)),
  rule('CH16', `${TRANSFER}/PmtId/InstrId`, ({ transfer, options }) => {
    const { purpose, instructionId } = transfer;
    const presence = PURPOSE_RULES[purpose].instructionId;
    if (presence === 'required' && !options.hasInstructionId) return undefined;
    return wrongPresence('InstrId', presence, instructionId, `Purpose ${purpose}`);
  }),
  rule('CH16', `${TRANSFER}/PmtId/TxId`, ({ transfer }) => wrongTxId(transfer)),
  rule('CH16', `${TRANSFER}/MndtRltdInf/Tp/LclInstrm/Prtry`, ({ transfer: { purpose, form } }) =>
    PURPOSE_RULES[purpose].isManualAndUrgent && form !== 'MANU'
      ? `Purpose ${purpose} needs the form MANU.`
      : undefined,
  ),
  rule('CH16', `${TRANSFER}/DbtrAcct/Tp/Cd`, ({ transfer: { debtorAccount }, options }) =>
    debtorAccount.type === 'SLRY' && options.salaryAccount === 'receives'
      ? 'A salary account (SLRY) cannot pay.'
      : undefined,
  ),
  rule('CH16', `${TRANSFER}/CdtrAcct/Tp/Cd`, ({ transfer: { creditorAccount }, options }) =>
    creditorAccount.type === 'SLRY' && options.salaryAccount === 'pays'
      ? 'A salary account (SLRY) cannot receive.'
      : undefined,
  ),
  rule('CH16', `${TRANSFER}/CdtrAcct/Prxy`, ({ transfer: { form, creditorAccount } }) =>
    wrongPresence('Prxy', FORMS[form].key, creditorAccount.key, `Form ${form}`),
  ),
  rule('FF07', `${TRANSFER}/RmtInf/Strd`, ({ transfer }) => wrongCashService(transfer)),
  rule('AM12', `${TRANSFER}/RmtInf/Strd/RfrdDocAmt`, ({ transfer }) => {
    const { amount, cashService } = transfer;
    if (cashService === undefined) return undefined;
    const sum = sumCents(cashService.amounts.map((part) => part.amount));
    return sum === amount
      ? undefined
      : `The parts add up to ${shownSum(sum)}, but the amount is ${formatCents(amount)}.`;
  }),
  rule('RR06', `${TRANSFER}/Tax`, ({ transfer: { tax, debtorDocument, creditorDocument } }) =>
    tax === undefined || (isCnpj(debtorDocument) && isCnpj(creditorDocument))
      ? undefined
      : 'With Tax, the payer and the receiver must both have a CNPJ.',
  ),
  rule('AM23', `${TRANSFER}/Tax/Rcrd`, ({ transfer: { tax, amount } }) => {
    if (tax === undefined) return undefined;
    const sum = sumCents(tax.records.map((record) => record.amount));
    return sum !== undefined && sum <= amount
      ? undefined
      : `The taxes add up to ${shownSum(sum)}, but the amount is ${formatCents(amount)}.`;
  }),
];

function rule(
  code: SpiRejectCode,
  element: string,
  check: (facts: SpiRuleFacts) => string | undefined,
): SpiRule {
  return { code, element, check };
}

/** The schema checks each digit of `yyyyMMddHHmm` separately, so it accepts 31 February and hour 29. */
function hasRealMinute(endToEndId: string): boolean {
  const date = `${endToEndId.slice(9, 13)}-${endToEndId.slice(13, 15)}-${endToEndId.slice(15, 17)}`;
  return isCalendarDate(date) && Number(endToEndId.slice(17, 19)) < 24;
}

/**
 * The payer's institution creates the id, or the initiator with the first eight characters of its CNPJ. In Pix Automático the id is
 * that of the receiver's instruction (pain.013), so the receiver's institution can have created it too.
 */
function wrongPrefix(transfer: SpiCreditTransfer): string | undefined {
  const { endToEndId, debtorIspb, creditorIspb, initiatorCnpj, form } = transfer;
  const makers = [debtorIspb];
  if (initiatorCnpj !== undefined) makers.push(initiatorCnpj.slice(0, 8));
  if (form === 'AUTO') makers.push(creditorIspb);
  const maker = endToEndId.slice(1, 9);
  return makers.includes(maker)
    ? undefined
    : `The ISPB in the id is ${maker}; it must be ${makers.join(' or ')}.`;
}

function wrongTxId({ form, txId, initiatorCnpj }: SpiCreditTransfer): string | undefined {
  const { txId: presence, txIdLength } = FORMS[form];
  const isNeeded = presence === 'without-initiator' && initiatorCnpj === undefined;
  const plain = presence === 'without-initiator' ? 'optional' : presence;
  const wrong = wrongPresence('TxId', isNeeded ? 'required' : plain, txId, `Form ${form}`);
  if (wrong !== undefined || txId === undefined) return wrong;
  const [minimum, maximum] = txIdLength;
  return txId.length >= minimum && txId.length <= maximum
    ? undefined
    : `Form ${form} needs a TxId of ${String(minimum)} to ${String(maximum)} characters.`;
}

function wrongPresence(
  element: string,
  presence: Presence,
  value: string | undefined,
  owner: string,
): string | undefined {
  if (presence === 'required' && value === undefined) return `${owner} needs ${element}.`;
  if (presence === 'forbidden' && value !== undefined) return `${owner} does not allow ${element}.`;
  return undefined;
}

function wrongCashService({ purpose, cashService }: SpiCreditTransfer): string | undefined {
  const expected = PURPOSE_RULES[purpose].cashAmounts;
  const given = cashService?.amounts.map(({ reason }) => reason).toSorted() ?? [];
  if (expected.join() === given.join()) return undefined;
  if (expected.length === 0) return `Purpose ${purpose} does not allow Strd.`;
  return `Purpose ${purpose} needs Strd with ${expected.join(' and ')}, each once.`;
}

function isCnpj(document: string): boolean {
  return document.length === 14;
}

function shownSum(sum: Cents | undefined): string {
  return sum === undefined ? 'more than can be stored' : formatCents(sum);
}
