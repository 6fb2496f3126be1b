import { instantOf, type At } from './instant';
import { randomHex } from './random-text';
import { element, withElements, xmlOf, type Elements } from './xml-template';

/** The institution of the payer in messages of the test kit. */
const PAYER_ISPB = '12345678';
const RECEIVER_ISPB = '87654321';
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';
/** How many letters and digits an EndToEndId has after its time. */
const SEQUENCE = 11;
/** The same of a MsgId: M, the ISPB, and 23 letters or digits. */
const MESSAGE_SEQUENCE = 23;

/** A payment. Everything has a default. */
export interface Pix {
  /** Default: a new one of the payer's institution. */
  readonly endToEndId?: string;
  readonly txId?: string;
  /** In reais, with a point: `150.75`. */
  readonly amount?: string;
  readonly payerIspb?: string;
  readonly receiverIspb?: string;
  /** The Pix key of the receiver. */
  readonly key?: string;
  /** When the message is made. Default: now, by the clock of the machine. */
  readonly at?: At;
}

/** A new EndToEndId: E, the ISPB, the time in UTC, and 11 letters or digits. */
export function newEndToEndId(ispb = PAYER_ISPB, at?: At): string {
  const digits = instantOf(at).replace(/\D/g, '').slice(0, 12);
  return `E${ispb}${digits}${randomHex(SEQUENCE)}`;
}

/**
 * A pacs.008 that the SPI accepts.
 *
 * @param changes elements below FIToFICstmrCdtTrf by path, as in `{ 'CdtTrfTxInf/Dbtr/Nm': 'Ana' }`; undefined removes one
 * @example
 * await box.spi.client.POST('/spi/pacs.008', { body: messages.pacs008({ endToEndId, amount: '10.00' }) });
 */
export function pacs008(pix: Pix = {}, changes: Elements = {}): string {
  const { payerIspb = PAYER_ISPB, receiverIspb = RECEIVER_ISPB, amount = '150.75', key } = pix;
  const { endToEndId = newEndToEndId(payerIspb, pix.at), txId } = pix;
  const created = instantOf(pix.at);
  const currency = { Ccy: 'BRL' };
  const message = element('FIToFICstmrCdtTrf', [
    element('GrpHdr', [
      element('MsgId', `M${payerIspb}${randomHex(MESSAGE_SEQUENCE)}`),
      element('CreDtTm', created),
      element('NbOfTxs', '1'),
      element('TtlIntrBkSttlmAmt', amount, currency),
      element('IntrBkSttlmDt', created.slice(0, 10)),
      element('SttlmInf', [element('SttlmMtd', 'CLRG')]),
    ]),
    element('CdtTrfTxInf', [
      element('PmtId', [
        element('EndToEndId', endToEndId),
        ...(txId === undefined ? [] : [element('TxId', txId)]),
      ]),
      element('InstgAgt', institution(payerIspb)),
      element('Dbtr', [element('Nm', 'Maria Silva')]),
      element('CdtrAgt', institution(receiverIspb)),
      element('Cdtr', [element('Nm', 'João Souza')]),
      ...(key === undefined ? [] : [element('CdtrAcct', [element('Prxy', [element('Id', key)])])]),
      element('IntrBkSttlmAmt', amount, currency),
      element('ChrgBr', 'SLEV'),
    ]),
  ]);
  return xmlOf(element('Document', [withElements(message, changes)], { xmlns: NAMESPACE }));
}

function institution(ispb: string) {
  return [element('FinInstnId', [element('ClrSysMmbId', [element('MmbId', ispb)])])];
}
