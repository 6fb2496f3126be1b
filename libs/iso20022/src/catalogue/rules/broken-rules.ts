import { type SpiRejectCode } from '../../reject-codes';
import { type SpiCreditTransfer, type SpiCreditTransfers } from '../messages/credit-transfers';
import { type SpiRuleOptions } from './rule';
import { SPI_RULES } from './rules';

/** A rule that a transfer breaks. */
export interface BrokenRule {
  readonly code: SpiRejectCode;
  /** The path below FIToFICstmrCdtTrf, as in `CdtTrfTxInf/PmtId/TxId`. */
  readonly element: string;
  /** At most 105 characters, so it fits into AddtlInf of a pacs.002. */
  readonly detail: string;
}

/**
 * Returns the rules between elements that a transfer of a pacs.008 breaks, in the order of the table. It does not check rules that
 * need a clock, the participants or other transfers.
 *
 * @example brokenRules({ ...transfer, amount: toCents(0) }, group)[0]?.code; // 'AM01'
 */
export function brokenRules(
  transfer: SpiCreditTransfer,
  group: SpiCreditTransfers,
  { salaryAccount = 'receives', hasInstructionId = true }: SpiRuleOptions = {},
): readonly BrokenRule[] {
  const facts = { transfer, group, options: { salaryAccount, hasInstructionId } };
  const broken: BrokenRule[] = [];
  for (const rule of SPI_RULES) {
    const detail = rule.check(facts);
    if (detail !== undefined) broken.push({ code: rule.code, element: rule.element, detail });
  }
  return broken;
}
