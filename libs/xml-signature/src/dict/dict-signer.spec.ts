import fc from 'fast-check';
import { SignedXml } from 'xml-crypto';
import { type SigningCertificate } from '#libs/certificates';
import { anyText } from '../test/any-text';
import { knownCertificates } from '../test/messages';
import { dictVerdict, PROBLEM, REQUEST } from '../test/requests';
import { type XmlSigner } from '../signer';
import { CannotBeSigned } from '../unsigned-document';
import { type FindCertificate } from '../verify';
import { dictSigner } from './dict-signer';
import { unsignedDict } from './unsigned-dict';

const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/;

describe('dictSigner', () => {
  let own: SigningCertificate;
  let find: FindCertificate;
  let signer: XmlSigner;

  beforeAll(async () => {
    ({ own, find } = await knownCertificates());
    signer = dictSigner(own);
  });

  /** Verifies a document with xml-crypto, which shares no code with this library. */
  function isRightByLibrary(signed: string): boolean {
    const library = new SignedXml({ publicCert: own.certificatePem });
    library.loadSignature(SIGNATURE.exec(signed)?.[0] ?? '');
    return library.checkSignature(signed);
  }

  it('signs a request so that another implementation verifies it', async () => {
    const signed = await signer.sign(REQUEST);
    expect(isRightByLibrary(signed)).toBe(true);
    const changed = signed.replace('USER_REQUESTED', 'RECONCILIATION');
    expect(isRightByLibrary(changed)).toBe(false);
  });

  it('signs any legal text so that another implementation verifies it', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const signed = await signer.sign(REQUEST.replace('João', () => text));
        expect(isRightByLibrary(signed)).toBe(true);
        expect(await dictVerdict(signed, find)).toBe('right');
      }),
      { numRuns: 60, examples: [['a\u0085b'], ['a\u2028b']] },
    );
  });

  it('replaces the empty Signature and changes nothing else', async () => {
    const signed = await signer.sign(REQUEST);
    expect(signed).toContain('<CreateEntryRequest><ds:Signature xmlns:ds=');
    expect(signed.replace(SIGNATURE, '<Signature></Signature>')).toBe(REQUEST);
    expect(Array.from(signed.matchAll(/<ds:Reference[^>]*>/g), ([tag]) => tag)).toEqual([
      '<ds:Reference URI="#key-info-id">',
      '<ds:Reference URI="">',
    ]);
  });

  it('adds the Signature that a document does not have as the first child', async () => {
    const signed = await signer.sign(PROBLEM);
    expect(signed.replace(SIGNATURE, '')).toBe(PROBLEM);
    expect(signed).toContain('<problem xmlns="urn:ietf:rfc:7807"><ds:Signature ');
    expect(isRightByLibrary(signed)).toBe(true);
    expect(await dictVerdict(signed, find)).toBe('right');
  });

  it('gives the same document the same signature', async () => {
    expect(await dictSigner(own).sign(REQUEST)).toBe(await signer.sign(REQUEST));
  });

  it.each<[string, (xml: string) => string]>([
    ['an empty-element tag', (xml) => xml.replace('<Signature></Signature>', '<Signature/>')],
    ['a tag with white space', (xml) => xml.replace('<Signature></Signature>', '<Signature />')],
    [
      'white space in Signature',
      (xml) => xml.replace('<Signature></Signature>', '<Signature>\n </Signature >'),
    ],
    [
      'an empty Signature of the namespace of signatures',
      (xml) => xml.replace('<Signature>', '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">'),
    ],
    ['white space', (xml) => xml.replaceAll('><', '>\n  <')],
    ['a comment before Signature', (xml) => xml.replace('<Signature>', '<!-- x --><Signature>')],
    ['a comment', (xml) => xml.replace('<Owner>', '<!-- <Signature/> --><Owner>')],
    ['CDATA', (xml) => xml.replace('PHONE', '<![CDATA[PHONE]]>')],
    ['an attribute', (xml) => xml.replace('<Key>', '<Key hasEntry="true">')],
    ['two attributes', (xml) => xml.replace('<Key>', '<Key b="1" a="2">')],
    ['attributes of the root', (xml) => xml.replace('Request>', 'Request b="1" a=\'2\'>')],
    ['an escape that canonical form does not have', (xml) => xml.replace('João', 'Jo&#227;o')],
    ['a raw greater-than sign', (xml) => xml.replace('João', 'João > ')],
    ['a carriage return', (xml) => xml.replace('João', 'João&#13;')],
    ['a default namespace', (xml) => xml.replace('Request>', 'Request xmlns="urn:x">')],
    ['a namespace that is not used', (xml) => xml.replace('Request>', 'Request xmlns:x="urn:x">')],
    [
      'a prefix',
      (xml) =>
        xml.replace(/<(\/?)(?=[A-Z])/g, '<$1p:').replace('Request>', 'Request xmlns:p="urn:p">'),
    ],
    [
      'the name of the root again',
      (xml) => xml.replace('<Owner>', '<CreateEntryRequest></CreateEntryRequest><Owner>'),
    ],
    ['no declaration, and a byte order mark', (xml) => `\uFEFF${xml.replace(/^.*\n/, '')}\n`],
    ['a comment after the end', (xml) => `${xml}\r\n<!-- </CreateEntryRequest> -->`],
    ['no Signature', (xml) => xml.replace('<Signature></Signature>', '')],
    ['no content', () => '<R/>'],
    ['no content but an empty Signature', () => '<R><Signature/></R>'],
  ])('signs a request with %s', async (_, change) => {
    const signed = await signer.sign(change(REQUEST));
    expect(isRightByLibrary(signed.replace('\uFEFF', ''))).toBe(true);
    expect(await dictVerdict(signed, find)).toBe('right');
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
      fc.property(text, fc.constantFrom(REQUEST, PROBLEM), (value, document) => {
        const with_ = (write: (value: string) => string): string =>
          document.replace(/João &amp; Maria|404/, () => write(value));
        const byText = unsignedDict(with_(canonical));
        expect(byText.forms).toEqual(unsignedDict(`${with_(written)}<!-- -->`).forms);
        expect(byText.after.startsWith('<Signature')).toBe(false);
      }),
    );
  });

  it.each<[string, (xml: string) => string]>([
    ['with two Signature', (xml) => xml.replace('<Signature>', '<Signature/><Signature>')],
    [
      'with Signature at another place',
      (xml) =>
        xml.replace('<Signature></Signature>', '').replace('<Reason>', '<Signature/><Reason>'),
    ],
    ['with text in Signature', (xml) => xml.replace('<Signature>', '<Signature>x')],
    [
      'with a comment in Signature',
      (xml) => xml.replace('<Signature>', '<Signature><!-- </Signature> -->'),
    ],
  ])('refuses a document %s', async (_, change) => {
    await expect(signer.sign(change(REQUEST))).rejects.toThrow(CannotBeSigned);
  });

  it('refuses a document that is signed already, or not well-formed', async () => {
    const signed = await signer.sign(REQUEST);
    await expect(signer.sign(signed)).rejects.toThrow('The document has a signature.');
    await expect(signer.sign('<a>')).rejects.toThrow('not well-formed');
  });
});
