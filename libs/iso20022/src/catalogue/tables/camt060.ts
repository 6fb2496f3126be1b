import { at, codesOf, group, optional, required } from '#libs/xml-tables';
import {
  ACCOUNT_ANSWERS,
  ACCOUNT_SUBJECTS,
  type SpiAccountPeriod,
  type SpiAccountQuery,
} from '../messages/account-query';
import { AGENT_ISPB } from './payment-parts';
import { onlyText, spiSchema, type WithMessageId } from './envelope';
import { date, dateTime, entryId, ispb, messageId, time } from './simple-types';

const PERIOD = group<SpiAccountPeriod>({
  fromDate: at('FrToDt/FrDt', required(date)),
  toDate: at('FrToDt/ToDt', optional(date)),
  fromTime: at('FrToTm?/FrTm', optional(time)),
  toTime: at('FrToTm?/ToTm', optional(time)),
  $type: at('Tp', onlyText('ALLL')),
});

/** AcctRptgReq of camt.060.spi.1.9 (catalogue 5.13). */
export const CAMT060_1_9 = spiSchema(
  'camt.060',
  '1.9',
  'AcctRptgReq',
  group<WithMessageId<SpiAccountQuery>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    entryId: at('RptgReq/Id', optional(entryId)),
    answer: at('RptgReq/ReqdMsgNmId', required(codesOf(ACCOUNT_ANSWERS))),
    ownerIspb: at(`RptgReq/AcctOwnr/Agt/${AGENT_ISPB}`, required(ispb)),
    period: at('RptgReq/RptgPrd', optional(PERIOD)),
    subject: at('RptgReq/ReqdBalTp?/CdOrPrtry/Prtry', optional(codesOf(ACCOUNT_SUBJECTS))),
  }),
);
