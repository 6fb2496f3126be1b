/** Participants of the loads: each pair has a payer and a receiver of its own. */
const PAIRS = 10;

/** The ISPBs of the payers and receivers. */
export const PARTICIPANT_PAIRS = Array.from({ length: PAIRS }, (_, index) => ({
  payer: `1000${index}001`,
  receiver: `2000${index}002`,
}));

/** Messages of this process so far. Their ids differ, whatever server they go to. */
let sent = 0;

/** A new pacs.008.spi.1.16 of 2.2 kB with one transfer, as `writeSpiMessage` of libs/iso20022 writes it. */
export function newPayment({ payer, receiver }, now = new Date().toISOString()) {
  sent += 1;
  const number = String(sent).padStart(11, '0');
  const id = `E${payer}${now.slice(0, 16).replace(/\D/g, '')}${number}`;
  return { id, text: paymentText({ payer, receiver, id, number, now }) };
}

function paymentText({ payer, receiver, id, number, now }) {
  const messageId = messageIdOf(payer, number);
  return (
    envelope('pacs.008', '1.16', { from: payer, messageId, now }) +
    `<FIToFICstmrCdtTrf><GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${now}</CreDtTm><NbOfTxs>1</NbOfTxs><SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>` +
    '<PmtTpInf><InstrPrty>HIGH</InstrPrty><SvcLvl><Prtry>PAGPRI</Prtry></SvcLvl></PmtTpInf></GrpHdr>' +
    `<CdtTrfTxInf><PmtId><EndToEndId>${id}</EndToEndId></PmtId><IntrBkSttlmAmt Ccy="BRL">150.75</IntrBkSttlmAmt><AccptncDtTm>${now}</AccptncDtTm>` +
    '<ChrgBr>SLEV</ChrgBr><MndtRltdInf><Tp><LclInstrm><Prtry>MANU</Prtry></LclInstrm></Tp></MndtRltdInf>' +
    '<Dbtr><Nm>Maria Aparecida da Silva</Nm><Id><PrvtId><Othr><Id>11144477735</Id></Othr></PrvtId></Id></Dbtr>' +
    '<DbtrAcct><Id><Othr><Id>12345</Id><Issr>1</Issr></Othr></Id><Tp><Cd>CACC</Cd></Tp></DbtrAcct>' +
    `<DbtrAgt><FinInstnId><ClrSysMmbId><MmbId>${payer}</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt>` +
    `<CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>${receiver}</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>` +
    '<Cdtr><Id><PrvtId><Othr><Id>52998224725</Id></Othr></PrvtId></Id></Cdtr>' +
    '<CdtrAcct><Id><Othr><Id>54321</Id><Issr>1</Issr></Othr></Id><Tp><Cd>CACC</Cd></Tp></CdtrAcct><Purp><Cd>IPAY</Cd></Purp>' +
    '</CdtTrfTxInf></FIToFICstmrCdtTrf></Document></Envelope>'
  );
}

/** A new pacs.002.spi.1.17 with which the receiver accepts a payment. */
export function acceptance(receiver, id, now = new Date().toISOString()) {
  sent += 1;
  const messageId = messageIdOf(receiver, String(sent));
  return (
    envelope('pacs.002', '1.17', { from: receiver, messageId, now }) +
    `<FIToFIPmtStsRpt><GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${now}</CreDtTm></GrpHdr><TxInfAndSts>` +
    `<OrgnlInstrId>${id}</OrgnlInstrId><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>ACSP</TxSts>` +
    '</TxInfAndSts></FIToFIPmtStsRpt></Document></Envelope>'
  );
}

function messageIdOf(ispb, number) {
  return `M${ispb}${number.padStart(23, '0')}`;
}

function envelope(name, version, { from, messageId, now }) {
  return (
    `<Envelope xmlns="https://www.bcb.gov.br/pi/${name}/${version}"><AppHdr>${agent('Fr', from)}${agent('To', '00038166')}` +
    `<BizMsgIdr>${messageId}</BizMsgIdr><MsgDefIdr>${name}.spi.${version}</MsgDefIdr><CreDt>${now}</CreDt><Sgntr></Sgntr></AppHdr><Document>`
  );
}

function agent(name, ispb) {
  return `<${name}><FIId><FinInstnId><Othr><Id>${ispb}</Id></Othr></FinInstnId></FIId></${name}>`;
}

/** The type of a body with several messages. */
export const MULTIPART_TYPE = 'multipart/mixed; boundary="b"';
export const MESSAGE_TYPE = 'application/xml; charset=utf-8';

/** A body with several messages. */
export function multipart(texts) {
  const parts = texts.map((text) => `--b\r\nContent-Type: ${MESSAGE_TYPE}\r\n\r\n${text}\r\n`);
  return `${parts.join('')}--b--\r\n`;
}
