// The messages of a participant, as texts, and the messages of the SPI, each as one line.
import { randomBytes } from 'node:crypto';
import { escaped } from './signature.mjs';

const SPI = '00038166';

/** A payment order: a pacs.008 with one transfer. */
export function creditTransfer(from, { to, amount, id = newTransactionId('E', from), now }) {
  const document =
    group(
      '<NbOfTxs>1</NbOfTxs><SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf><PmtTpInf>' +
        '<InstrPrty>HIGH</InstrPrty><SvcLvl><Prtry>PAGPRI</Prtry></SvcLvl></PmtTpInf>',
    ) +
    `<CdtTrfTxInf><PmtId><EndToEndId>${escaped(id)}</EndToEndId></PmtId>` +
    `<IntrBkSttlmAmt Ccy="BRL">${escaped(amount)}</IntrBkSttlmAmt>` +
    `<AccptncDtTm>${now}</AccptncDtTm><ChrgBr>SLEV</ChrgBr>` +
    '<MndtRltdInf><Tp><LclInstrm><Prtry>MANU</Prtry></LclInstrm></Tp></MndtRltdInf>' +
    `<Dbtr><Nm>Maria Silva</Nm>${privateId('11144477735')}</Dbtr>` +
    `<DbtrAcct>${account('12345')}</DbtrAcct>` +
    `<DbtrAgt>${agent(from)}</DbtrAgt><CdtrAgt>${agent(to)}</CdtrAgt>` +
    `<Cdtr>${privateId('52998224725')}</Cdtr><CdtrAcct>${account('54321')}</CdtrAcct>` +
    '<Purp><Cd>IPAY</Cd></Purp></CdtTrfTxInf>';
  return { name: 'pacs.008', version: '1.16', root: 'FIToFICstmrCdtTrf', document, id };
}

/** The answer to a payment or to a return: `ACSP`, or `RJCT` with a code. */
export function statusReport({ id, code }) {
  const status = code === undefined ? 'ACSP' : 'RJCT';
  const reason =
    code === undefined ? '' : `<StsRsnInf><Rsn><Cd>${escaped(code)}</Cd></Rsn></StsRsnInf>`;
  const document =
    `${group()}<TxInfAndSts><OrgnlInstrId>${escaped(id.instruction)}</OrgnlInstrId>` +
    `<OrgnlEndToEndId>${escaped(id.endToEnd)}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}</TxInfAndSts>`;
  return { name: 'pacs.002', version: '1.17', root: 'FIToFIPmtStsRpt', document };
}

/** The return of a part of a payment. */
export function paymentReturn(ispb, { id, payer, amount, returnId = newTransactionId('D', ispb) }) {
  const document =
    group('<NbOfTxs>1</NbOfTxs><SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>') +
    `<TxInf><RtrId>${returnId}</RtrId><OrgnlEndToEndId>${escaped(id)}</OrgnlEndToEndId>` +
    `<RtrdIntrBkSttlmAmt Ccy="BRL">${escaped(amount)}</RtrdIntrBkSttlmAmt>` +
    '<SttlmPrty>HIGH</SttlmPrty><ChrgBr>SLEV</ChrgBr><RtrRsnInf><Rsn><Cd>MD06</Cd></Rsn></RtrRsnInf>' +
    `<OrgnlTxRef><DbtrAgt>${agent(payer)}</DbtrAgt><CdtrAgt>${agent(ispb)}</CdtrAgt></OrgnlTxRef></TxInf>`;
  return { name: 'pacs.004', version: '1.5', root: 'PmtRtr', document, id: returnId };
}

/** A query of the balance of the Conta PI. */
export function balanceQuery(ispb) {
  const document =
    `${group()}<RptgReq><ReqdMsgNmId>camt.053</ReqdMsgNmId><AcctOwnr><Agt>${agent(ispb)}</Agt></AcctOwnr>` +
    '<ReqdBalTp><CdOrPrtry><Prtry>CSA</Prtry></CdOrPrtry></ReqdBalTp></RptgReq>';
  return { name: 'camt.060', version: '1.9', root: 'AcctRptgReq', document };
}

/** A message that the SPI answers with the same text. */
export function echo(text) {
  const document = `${group()}<EchoTxInf><Data>${escaped(text)}</Data></EchoTxInf>`;
  return { name: 'pibr.001', version: '1.3', root: 'EchoReq', document };
}

/** The text of a message, with an empty place for the signature. `group()` gets the id and the time here. */
export function envelope({ name, version, root, document }, { from, now }) {
  const messageId = `M${from}${randomText(23)}`;
  const party = (ispb) => `<FIId><FinInstnId><Othr><Id>${ispb}</Id></Othr></FinInstnId></FIId>`;
  const filled = document.replace('{id}', messageId).replace('{now}', now);
  return (
    `<Envelope xmlns="https://www.bcb.gov.br/pi/${name}/${version}"><AppHdr>` +
    `<Fr>${party(from)}</Fr><To>${party(SPI)}</To><BizMsgIdr>${messageId}</BizMsgIdr>` +
    `<MsgDefIdr>${name}.spi.${version}</MsgDefIdr><CreDt>${now}</CreDt><Sgntr></Sgntr></AppHdr>` +
    `<Document><${root}>${filled}</${root}></Document></Envelope>`
  );
}

/** A message of the SPI in short, as in `pacs.008 E... 150.75 from 11111111`. */
export function inShort(xml) {
  const name = textOf(xml, 'MsgDefIdr').split('.').slice(0, 2).join('.');
  const document = xml.slice(xml.indexOf('<Document>'));
  const of = (element) => textOf(document, element);
  switch (name) {
    case 'pacs.008':
      return `pacs.008 ${of('EndToEndId')} ${of('IntrBkSttlmAmt')} from ${ispbIn(document, 'DbtrAgt')}`;
    case 'pacs.004':
      return `pacs.004 ${of('RtrId')} ${of('RtrdIntrBkSttlmAmt')} of ${of('OrgnlEndToEndId')}`;
    case 'pacs.002':
      return [of('TxSts'), of('Cd'), of('OrgnlInstrId')].filter(Boolean).join(' ');
    case 'admi.002':
      return `admi.002 ${of('RjctgPtyRsn')} ${of('ErrLctn')}`;
    case 'camt.053':
      return `camt.053 ${of('Amt')}`;
    case 'pibr.002':
      return `pibr.002 ${of('OrgnlData')}`;
    default:
      return name;
  }
}

function group(content = '') {
  return `<GrpHdr><MsgId>{id}</MsgId><CreDtTm>{now}</CreDtTm>${content}</GrpHdr>`;
}

function agent(ispb) {
  return `<FinInstnId><ClrSysMmbId><MmbId>${escaped(ispb)}</MmbId></ClrSysMmbId></FinInstnId>`;
}

function privateId(document) {
  return `<Id><PrvtId><Othr><Id>${document}</Id></Othr></PrvtId></Id>`;
}

function account(number) {
  return `<Id><Othr><Id>${number}</Id><Issr>1</Issr></Othr></Id><Tp><Cd>CACC</Cd></Tp>`;
}

/** The id of a payment (`E`) or of a return (`D`): the ISPB, the minute in UTC, and 11 letters or digits. */
function newTransactionId(prefix, ispb) {
  const minute = new Date().toISOString().slice(0, 16).replace(/[-T:]/g, '');
  return `${prefix}${ispb}${minute}${randomText(11)}`;
}

function randomText(length) {
  return randomBytes(length).toString('hex').slice(0, length);
}

function textOf(xml, element) {
  const text = new RegExp(`<${element}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function ispbIn(xml, element) {
  return textOf(xml.slice(xml.indexOf(`<${element}>`)), 'MmbId');
}
