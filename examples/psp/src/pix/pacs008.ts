import { randomUUID } from 'node:crypto';
import type { Order, PixPayment } from '../orders/order';

/** E, our ISPB, the minute in UTC, and 11 letters or digits (manual of the SPI). */
export function newEndToEndId(ispb: string, now: Date): string {
  const minute = now.toISOString().slice(0, 16).replace(/\D/g, '');
  return `E${ispb}${minute}${unique(11)}`;
}

/** The message of one payment. A repeat has its own MsgId and the EndToEndId of the payment. */
export function pacs008(
  { amountCents, customer, description }: Order,
  { endToEndId, payee }: PixPayment,
  { ispb, now }: { readonly ispb: string; readonly now: Date },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf>
  <GrpHdr>
    <MsgId>M${ispb}${unique(23)}</MsgId><CreDtTm>${now.toISOString()}</CreDtTm><NbOfTxs>1</NbOfTxs>
    <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
  </GrpHdr>
  <CdtTrfTxInf>
    <PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
    <IntrBkSttlmAmt Ccy="BRL">${reais(amountCents)}</IntrBkSttlmAmt>
    <ChrgBr>SLEV</ChrgBr>
    ${agent('InstgAgt', ispb)}
    <Dbtr><Nm>${xml(customer.name)}</Nm><Id><PrvtId><Othr><Id>${customer.taxId}</Id></Othr></PrvtId></Id></Dbtr>
    <DbtrAcct><Id><Othr><Id>${customer.account}</Id><Issr>${customer.branch}</Issr></Othr></Id></DbtrAcct>
    ${agent('DbtrAgt', ispb)}
    ${agent('CdtrAgt', payee.ispb)}
    <Cdtr><Nm>${xml(payee.name)}</Nm></Cdtr>
    <CdtrAcct>
      <Id><Othr><Id>${payee.account}</Id><Issr>${payee.branch}</Issr></Othr></Id>
      <Prxy><Id>${xml(payee.key)}</Id></Prxy>
    </CdtrAcct>
    <RmtInf><Ustrd>${xml(description)}</Ustrd></RmtInf>
  </CdtTrfTxInf>
</FIToFICstmrCdtTrf></Document>`;
}

/** 15075 is 150.75. Whole numbers only: no cent gets lost. */
export function reais(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function agent(element: string, ispb: string): string {
  return `<${element}><FinInstnId><ClrSysMmbId><MmbId>${ispb}</MmbId></ClrSysMmbId></FinInstnId></${element}>`;
}

function unique(length: number): string {
  return randomUUID().replaceAll('-', '').slice(0, length);
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
