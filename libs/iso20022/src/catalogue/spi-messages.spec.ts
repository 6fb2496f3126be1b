import { createHash, generateKeyPairSync } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { SPI_CATALOGUE } from './catalogue';
import { readSpiMessage } from './read-spi-message';
import { type SpiMessage } from './spi-message';
import { changed, PAYMENT, PAYMENT_XML } from './test/changed';
import { FULL_MESSAGES, FULL_TRANSFER, TRANSFER, transfers } from './test/messages';
import { writeSpiMessage } from './write-spi-message';

const read = (xml: string) => readSpiMessage(Buffer.from(xml));
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const KEY_PAIR = generateKeyPairSync('rsa', { modulusLength: 2048 });
describe('A message of the catalogue', () => {
  it.each(Object.values(FULL_MESSAGES))('$name is read as it was written', (message) => {
    expect(read(writeSpiMessage(message))).toEqual({ ok: true, value: message });
  });

  it.each(SPI_CATALOGUE)('$name $version has its namespace and MsgDefIdr', ({ name, version }) => {
    const message = { ...FULL_MESSAGES[name], version } as SpiMessage;
    const xml = writeSpiMessage(message);
    expect(xml).toContain(`<Envelope xmlns="https://www.bcb.gov.br/pi/${name}/${version}">`);
    expect(xml).toContain(`<MsgDefIdr>${name}.spi.${version}</MsgDefIdr>`);
    // The codes DS02 and DU03 and the element InstrId are those of the newer versions.
    expect(read(xml)).toMatchObject({ ok: true, value: { name, version } });
  });

  it('is written with the elements in the order of the specification', () => {
    const names = [...PAYMENT_XML.matchAll(/<([A-Za-z]+)/g)].map(([, name]) => name).join(' ');
    expect(names).toBe(
      'Envelope AppHdr Fr FIId FinInstnId Othr Id To FIId FinInstnId Othr Id BizMsgIdr MsgDefIdr CreDt Sgntr ' +
        'Document FIToFICstmrCdtTrf GrpHdr MsgId CreDtTm NbOfTxs SttlmInf SttlmMtd PmtTpInf InstrPrty SvcLvl Prtry ' +
        'CdtTrfTxInf PmtId InstrId EndToEndId TxId IntrBkSttlmAmt AccptncDtTm ChrgBr MndtRltdInf Tp LclInstrm Prtry ' +
        'InitgPty Id OrgId Othr Id Dbtr Nm Id PrvtId Othr Id DbtrAcct Id Othr Id Issr Tp Cd ' +
        'DbtrAgt FinInstnId ClrSysMmbId MmbId CdtrAgt FinInstnId ClrSysMmbId MmbId Cdtr Id PrvtId Othr Id ' +
        'CdtrAcct Id Othr Id Issr Tp Cd Prxy Id Purp Cd Tax RefNb Rcrd Tp Ctgy TaxAmt TtlAmt Rcrd Tp Ctgy TaxAmt TtlAmt ' +
        'RmtInf Ustrd Strd RfrdDocInf Tp CdOrPrtry Prtry Issr RfrdDocAmt AdjstmntAmtAndRsn Amt Rsn AdjstmntAmtAndRsn Amt Rsn',
    );
  });

  it.each(Object.values(FULL_MESSAGES))('$name is its own canonical form', (message) => {
    const xml = writeSpiMessage(message);
    expect(canonicalDigest(xml)).toBe(createHash('sha256').update(xml).digest('base64'));
    expect(xml).toContain('<Sgntr></Sgntr>');
  });

  it.each<[string, string]>([
    ['a prefix', changed(/<(\/?)(?=\w)/g, '<$1p:').replace('xmlns=', 'xmlns:p=')],
    ['single quotes', changed(/"/g, "'")],
    ['white space between elements', changed(/></g, '>\n  <')],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${PAYMENT_XML}`],
    ['comments', changed('<GrpHdr>', '<!-- x --><GrpHdr>')],
    ['an amount without decimals', changed('>100.00<', '>100<')],
    ['white space around an amount', changed('>150.75<', '> 150.75\n<')],
    ['white space around an instant', changed(/>(2026[^<]*)</g, '> $1 <')],
    [
      'a signature',
      changed(
        '<Sgntr></Sgntr>',
        '<Sgntr><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo/></ds:Signature></Sgntr>',
      ),
    ],
    [
      'a schema location',
      changed(
        'xmlns=',
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b" xmlns=',
      ),
    ],
  ])('is read with %s', (_, xml) => {
    expect(read(xml)).toEqual({ ok: true, value: PAYMENT });
  });

  it('leaves out what an older version does not know', () => {
    const { instructionId, ...transfer } = FULL_TRANSFER;
    expect(PAYMENT_XML).toContain(`<InstrId>${instructionId}</InstrId>`);
    const xml = writeSpiMessage({ ...PAYMENT, version: '1.15' });
    expect(xml).not.toContain('InstrId');
    expect(read(xml)).toMatchObject({ ok: true, value: { document: transfers(transfer) } });
  });

  it('is listed for the direction in which it is sent', () => {
    const names = (direction: 'in' | 'out') =>
      SPI_CATALOGUE.filter(({ directions }) => directions.includes(direction))
        .map(({ name, version }) => `${name}.spi.${version}`)
        .join(' ');
    expect(names('in')).toBe(
      'pacs.008.spi.1.16 pacs.008.spi.1.15 pacs.002.spi.1.17 pacs.002.spi.1.16 pacs.004.spi.1.5 ' +
        'pibr.001.spi.1.3 camt.060.spi.1.9',
    );
    expect(names('out')).toBe(
      'pacs.008.spi.1.16 pacs.008.spi.1.15 pacs.002.spi.1.17 pacs.002.spi.1.16 pacs.004.spi.1.5 ' +
        'admi.002.spi.1.5 pibr.002.spi.1.3 camt.052.spi.1.3 camt.053.spi.1.4 camt.054.spi.1.16 camt.054.spi.1.15',
    );
  });

  it('is not written with a character that XML cannot carry', () => {
    const document = transfers({ ...TRANSFER, debtorName: 'a\u0000' });
    expect(() => writeSpiMessage({ ...PAYMENT, document })).toThrow(RangeError);
  });
});

/** The SHA-256 of the exclusive canonical form of the whole document, computed by a library for signatures. */
function canonicalDigest(xml: string): string | undefined {
  const { privateKey } = KEY_PAIR;
  const signature = new SignedXml({
    privateKey,
    canonicalizationAlgorithm: EXCLUSIVE,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  signature.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [EXCLUSIVE],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signature.computeSignature(xml);
  return /<DigestValue>(.*)<\/DigestValue>/.exec(signature.getSignatureXml())?.[1];
}
