import { memoryStore, TestCertificates, type SigningCertificate } from '#libs/certificates';
import { issuerSerialKey, issuerSerialOf } from '../issuer-serial';
import { spiSigner } from '../spi/spi-signer';
import { type FindCertificate } from '../verify';
import { verifySpiSignature } from '../spi/verify-spi';

/** Of all tests of a process, because making a key takes longer than most tests. */
const certificates = new TestCertificates(memoryStore());

/** The certificates of two participants, of one authority. */
export async function testCertificates(): Promise<[SigningCertificate, SigningCertificate]> {
  return [await certificates.participant('10000001'), await certificates.participant('20000002')];
}

/** A pacs.008 of the SPI, shortened, as this project writes messages. */
export const UNSIGNED =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<Envelope xmlns="https://www.bcb.gov.br/pi/pacs.008/1.16"><AppHdr>' +
  '<Fr><FIId><FinInstnId><Othr><Id>10000001</Id></Othr></FinInstnId></FIId></Fr>' +
  '<To><FIId><FinInstnId><Othr><Id>00038166</Id></Othr></FinInstnId></FIId></To>' +
  '<BizMsgIdr>M10000001abcdefghijklmnopqrstuvw</BizMsgIdr><MsgDefIdr>pacs.008.spi.1.16</MsgDefIdr>' +
  '<CreDt>2026-11-21T20:38:42.100Z</CreDt><Sgntr></Sgntr></AppHdr>' +
  '<Document><FIToFICstmrCdtTrf><GrpHdr><MsgId>M10000001abcdefghijklmnopqrstuvw</MsgId></GrpHdr>' +
  '<CdtTrfTxInf><IntrBkSttlmAmt Ccy="BRL">150.75</IntrBkSttlmAmt>' +
  '<Dbtr><Nm>João &amp; Maria</Nm></Dbtr></CdtTrfTxInf></FIToFICstmrCdtTrf></Document></Envelope>';

/** A signed message, and the certificates that are known. */
export interface SignedMessage {
  readonly own: SigningCertificate;
  readonly other: SigningCertificate;
  readonly signed: string;
  readonly find: FindCertificate;
}

export async function signedMessage(): Promise<SignedMessage> {
  const { own, other, find } = await knownCertificates();
  return { own, other, find, signed: await spiSigner(own).sign(UNSIGNED) };
}

/** Two certificates that `find` knows. */
export async function knownCertificates(): Promise<Omit<SignedMessage, 'signed'>> {
  const [own, other] = await testCertificates();
  const known = new Map(
    [own, other].map(({ certificatePem }) => [
      issuerSerialKey(issuerSerialOf(certificatePem)),
      certificatePem,
    ]),
  );
  return { own, other, find: (signer) => known.get(issuerSerialKey(signer)) };
}

/** `right`, or the kind of the refusal and its text. */
export async function verdictOf(xml: string, find: FindCertificate): Promise<string> {
  const found = await verifySpiSignature(Buffer.from(xml), find);
  return found.ok ? 'right' : `${found.refusal.kind}: ${found.refusal.detail}`;
}
