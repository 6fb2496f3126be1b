import { type SigningCertificate } from '#libs/certificates';
import { spiSigner } from '../spi/spi-signer';
import { knownCertificates, UNSIGNED } from '../test/messages';
import { dictVerdict, REQUEST } from '../test/requests';
import { signInfoAgain } from '../test/sign-again';
import { type FindCertificate } from '../verify';
import { dictSigner } from './dict-signer';
import { verifyDictSignature } from './verify-dict';

const EMPTY = '<Signature></Signature>';
const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/;
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';

describe('verifyDictSignature', () => {
  let own: SigningCertificate;
  let other: SigningCertificate;
  let signed: string;
  let find: FindCertificate;

  beforeAll(async () => {
    ({ own, other, find } = await knownCertificates());
    signed = await dictSigner(own).sign(REQUEST);
  });

  const verdict = (xml: string, finder = find): Promise<string> => dictVerdict(xml, finder);

  it('returns the certificate of the signer', async () => {
    expect(await verifyDictSignature(Buffer.from(signed), find)).toEqual({
      ok: true,
      value: { certificatePem: own.certificatePem },
    });
  });

  it.each<[string, (xml: string) => string]>([
    ['another declaration', (xml) => xml.replace(/^.*\n/, '')],
    ['a byte order mark', (xml) => `\uFEFF${xml}`],
    [
      'empty-element tags',
      (xml) => xml.replace(/><\/ds:(?:Transform|DigestMethod|SignatureMethod)>/g, '/>'),
    ],
    ['white space in tags', (xml) => xml.replace('<Key>', '<Key >').replace('</Key>', '</Key >')],
    [
      'CDATA and references',
      (xml) => xml.replace('João &amp; Maria', '<![CDATA[João]]> &#38; &#x4D;aria'),
    ],
    ['comments, which are not signed', (xml) => xml.replace('<Owner>', '<!-- x --><Owner>')],
    ['namespaces that are not used', (xml) => xml.replace('Request>', 'Request xmlns:x="urn:x">')],
    [
      'the namespace of the signature on the root',
      (xml) =>
        xml
          .replace(' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"', '')
          .replace('Request>', 'Request xmlns:ds="http://www.w3.org/2000/09/xmldsig#">'),
    ],
  ])('accepts %s', async (_, change) => {
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toBe('right');
  });

  it.each([
    [
      'prefixes',
      REQUEST.replace(/<(\/?)(?=[A-Z])/g, '<$1p:').replace('Request>', 'Request xmlns:p="urn:p">'),
    ],
    ['a namespace', REQUEST.replace('Request>', 'Request xmlns="urn:x">')],
    ['white space', REQUEST.replaceAll('><', '>\n  <')],
  ])('accepts a request with %s', async (_, request) => {
    expect(await verdict(await dictSigner(own).sign(request))).toBe('right');
  });

  it.each<[string, (xml: string) => string, string]>([
    ['the reason', (xml) => xml.replace('USER_REQUESTED', 'FRAUD'), 'the root'],
    ['the participant', (xml) => xml.replace('10000001', '20000002'), 'the root'],
    ['white space', (xml) => xml.replace('<Owner>', ' <Owner>'), 'the root'],
    ['an element more', (xml) => xml.replace('<Owner>', '<x/><Owner>'), 'the root'],
    ['the name of the root', (xml) => xml.replaceAll('CreateEntry', 'UpdateEntry'), 'the root'],
    ['an attribute of the root', (xml) => xml.replace('Request>', 'Request a="1">'), 'the root'],
    ['the namespace', (xml) => xml.replace('Request>', 'Request xmlns="urn:x">'), 'the root'],
    [
      'white space beside the signature',
      (xml) => xml.replace('</ds:Signature>', '</ds:Signature> '),
      'the root',
    ],
    ['the issuer', (xml) => xml.replace('CN=Test', 'CN=Rest'), 'KeyInfo'],
  ])('refuses a change of %s', async (_, change, part) => {
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toBe(
      `changed: The digest of ${part} is not the one in the signature: ${part} was changed after it was signed.`,
    );
  });

  it.each<[string, (xml: string) => string, string]>([
    [
      'no Signature',
      () => REQUEST.replace(EMPTY, ''),
      'missing: CreateEntryRequest has no Signature.',
    ],
    ['an empty Signature', () => REQUEST, 'missing: Signature is empty.'],
    [
      'an empty-element Signature',
      () => REQUEST.replace(EMPTY, '<Signature/>'),
      'missing: Signature is empty.',
    ],
    [
      'text only in Signature',
      () => REQUEST.replace('<Signature>', '<Signature>signed'),
      'missing: Signature is empty.',
    ],
    ['no XML', () => '<a', 'not-xml: The document is not well-formed'],
    ['no bytes', () => '', 'not-xml: The document is empty'],
    [
      'a DOCTYPE',
      (xml) => xml.replace('<CreateEntryRequest>', '<!DOCTYPE a><CreateEntryRequest>'),
      'not-xml: The document has a DOCTYPE',
    ],
    [
      'the signature at another place',
      (xml) => {
        const [signature = ''] = SIGNATURE.exec(xml) ?? [];
        return xml.replace(signature, '').replace('<Reason>', `${signature}<Reason>`);
      },
      'wrong-form: Signature must be the first child of CreateEntryRequest.',
    ],
    [
      'the signature deeper in the request',
      (xml) => {
        const [signature = ''] = SIGNATURE.exec(xml) ?? [];
        return xml.replace(signature, EMPTY).replace('<Entry>', `<Entry>${signature}`);
      },
      'missing: Signature is empty.',
    ],
    [
      'a second Signature',
      (xml) => xml.replace(SIGNATURE, '$&$&'),
      'wrong-form: CreateEntryRequest must have one Signature only.',
    ],
    [
      'a Signature of no namespace',
      () => REQUEST.replace('<Signature>', '<Signature><SignedInfo/>'),
      'wrong-form: Signature must be in the namespace http://www.w3.org/2000/09/xmldsig#.',
    ],
    [
      'an Object in the signature',
      (xml) => xml.replace('</ds:Signature>', '<ds:Object/></ds:Signature>'),
      'wrong-form: Signature has SignedInfo, SignatureValue, KeyInfo, Object; it must have',
    ],
    [
      'another element with the Id of KeyInfo',
      (xml) => xml.replace('<Owner>', '<Owner ID="key-info-id">'),
      'wrong-form: Another element has the Id of KeyInfo, "key-info-id".',
    ],
    [
      'a wrapper around it',
      (xml) => `<W>${xml.replace(/^.*\n/, '')}</W>`,
      'missing: W has no Signature.',
    ],
    [
      'another value',
      (xml) =>
        xml.replace(
          /(<ds:SignatureValue>)(.)/,
          (__, tag: string, first: string) => tag + (first === 'A' ? 'B' : 'A'),
        ),
      'wrong-value: SignatureValue is wrong',
    ],
  ])('refuses a request with %s', async (_, change, expected) => {
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toContain(expected);
  });

  // Each of them is signed with the right key, so that only the rule itself refuses it.
  it.each<[string, (xml: string) => string, string]>([
    [
      'a third reference, as in the SPI',
      (xml) => xml.replace(/<ds:Reference URI="">.*?<\/ds:Reference>/, '$&$&'),
      'SignedInfo has CanonicalizationMethod, SignatureMethod, Reference, Reference, Reference; it must have',
    ],
    [
      'KeyInfo only',
      (xml) => xml.replace(/<ds:Reference URI="">.*?<\/ds:Reference>/, ''),
      'SignedInfo has CanonicalizationMethod, SignatureMethod, Reference; it must have',
    ],
    [
      'a reference without URI',
      (xml) => xml.replace('<ds:Reference URI="">', '<ds:Reference>'),
      'Reference 2 (the root): has no URI; it must have the URI "".',
    ],
    [
      'inclusive canonicalization',
      (xml) =>
        xml.replace(
          `Method Algorithm="${C14N}"`,
          'Method Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"',
        ),
      'CanonicalizationMethod is "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"; it must be',
    ],
    [
      'a root without the transform of an enveloped signature',
      (xml) =>
        xml.replace(/<ds:Transform Algorithm="[^"]*enveloped-signature"><\/ds:Transform>/, ''),
      'Reference 2 (the root): Transforms has Transform; it must have Transform, Transform',
    ],
  ])('refuses %s, also if it is signed', async (_, change, expected) => {
    const changed = signInfoAgain(change(signed), own.privateKeyPem);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toContain(`wrong-form: ${expected}`);
  });

  it('refuses a message of the SPI', async () => {
    expect(await verdict(await spiSigner(own).sign(UNSIGNED))).toBe(
      'missing: Envelope has no Signature.',
    );
  });

  it('refuses the key of another certificate, and an unknown certificate', async () => {
    expect(await verdict(signed, () => other.certificatePem)).toMatch(/^wrong-value: /);
    const forged = dictSigner({ ...own, privateKeyPem: other.privateKeyPem });
    expect(await verdict(await forged.sign(REQUEST))).toMatch(/^wrong-value: /);
    expect(await verdict(signed, () => undefined)).toMatch(/^unknown-certificate: /);
  });
});
