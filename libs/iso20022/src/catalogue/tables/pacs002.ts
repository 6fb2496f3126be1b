import { at, codesOf, group, list, optional, optionalList, required } from '#libs/xml-tables';
import { isSpiRejectCode, SPI_REJECT_CODES, type SpiRejectCode } from '../../reject-codes';
import {
  TRANSACTION_STATUSES,
  type SpiStatusReason,
  type SpiStatusReport,
  type SpiTransactionStatus,
} from '../messages/status-report';
import { spiSchema, type WithMessageId } from './envelope';
import { MAX_REASONS, MAX_TRANSACTIONS } from './limits';
import { date, dateTime, endToEndId, endToEndOrReturnId, messageId, text105 } from './simple-types';

const REJECT_CODES = Object.keys(SPI_REJECT_CODES).filter(isSpiRejectCode);
/** The codes that version 1.17 added. */
const NEW_CODES: readonly SpiRejectCode[] = ['DS02', 'DU03'];

export const PACS002_1_17 = version('1.17', REJECT_CODES);
export const PACS002_1_16 = version(
  '1.16',
  REJECT_CODES.filter((code) => !NEW_CODES.includes(code)),
);

/** FIToFIPmtStsRpt of pacs.002.spi.1.17 and 1.16 (catalogue 5.13). */
function version(number: string, rejectCodes: readonly SpiRejectCode[]) {
  const reason = group<SpiStatusReason>({
    code: at('Rsn?/Cd', optional(codesOf(rejectCodes))),
    details: at('AddtlInf', optionalList(MAX_REASONS, text105)),
  });
  const transaction = group<SpiTransactionStatus>({
    instructionId: at('OrgnlInstrId', required(endToEndOrReturnId)),
    endToEndId: at('OrgnlEndToEndId', required(endToEndId)),
    status: at('TxSts', required(codesOf(TRANSACTION_STATUSES))),
    reasons: at('StsRsnInf', optionalList(MAX_REASONS, reason)),
    settledAt: at('FctvIntrBkSttlmDt?/DtTm', optional(dateTime)),
    accountingDate: at('OrgnlTxRef?/IntrBkSttlmDt', optional(date)),
  });
  const table = group<WithMessageId<SpiStatusReport>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    transactions: at('TxInfAndSts', list(MAX_TRANSACTIONS, transaction)),
  });
  return spiSchema('pacs.002', number, 'FIToFIPmtStsRpt', table);
}
