import { writeSpiMessage } from '../write-spi-message';
import { changed, PAYMENT } from './changed';
import { FULL_MESSAGES, TRANSFER, transfers } from './messages';

const DOCUMENT = 'Envelope/Document/FIToFICstmrCdtTrf';
const TX = `${DOCUMENT}/CdtTrfTxInf[1]`;

/** Title, text, location, a part of the description. */
export const ELEMENT_FAULTS: readonly (readonly [string, () => string, string, string])[] = [
  [
    'a NbOfTxs that is no number',
    () => changed('<NbOfTxs>1', '<NbOfTxs>one'),
    `${DOCUMENT}/GrpHdr/NbOfTxs`,
    '"one" is not a whole number of 1 to 15 digits.',
  ],
  [
    'another settlement method',
    () => changed('>CLRG<', '>INDA<'),
    `${DOCUMENT}/GrpHdr/SttlmInf/SttlmMtd`,
    '"INDA" is not CLRG.',
  ],
  [
    'an InstrId in 1.15',
    () => changed(/1\.16/g, '1.15'),
    `${TX}/PmtId/InstrId`,
    `Is not an element of ${TX}/PmtId: EndToEndId, TxId.`,
  ],
  [
    'an EndToEndId that starts with D',
    () => changed('<EndToEndId>E', '<EndToEndId>D'),
    `${TX}/PmtId/EndToEndId`,
    'is not an id of a transaction: E, an ISPB, yyyyMMddHHmm and 11 letters or digits.',
  ],
  [
    'no EndToEndId',
    () => changed(/<EndToEndId>[^<]*<\/EndToEndId>/, ''),
    `${TX}/PmtId/EndToEndId`,
    'Is missing.',
  ],
  [
    'elements in another order',
    () => changed(/(<EndToEndId>.*<\/EndToEndId>)(<TxId>.*<\/TxId>)/, '$2$1'),
    `${TX}/PmtId/EndToEndId`,
    'Is in the wrong place: it must be before TxId.',
  ],
  [
    'an element twice',
    () => changed('<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SLEV</ChrgBr><ChrgBr>SLEV</ChrgBr>'),
    `${TX}/ChrgBr`,
    'Appears more than once.',
  ],
  [
    'a name of the receiver',
    () => changed('<Cdtr>', '<Cdtr><Nm>x</Nm>'),
    `${TX}/Cdtr/Nm`,
    `Is not an element of ${TX}/Cdtr: Id.`,
  ],
  [
    'an amount in dollars',
    () => changed('"BRL"', '"USD"'),
    `${TX}/IntrBkSttlmAmt`,
    'Must have the attribute Ccy="BRL".',
  ],
  [
    'an amount without currency',
    () => changed(' Ccy="BRL"', ''),
    `${TX}/IntrBkSttlmAmt`,
    'Must have the attribute Ccy="BRL".',
  ],
  [
    'an attribute that is not known',
    () => changed('Ccy="BRL"', 'Ccy="BRL" x="1"'),
    `${TX}/IntrBkSttlmAmt`,
    'Has an unknown attribute: x.',
  ],
  [
    'three decimals',
    () => changed('>150.75<', '>150.755<'),
    `${TX}/IntrBkSttlmAmt`,
    '"150.755" has more than two decimals.',
  ],
  [
    'a negative amount',
    () => changed('>150.75<', '>-0.01<'),
    `${TX}/IntrBkSttlmAmt`,
    '"-0.01" is negative.',
  ],
  [
    'a decimal comma',
    () => changed('>150.75<', '>150,75<'),
    `${TX}/IntrBkSttlmAmt`,
    '"150,75" is not a decimal amount, as in 150.75.',
  ],
  [
    'a code of no list',
    () => changed('>MANU<', '>manu<'),
    `${TX}/MndtRltdInf/Tp/LclInstrm/Prtry`,
    '"manu" is not one of MANU, DICT, QRDN, QRES, INIC, AUTO, APDN, APES.',
  ],
  [
    'a code with a space',
    () => changed('>IPAY<', '> IPAY<'),
    `${TX}/Purp/Cd`,
    '" IPAY" is not one of IPAY, GSCB, OTHR, REFU, IPRT.',
  ],
  [
    'a CPF with points',
    () => changed('12345678909', '123.456.789-09'),
    `${TX}/Dbtr/Id/PrvtId/Othr/Id`,
    'is not a CPF of 11 digits or a CNPJ of 14 characters.',
  ],
  [
    'a name of 141 characters',
    () => changed(/<Nm>[^<]*/, `<Nm>${'ã'.repeat(141)}`),
    `${TX}/Dbtr/Nm`,
    'Has 141 characters; at most 140 are allowed.',
  ],
  ['an empty name', () => changed(/<Nm>[^<]*/, '<Nm>'), `${TX}/Dbtr/Nm`, 'Is empty.'],
  [
    'a Prxy without Id',
    () => changed(/<Prxy>.*<\/Prxy>/, '<Prxy/>'),
    `${TX}/CdtrAcct/Prxy/Id`,
    'Is missing.',
  ],
  [
    'one tax',
    () => changed(/<Rcrd>.*?<\/Rcrd>/, ''),
    `${TX}/Tax/Rcrd`,
    'Appears once; it must appear 2 times.',
  ],
  [
    'three parts of a Pix Troco',
    () =>
      changed(
        '</RfrdDocAmt>',
        '<AdjstmntAmtAndRsn><Amt Ccy="BRL">1</Amt><Rsn>VLDN</Rsn></AdjstmntAmtAndRsn></RfrdDocAmt>',
      ),
    `${TX}/RmtInf/Strd/RfrdDocAmt/AdjstmntAmtAndRsn`,
    'Appears more than 2 times.',
  ],
  [
    'no transaction',
    () => changed(/<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, ''),
    `${DOCUMENT}/CdtTrfTxInf`,
    'Is missing.',
  ],
  [
    'an error in the second transaction',
    () =>
      changed(
        'NORM',
        'NORX',
        writeSpiMessage({ ...PAYMENT, document: transfers(TRANSFER) }).replace(
          /(<CdtTrfTxInf>.*)<Purp>.*<\/CdtTrfTxInf>/,
          (all, start: string) => `${all}${start}<Purp><Cd>NORM</Cd></Purp></CdtTrfTxInf>`,
        ),
      ),
    `${DOCUMENT}/CdtTrfTxInf[2]/Purp/Cd`,
    '"NORX" is not one of',
  ],
  [
    'a code of 1.17 in a pacs.002 of 1.16',
    () =>
      changed('AC03', 'DS02', writeSpiMessage({ ...FULL_MESSAGES['pacs.002'], version: '1.16' })),
    'Envelope/Document/FIToFIPmtStsRpt/TxInfAndSts[2]/StsRsnInf[1]/Rsn/Cd',
    '"DS02" is not one of AB03, ',
  ],
  [
    'one of two times',
    () => changed(/<ToTm>.*<\/ToTm>/, '', writeSpiMessage(FULL_MESSAGES['camt.060'])),
    'Envelope/Document/AcctRptgReq/RptgReq/RptgPrd/FrToTm/ToTm',
    'Is missing.',
  ],
];
