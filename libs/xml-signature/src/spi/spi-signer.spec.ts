import { createRequire } from 'node:module';
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { SignedXml } from 'xml-crypto';
import { type SigningCertificate } from '#libs/certificates';
import { spiSigner } from './spi-signer';
import { anyText } from '../test/any-text';
import { testCertificates, UNSIGNED } from '../test/messages';
import { type XmlSigner } from '../signer';
import { CannotBeSigned } from '../unsigned-document';
import { unsignedSpi } from './unsigned-spi';
import { verifySpiSignature } from './verify-spi';

/** The parser of xml-crypto. Its types would bring those of browsers into all files. */
const { DOMParser } = createRequire(__filename)('@xmldom/xmldom') as {
  DOMParser: new () => {
    parseFromString(xml: string): { getElementsByTagNameNS(uri: string, name: string): never[] };
  };
};

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = `${DSIG}enveloped-signature`;

describe('spiSigner', () => {
  let certificate: SigningCertificate;
  let signer: XmlSigner;

  beforeAll(async () => {
    [certificate] = await testCertificates();
    signer = spiSigner(certificate);
  });

  /** The first element of that name, as xml-crypto canonicalizes it after the transforms. */
  function canonicalByLibrary(xml: string, name: string, transforms: string[]): string {
    const document = new DOMParser().parseFromString(xml);
    const find = (local: string): never => document.getElementsByTagNameNS('*', local)[0] as never;
    const library = new SignedXml();
    library.loadSignature(find('Signature'));
    return library.getCanonXml(transforms, find(name));
  }

  /** Verifies the three references and the value with xml-crypto and the key, not with this library. */
  function checkByLibrary(signed: string): void {
    const digests = Array.from(signed.matchAll(/<ds:DigestValue>([^<]+)</g), ([, value]) => value);
    const forms = [
      canonicalByLibrary(signed, 'KeyInfo', [C14N]),
      canonicalByLibrary(signed, 'AppHdr', [ENVELOPED, C14N]),
      canonicalByLibrary(signed, 'Document', [C14N]),
    ];
    expect(digests).toEqual(
      forms.map((form) => createHash('sha256').update(form).digest('base64')),
    );
    const value = /<ds:SignatureValue>([^<]+)</.exec(signed)?.[1] ?? '';
    const info = Buffer.from(canonicalByLibrary(signed, 'SignedInfo', [C14N]));
    const key = createPublicKey(certificate.certificatePem);
    expect(verify('sha256', info, key, Buffer.from(value, 'base64'))).toBe(true);
  }

  it('signs KeyInfo, AppHdr and Document so that another implementation verifies it', async () => {
    checkByLibrary(await signer.sign(UNSIGNED));
  });

  it('signs any legal text so that another implementation verifies it', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        checkByLibrary(await signer.sign(UNSIGNED.replace(/<Nm>[^<]*/, () => `<Nm>${text}`)));
      }),
      { numRuns: 60, examples: [['a\u0085b'], ['a\u2028b']] },
    );
  });

  it('writes the references, the issuer and the serial number of the profile', async () => {
    const signed = await signer.sign(UNSIGNED);
    expect(Array.from(signed.matchAll(/<ds:Reference[^>]*>/g), ([tag]) => tag)).toEqual([
      '<ds:Reference URI="#key-info-id">',
      '<ds:Reference URI="">',
      '<ds:Reference>',
    ]);
    expect(signed).toContain(
      '<ds:X509IssuerName>CN=Test Certificate Authority, OU=Test certificate without legal value, O=Payment Simulators, C=BR</ds:X509IssuerName>',
    );
    const { serialNumber } = new X509Certificate(certificate.certificatePem);
    expect(signed).toContain(
      `<ds:X509SerialNumber>${BigInt(`0x${serialNumber}`).toString()}</ds:X509SerialNumber>`,
    );
  });

  it('puts the signature into Sgntr and changes nothing else', async () => {
    const signed = await signer.sign(UNSIGNED);
    expect(signed.replace(/<ds:Signature .*<\/ds:Signature>/, '')).toBe(UNSIGNED);
    expect(signed).toContain('<Sgntr><ds:Signature ');
  });

  it('gives the same message the same signature', async () => {
    const [first, second] = await Promise.all([signer.sign(UNSIGNED), signer.sign(UNSIGNED)]);
    expect(second).toBe(first);
    expect(await spiSigner(certificate).sign(UNSIGNED)).toBe(first);
  });

  it.each<[string, (xml: string) => string]>([
    ['an empty-element tag', (xml) => xml.replace('<Sgntr></Sgntr>', '<Sgntr/>')],
    ['white space', (xml) => xml.replaceAll('><', '>\n  <')],
    ['a comment', (xml) => xml.replace('<Document>', '<Document><!-- <Sgntr/> -->')],
    ['CDATA', (xml) => xml.replace('150.75', '<![CDATA[150.75]]>')],
    ['quotes of the other kind', (xml) => xml.replace('Ccy="BRL"', "Ccy='BRL'")],
    ['an escape that canonical form does not have', (xml) => xml.replace('João', 'Jo&#227;o')],
    ['a quotation mark', (xml) => xml.replace('João', '&quot;João&quot;')],
    ['a raw greater-than sign', (xml) => xml.replace('João', 'João > ')],
    ['a carriage return', (xml) => xml.replace('João', 'João&#13;')],
    ['a namespace that is not used', (xml) => xml.replace('<AppHdr>', '<AppHdr xmlns:x="urn:x">')],
    ['a prefix', (xml) => xml.replace(/<(\/?)(?=[A-Z])/g, '<$1p:').replace('xmlns=', 'xmlns:p=')],
    [
      'a prefix on one element',
      (xml) => xml.replace(/(<\/?)Nm>/g, '$1x:Nm>').replace('xmlns=', 'xmlns:x="urn:x" xmlns='),
    ],
    ['two attributes', (xml) => xml.replace('Ccy="BRL"', 'b="1" a="2"')],
    ['another default namespace', (xml) => xml.replace('<Dbtr>', '<Dbtr xmlns="urn:x">')],
    [
      'the names of the profile again',
      (xml) => xml.replace('<Dbtr>', '<Document></Document><Dbtr>'),
    ],
    ['no declaration, and a byte order mark', (xml) => `\uFEFF${xml.replace(/^.*\n/, '')}\n`],
    ['white space after the end', (xml) => `${xml}\r\n`],
  ])('signs a message with %s', async (_, change) => {
    const signed = await signer.sign(change(UNSIGNED));
    checkByLibrary(signed);
    const found = await verifySpiSignature(Buffer.from(signed), () => certificate.certificatePem);
    expect(found).toEqual({ ok: true, value: { certificatePem: certificate.certificatePem } });
  });

  it('finds the same canonical form by text and by parsing', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', 'é', '&', '<', '>', '"', "'", '\r', '\t', '\n'),
    });
    const written = (value: string): string =>
      value.replace(/[&<>\r]/g, (character) => `&#${String(character.charCodeAt(0))};`);
    const canonical = (value: string): string =>
      value
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('\r', '&#xD;');
    fc.assert(
      fc.property(text, text, (name, reference) => {
        const with_ = (write: (value: string) => string): string =>
          UNSIGNED.replace('João &amp; Maria', () => write(name)).replace('2026-11-21', () =>
            write(reference),
          );
        expect(unsignedSpi(with_(canonical)).forms).toEqual(
          unsignedSpi(`${with_(written)}<!-- -->`).forms,
        );
      }),
    );
  });

  it.each<[string, (xml: string) => string]>([
    ['without Sgntr', (xml) => xml.replace('<Sgntr></Sgntr>', '')],
    ['with two Sgntr', (xml) => xml.replace('<Sgntr></Sgntr>', '<Sgntr/><Sgntr/>')],
    ['without Document', (xml) => xml.replaceAll('Document>', 'Other>')],
    ['of another kind', () => '<a/>'],
  ])('refuses a document %s', async (_, change) => {
    await expect(signer.sign(change(UNSIGNED))).rejects.toThrow(CannotBeSigned);
  });

  it('refuses a document that is signed already, or not well-formed', async () => {
    const signed = await signer.sign(UNSIGNED);
    await expect(signer.sign(signed)).rejects.toThrow('The document has a signature.');
    await expect(signer.sign('<a>')).rejects.toThrow('not well-formed');
  });
});
