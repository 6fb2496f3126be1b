import { at, codesOf, group, list, optional, required } from '#libs/xml-tables';
import { PRIORITIES } from '../messages/credit-transfers';
import { RETURN_REASONS, type SpiReturn, type SpiReturns } from '../messages/returns';
import { AGENT_ISPB } from './payment-parts';
import { onlyText, spiSchema, type WithMessageId } from './envelope';
import { MAX_TRANSACTIONS } from './limits';
import {
  count,
  dateTime,
  endToEndId,
  ispb,
  messageId,
  returnId,
  settlementAmount,
  text105,
  text140,
} from './simple-types';

const RETURN = group<SpiReturn>({
  returnId: at('RtrId', required(returnId)),
  endToEndId: at('OrgnlEndToEndId', required(endToEndId)),
  amount: at('RtrdIntrBkSttlmAmt', required(settlementAmount)),
  priority: at('SttlmPrty', required(codesOf(PRIORITIES))),
  $chargeBearer: at('ChrgBr', onlyText('SLEV')),
  reason: at('RtrRsnInf/Rsn/Cd', required(codesOf(RETURN_REASONS))),
  detail: at('RtrRsnInf/AddtlInf', optional(text105)),
  remittance: at('OrgnlTxRef/RmtInf?/Ustrd', optional(text140)),
  debtorIspb: at(`OrgnlTxRef/DbtrAgt/${AGENT_ISPB}`, required(ispb)),
  creditorIspb: at(`OrgnlTxRef/CdtrAgt/${AGENT_ISPB}`, required(ispb)),
});

/** PmtRtr of pacs.004.spi.1.5 (catalogue 5.13). */
export const PACS004_1_5 = spiSchema(
  'pacs.004',
  '1.5',
  'PmtRtr',
  group<WithMessageId<SpiReturns>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    numberOfTransactions: at('GrpHdr/NbOfTxs', required(count)),
    $settlementMethod: at('GrpHdr/SttlmInf/SttlmMtd', onlyText('CLRG')),
    returns: at('TxInf', list(MAX_TRANSACTIONS, RETURN)),
  }),
);
