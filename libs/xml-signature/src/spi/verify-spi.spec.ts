import { generateKeyPairSync } from 'node:crypto';
import { issueCertificate, type SigningCertificate } from '#libs/certificates';
import { issuerSerialOf } from '../issuer-serial';
import { spiSigner } from './spi-signer';
import { signedMessage, UNSIGNED, verdictOf } from '../test/messages';
import { signInfoAgain } from '../test/sign-again';
import { anyOf, type FindCertificate } from '../verify';
import { verifySpiSignature } from './verify-spi';

describe('verifySpiSignature', () => {
  let own: SigningCertificate;
  let other: SigningCertificate;
  let signed: string;
  let find: FindCertificate;

  beforeAll(async () => {
    ({ own, other, signed, find } = await signedMessage());
  });

  const verdict = (xml: string, finder = find): Promise<string> => verdictOf(xml, finder);
  const signAgain = (xml: string): string => signInfoAgain(xml, own.privateKeyPem);

  /** The content of SignedInfo with white space. */
  const indented = (xml: string): string =>
    signAgain(
      xml.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/, (info) => info.replaceAll('><', '>\n  <')),
    );

  it('returns the certificate of the signer', async () => {
    expect(await verifySpiSignature(Buffer.from(signed), find)).toEqual({
      ok: true,
      value: { certificatePem: own.certificatePem },
    });
  });

  it('asks for the certificate by issuer and serial number, also if the answer takes time', async () => {
    const asked: unknown[] = [];
    const slow: FindCertificate = async (signer) => {
      asked.push(signer);
      return Promise.resolve(own.certificatePem);
    };
    expect(await verdict(signed, slow)).toBe('right');
    expect(asked).toEqual([issuerSerialOf(own.certificatePem)]);
  });

  it.each<[string, (xml: string) => string]>([
    [
      'another declaration',
      (xml) => xml.replace(/^.*\n/, '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'),
    ],
    ['a byte order mark', (xml) => `\uFEFF${xml}`],
    [
      'empty-element tags',
      (xml) => xml.replace(/><\/ds:(?:Transform|DigestMethod|SignatureMethod)>/g, '/>'),
    ],
    [
      'other quotes and white space in tags',
      (xml) => xml.replace('Ccy="BRL"', " Ccy = 'BRL' ").replace('</Nm>', '</Nm >'),
    ],
    [
      'CDATA and references',
      (xml) => xml.replace('João &amp; Maria', '<![CDATA[João]]> &#38; &#x4D;aria'),
    ],
    [
      'comments, which are not signed',
      (xml) =>
        xml.replace('<Dbtr>', '<!-- x --><Dbtr>').replace('<ds:KeyInfo', '<!-- x --><ds:KeyInfo'),
    ],
    [
      'namespaces that are not used',
      (xml) => xml.replace('<Envelope ', '<Envelope xmlns:x="urn:x" '),
    ],
    [
      'the namespace of the signature on the Envelope',
      (xml) =>
        xml
          .replace(' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"', '')
          .replace('<Envelope ', '<Envelope xmlns:ds="http://www.w3.org/2000/09/xmldsig#" '),
    ],
    [
      'lines of 76 characters in the value',
      (xml) =>
        xml.replace(/(?<=<ds:SignatureValue>)[^<]+/, (value) =>
          value.replace(/.{76}/g, '$&&#13;\n'),
        ),
    ],
    [
      'white space in Envelope',
      (xml) => xml.replace('<AppHdr>', '\n <AppHdr>').replace('</Envelope>', '\n</Envelope>'),
    ],
    ['white space between the parts of the signature', (xml) => indented(xml)],
    [
      'an Id and a Type on a reference',
      (xml) => signAgain(xml.replace('<ds:Reference>', '<ds:Reference Id="r" Type="urn:t">')),
    ],
  ])('accepts %s', async (_, change) => {
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toBe('right');
  });

  it('accepts a message with prefixes', async () => {
    const prefixed = UNSIGNED.replace(/<(\/?)(?=[A-Z])/g, '<$1p:').replace('xmlns=', 'xmlns:p=');
    expect(await verdict(await spiSigner(own).sign(prefixed))).toBe('right');
  });

  it.each<[string, (xml: string) => string, string]>([
    ['the amount', (xml) => xml.replace('150.75', '950.75'), 'Document'],
    ['the currency', (xml) => xml.replace('Ccy="BRL"', 'Ccy="USD"'), 'Document'],
    ['white space in the document', (xml) => xml.replace('<Dbtr>', ' <Dbtr>'), 'Document'],
    ['an element more', (xml) => xml.replace('</Dbtr>', '<x/></Dbtr>'), 'Document'],
    ['an instruction', (xml) => xml.replace('<Dbtr>', '<?x?><Dbtr>'), 'Document'],
    ['a namespace', (xml) => xml.replace('<Dbtr>', '<Dbtr xmlns="urn:x">'), 'Document'],
    ['the sender', (xml) => xml.replace('>10000001<', '>20000002<'), 'AppHdr'],
    [
      'the namespace of the message',
      (xml) => xml.replace('pacs.008/1.16', 'pacs.008/1.15'),
      'AppHdr',
    ],
    [
      'white space beside the signature',
      (xml) => xml.replace('</ds:Signature>', '</ds:Signature> '),
      'AppHdr',
    ],
    ['the issuer', (xml) => xml.replace('CN=Test', 'CN=Rest'), 'KeyInfo'],
    ['the Id of KeyInfo', (xml) => xml.replaceAll('key-info-id', 'key-info-ID'), 'KeyInfo'],
    ['white space in KeyInfo', (xml) => xml.replace('<ds:X509Data>', '\n<ds:X509Data>'), 'KeyInfo'],
  ])('refuses a change of %s', async (_, change, part) => {
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toBe(
      `changed: The digest of ${part} is not the one in the signature: ${part} was changed after it was signed.`,
    );
  });

  it('refuses the key of another certificate', async () => {
    expect(await verdict(signed, () => other.certificatePem)).toMatch(/^wrong-value: /);
    expect(
      await verdict(await spiSigner({ ...own, privateKeyPem: other.privateKeyPem }).sign(UNSIGNED)),
    ).toMatch(/^wrong-value: /);
  });

  it.each([['RSA with 1024 bits', () => generateKeyPairSync('rsa', { modulusLength: 1024 })]])(
    'refuses a certificate with %s',
    async (_, makeKeys) => {
      const privateKeyPem = makeKeys()
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString();
      const certificatePem = await issueCertificate(
        {
          subject: [['CN', '10000001']],
          serialNumber: '0a',
          notBeforeMs: 0,
          notAfterMs: 1_000,
          use: { for: 'signing' },
        },
        privateKeyPem,
      );
      const weak = await spiSigner({ certificatePem, privateKeyPem }).sign(UNSIGNED);
      expect(await verdict(weak, () => certificatePem)).toMatch(/^weak-key: .*2048/);
    },
  );

  it('verifies a large message in the same way', async () => {
    const entries = '<CdtTrfTxInf a="1">x</CdtTrfTxInf>'.repeat(40_000);
    const large = await spiSigner(own).sign(UNSIGNED.replace('</Dbtr>', `</Dbtr>${entries}`));
    expect(await verdict(large)).toBe('right');
    expect(await verdict(large.replace(/x(?=<\/CdtTrfTxInf><\/CdtTrfTxInf>)/, 'y'))).toMatch(
      /^changed: /,
    );
  });

  it('asks several sources for the certificate', async () => {
    const none: FindCertificate = () => undefined;
    expect(await verdict(signed, anyOf(none, find))).toBe('right');
    expect(await verdict(signed, anyOf(none, none))).toMatch(/^unknown-certificate: /);
    expect(await verdict(signed, anyOf())).toMatch(/^unknown-certificate: /);
  });
});
