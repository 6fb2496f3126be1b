import { anyText, at, codesOf, group, list, required } from '#libs/xml-tables';
import {
  BALANCE_TYPES,
  type SpiBalance,
  type SpiEntryFile,
  type SpiEntryFiles,
  type SpiStatement,
  type SpiStatements,
} from '../messages/account-reports';
import { onlyText, spiSchema, type WithMessageId } from './envelope';
import { MAX_TRANSACTIONS } from './limits';
import { amount, count, dateTime, ispb, messageId, queryId } from './simple-types';

/** BkToCstmrAcctRpt of camt.052.spi.1.3 (catalogue 5.13). */
export const CAMT052_1_3 = spiSchema(
  'camt.052',
  '1.3',
  'BkToCstmrAcctRpt',
  group<WithMessageId<SpiEntryFiles>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    files: at(
      'Rpt',
      list(
        MAX_TRANSACTIONS,
        group<SpiEntryFile>({
          queryId: at('Id', required(messageId)),
          ownerIspb: at('Acct/Id/Othr/Id', required(ispb)),
          numberOfEntries: at('TxsSummry/TtlNtries/NbOfNtries', required(count)),
          hash: at('AddtlRptInf', required(anyText(500))),
        }),
      ),
    ),
  }),
);

const BALANCE = group<SpiBalance>({
  type: at('Tp/CdOrPrtry/Prtry', required(codesOf(BALANCE_TYPES))),
  amount: at('Amt', required(amount)),
  $direction: at('CdtDbtInd', onlyText('CRDT')),
  at: at('Dt/DtTm', required(dateTime)),
});

/** BkToCstmrStmt of camt.053.spi.1.4 (catalogue 5.13). */
export const CAMT053_1_4 = spiSchema(
  'camt.053',
  '1.4',
  'BkToCstmrStmt',
  group<WithMessageId<SpiStatements>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    statements: at(
      'Stmt',
      list(
        MAX_TRANSACTIONS,
        group<SpiStatement>({
          queryId: at('Id', required(queryId)),
          ownerIspb: at('Acct/Id/Othr/Id', required(ispb)),
          balances: at('Bal', list(MAX_TRANSACTIONS, BALANCE)),
        }),
      ),
    ),
  }),
);
