import { type SpiRejectCode } from '../../reject-codes';
import { type SpiCreditTransfer, type SpiCreditTransfers } from '../messages/credit-transfers';

/** Options for rules that differ between the documents of the SPI, or between versions of the message. */
export interface SpiRuleOptions {
  /**
   * Whether a salary account (SLRY) can only receive or only pay. According to the dictionary of pacs.008 it can only receive.
   * According to other texts of the catalogue it can only pay. Default: `receives`.
   */
  readonly salaryAccount?: 'receives' | 'pays';
  /** Whether the version has the element InstrId. Version 1.15 does not, so InstrId is never required there. Default: true. */
  readonly hasInstructionId?: boolean;
}

/** The values that the rules check. */
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
  /** @returns the reason if the rule is broken, with at most 105 characters, so it fits into AddtlInf */
  check(facts: SpiRuleFacts): string | undefined;
}
