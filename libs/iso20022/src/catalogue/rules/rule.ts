import { type SpiRejectCode } from '../../reject-codes';
import { type SpiCreditTransfer, type SpiCreditTransfers } from '../messages/credit-transfers';

/** Decisions where the sources of the rules disagree, or that depend on the version of the message. */
export interface SpiRuleOptions {
  /**
   * Whether a salary account (SLRY) can only receive, or only pay. The dictionary of pacs.008 says the first, other
   * texts of the catalogue the second. Default: `receives`.
   */
  readonly salaryAccount?: 'receives' | 'pays';
  /** Whether the version has InstrId. Version 1.15 has not, so it cannot be required. Default: true. */
  readonly hasInstructionId?: boolean;
}

/** What a transfer is judged by. */
export interface SpiRuleFacts {
  readonly transfer: SpiCreditTransfer;
  readonly group: SpiCreditTransfers;
  readonly options: Required<SpiRuleOptions>;
}

/** One rule between elements of a pacs.008. */
export interface SpiRule {
  readonly code: SpiRejectCode;
  /** The path of the element below FIToFICstmrCdtTrf. */
  readonly element: string;
  /** The reason if the rule is broken, of at most 105 characters so that it fits AddtlInf. */
  check(facts: SpiRuleFacts): string | undefined;
}
