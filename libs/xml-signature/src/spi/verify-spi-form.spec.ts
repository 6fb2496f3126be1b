import { type SigningCertificate } from '#libs/certificates';
import { signedMessage, UNSIGNED, verdictOf } from '../test/messages';
import { digestKeyInfoAgain, signInfoAgain } from '../test/sign-again';
import { type FindCertificate } from '../verify';

const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const DIGEST = /<ds:DigestValue>[^<]+<\/ds:DigestValue>/g;
const REFERENCE = /<ds:Reference.*?<\/ds:Reference>/g;

describe('verifySpiSignature, the form of the signature', () => {
  let own: SigningCertificate;
  let signed: string;
  let find: FindCertificate;

  beforeAll(async () => {
    ({ own, signed, find } = await signedMessage());
  });

  const verdict = (xml: string): Promise<string> => verdictOf(xml, find);
  const signAgain = (xml: string): string => signInfoAgain(xml, own.privateKeyPem);

  it.each<[string, (xml: string) => string, string]>([
    ['nothing in Sgntr', () => UNSIGNED, 'missing: Sgntr is empty.'],
    ['no Sgntr', () => UNSIGNED.replace('<Sgntr></Sgntr>', ''), 'missing: AppHdr has no Sgntr.'],
    [
      'text only in Sgntr',
      () => UNSIGNED.replace('<Sgntr>', '<Sgntr>signed'),
      'missing: Sgntr is empty.',
    ],
    ['no XML', () => '<a', 'not-xml: The document is not well-formed'],
    ['no bytes', () => '', 'not-xml: The document is empty'],
    [
      'a DOCTYPE',
      (xml) => xml.replace('<Envelope', '<!DOCTYPE a><Envelope'),
      'not-xml: The document has a DOCTYPE',
    ],
    [
      'another root',
      (xml) => xml.replaceAll('Envelope', 'Envelop'),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'a second Document',
      (xml) => xml.replace('</Envelope>', '<Document/></Envelope>'),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'a second Document of another namespace',
      (xml) => xml.replace('</Envelope>', '<Document xmlns="urn:x"/></Envelope>'),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'a second AppHdr',
      (xml) => xml.replace('<AppHdr>', '<AppHdr/><AppHdr>'),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'a wrapper around it',
      (xml) => xml.replace('<AppHdr>', '<W><AppHdr>').replace('</Envelope>', '</W></Envelope>'),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'text in the Envelope',
      (xml) => xml.replace('<AppHdr>', 'x<AppHdr>'),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'an attribute of the Envelope',
      (xml) => xml.replace('<Envelope ', '<Envelope a="1" '),
      'wrong-form: The document must be an Envelope',
    ],
    [
      'a second Sgntr',
      (xml) => xml.replace('<Sgntr>', '<Sgntr/><Sgntr>'),
      'wrong-form: AppHdr must have one Sgntr',
    ],
    [
      'a second Signature',
      (xml) => xml.replace(/<ds:Signature .*<\/ds:Signature>/, '$&$&'),
      'wrong-form: Sgntr must have one Signature',
    ],
    [
      'a Signature of no namespace',
      () => UNSIGNED.replace('<Sgntr>', '<Sgntr><Signature/>'),
      'wrong-form: Sgntr must have one Signature',
    ],
    [
      'an Object in the signature',
      (xml) => xml.replace('</ds:Signature>', '<ds:Object/></ds:Signature>'),
      'wrong-form: Signature has SignedInfo, SignatureValue, KeyInfo, Object; it must have',
    ],
    [
      'a second SignedInfo',
      (xml) => xml.replace('<ds:SignedInfo>', '<ds:SignedInfo/><ds:SignedInfo>'),
      'wrong-form: Signature has SignedInfo, SignedInfo,',
    ],
    [
      'a second KeyInfo with the same Id',
      (xml) => xml.replace(/<ds:KeyInfo.*<\/ds:KeyInfo>/, '$&$&'),
      'wrong-form: Signature has',
    ],
    [
      'another element with the Id of KeyInfo',
      (xml) => xml.replace('<Dbtr>', '<Dbtr ID="key-info-id">'),
      'wrong-form: Another element has the Id of KeyInfo, "key-info-id".',
    ],
    [
      'a signature without parts',
      () =>
        UNSIGNED.replace(
          '<Sgntr>',
          '<Sgntr><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>',
        ),
      'wrong-form: Signature has no elements',
    ],
    [
      'a swapped digest',
      (xml) => {
        const [a = '', b = ''] = xml.match(DIGEST) ?? [];
        return xml.replace(a, '{}').replace(b, a).replace('{}', b);
      },
      'changed: The digest of KeyInfo',
    ],
    [
      'a digest that is not base64',
      (xml) => xml.replace(/(<ds:DigestValue>)./, '$1!'),
      'wrong-form: Reference 1 (KeyInfo): DigestValue is not base64.',
    ],
    [
      'a value that is not base64',
      (xml) => xml.replace(/(<ds:SignatureValue>)./, '$1!'),
      'wrong-form: SignatureValue is not base64.',
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
    [
      'an unknown serial number',
      (xml) => signAgain(digestKeyInfoAgain(xml.replace(/(SerialNumber>)\d+/, '$112345'))),
      'unknown-certificate: No certificate of the issuer "CN=Test',
    ],
    [
      'a serial number in hexadecimal digits',
      (xml) => xml.replace(/(SerialNumber>)\d+/, '$1AB12'),
      'wrong-form: KeyInfo must have one X509Data',
    ],
    [
      'no issuer',
      (xml) => xml.replace(/<ds:X509IssuerSerial>.*<\/ds:X509IssuerSerial>/, ''),
      'wrong-form: KeyInfo must have one X509Data',
    ],
    [
      'KeyInfo without an Id',
      (xml) => xml.replace(' Id="key-info-id"', ''),
      'wrong-form: KeyInfo must have an Id.',
    ],
  ])('refuses a message with %s', async (_, change, expected) => {
    const changed = change(signed);
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toContain(expected);
  });

  // Each of them is signed with the right key, so that only the rule itself refuses it.
  it.each<[string, (xml: string) => string, string]>([
    [
      'references in another order',
      (xml) => {
        const [a = '', b = '', c = ''] = xml.match(REFERENCE) ?? [];
        return xml.replace(a + b + c, a + c + b);
      },
      'Reference 2 (AppHdr): has no URI; it must have the URI "".',
    ],
    [
      'a reference less',
      (xml) => xml.replace(/<ds:Reference>.*?<\/ds:Reference>/, ''),
      'SignedInfo has CanonicalizationMethod, SignatureMethod, Reference, Reference; it must have',
    ],
    [
      'a reference more',
      (xml) => xml.replace(/<ds:Reference>.*?<\/ds:Reference>/, '$&$&'),
      'SignedInfo has',
    ],
    [
      'a reference to another Id',
      (xml) => xml.replace('URI="#key-info-id"', 'URI="#x"'),
      'Reference 1 (KeyInfo): has the URI "#x"; it must have the URI "#key-info-id".',
    ],
    [
      'a reference to an address',
      (xml) => xml.replace('<ds:Reference>', '<ds:Reference URI="http://127.0.0.1/">'),
      'Reference 3 (Document): has the URI "http://127.0.0.1/"; it must have no URI.',
    ],
    [
      'RSA with SHA-1',
      (xml) =>
        xml.replace(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        ),
      'SignatureMethod is "http://www.w3.org/2000/09/xmldsig#rsa-sha1"; it must be',
    ],
    [
      'HMAC',
      (xml) => xml.replace('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256'),
      'SignatureMethod is',
    ],
    [
      'a digest with SHA-1',
      (xml) =>
        xml.replace(
          'http://www.w3.org/2001/04/xmlenc#sha256',
          'http://www.w3.org/2000/09/xmldsig#sha1',
        ),
      'Reference 1 (KeyInfo): DigestMethod is',
    ],
    [
      'inclusive canonicalization',
      (xml) =>
        xml.replace(
          `Method Algorithm="${C14N}"`,
          'Method Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"',
        ),
      'CanonicalizationMethod is',
    ],
    [
      'canonicalization with comments',
      (xml) =>
        xml.replace(`Transform Algorithm="${C14N}"`, `Transform Algorithm="${C14N}WithComments"`),
      'Reference 1 (KeyInfo): Transform is',
    ],
    [
      'a transform with options',
      (xml) =>
        xml.replace(
          '</ds:Transform>',
          `<InclusiveNamespaces xmlns="${C14N}" PrefixList="x"/></ds:Transform>`,
        ),
      'Reference 1 (KeyInfo): Transform must have no options.',
    ],
    [
      'an XPath transform',
      (xml) =>
        xml.replace(
          /(<ds:Reference>.*?Transform Algorithm=")[^"]+/,
          '$1http://www.w3.org/TR/1999/REC-xpath-19991116',
        ),
      'Reference 3 (Document): Transform is',
    ],
    [
      'a transform less',
      (xml) =>
        xml.replace(/<ds:Transform Algorithm="[^"]*enveloped-signature"><\/ds:Transform>/, ''),
      'Reference 2 (AppHdr): Transforms has Transform; it must have Transform, Transform',
    ],
    [
      'no transforms',
      (xml) => xml.replace(/<ds:Transforms>.*?<\/ds:Transforms>/, ''),
      'Reference 1 (KeyInfo): Reference has DigestMethod, DigestValue; it must have',
    ],
  ])('refuses %s, also if it is signed', async (_, change, expected) => {
    const changed = signAgain(change(signed));
    expect(changed).not.toBe(signed);
    expect(await verdict(changed)).toContain(`wrong-form: ${expected}`);
  });
});
