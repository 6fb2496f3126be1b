import { generateKeyPairSync, sign as rsaSign } from 'node:crypto';
import { type SigningCertificate } from '#libs/certificates';
import { writeDps, writeEvent, writeEventRequest, writeNfse } from '../national/documents';
import { FULL_DPS } from '../national/test/full-dps';
import { CANCELLATION, CANCELLED, FULL_NFSE } from '../national/test/full-nfse';
import { signer, type Signer } from './signer';
import { testCertificate } from './test/certificate';
import { verifySignature } from './verify';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

describe('verifySignature', () => {
  let sign: Signer;
  let certificate: SigningCertificate;
  let dps: string;
  let nfse: string;

  beforeAll(async () => {
    certificate = await testCertificate();
    sign = signer(certificate);
    dps = await sign.signDps(writeDps(FULL_DPS));
    nfse = await sign.signNfse(writeNfse(FULL_NFSE, dps));
  });

  const found = (xml: string) =>
    verifySignature(Buffer.from(xml)).map(
      ({ code, element, detail }) => `${code} ${element}: ${detail}`,
    );

  it('finds nothing in what the signer signed', async () => {
    const request = await sign.signEventRequest(writeEventRequest(CANCELLATION));
    const event = await sign.signEvent(writeEvent(CANCELLED, request));
    const prolog = '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n';
    for (const xml of [dps, nfse, request, event, prolog + nfse]) expect(found(xml)).toEqual([]);
  });

  it('accepts a comment in the signed element, because canonicalization leaves it out', () => {
    expect(found(dps.replace('<serie>', '<!-- x --><serie>'))).toEqual([]);
  });

  const changed = 'Was changed after it was signed: its digest is not the one in the signature.';
  const infDps = `E0714 DPS/infDPS: ${changed}`;
  const infNfse = `E0714 NFSe/infNFSe: ${changed}`;
  const inner = `E0714 NFSe/infNFSe/DPS/infDPS: ${changed}`;
  const wrongValue = 'Its value is wrong: SignedInfo was changed, or another key signed it.';
  const missing = 'E0714 DPS/Signature: Is missing.';

  it.each<[string, 'dps' | 'nfse', (xml: string) => string, readonly string[]]>([
    [
      'an amount of the DPS',
      'dps',
      (xml) => xml.replace('<vServ>1000.00', '<vServ>1000.01'),
      [infDps],
    ],
    [
      'an amount of the NFS-e',
      'nfse',
      (xml) => xml.replace('<vLiq>919.10', '<vLiq>919.11'),
      [`${infNfse} infDPS inside it is unchanged.`],
    ],
    [
      'an amount of the DPS in the NFS-e',
      'nfse',
      (xml) => xml.replace('<vServ>1000.00', '<vServ>1000.01'),
      [inner, infNfse],
    ],
    ['white space', 'dps', (xml) => xml.replace('<serie>', ' <serie>'), [infDps]],
    ['an attribute', 'dps', (xml) => xml.replace('<serie>', '<serie a="1">'), [infDps]],
    [
      'the Id, which is what the signature refers to',
      'dps',
      (xml) => xml.replace('<infDPS Id="DPS3', '<infDPS Id="DPS4'),
      [
        `E0714 DPS/Signature: Refers to "#${FULL_DPS.Id}"; it must refer to "#${FULL_DPS.Id.replace('DPS3', 'DPS4')}".`,
      ],
    ],
    [
      'the Id and the reference',
      'dps',
      (xml) => xml.replaceAll('DPS3550308', 'DPS4550308'),
      [infDps],
    ],
    ['the digest', 'dps', (xml) => xml.replace(/<DigestValue>./, '<DigestValue>!'), [infDps]],
    [
      'the signature of the DPS in the NFS-e',
      'nfse',
      (xml) => xml.replace(/<SignatureValue>..../, '<SignatureValue>AAAA'),
      [`E0714 NFSe/infNFSe/DPS/Signature: ${wrongValue}`, infNfse],
    ],
    [
      'the value of the signature',
      'dps',
      (xml) => xml.replace(/<SignatureValue>..../, '<SignatureValue>AAAA'),
      [`E0714 DPS/Signature: ${wrongValue}`],
    ],
    [
      'SignedInfo',
      'dps',
      (xml) => xml.replace('</SignedInfo>', ' </SignedInfo>'),
      [`E0714 DPS/Signature: ${wrongValue}`],
    ],
  ])('finds a change of %s', (_, document, change, expected) => {
    expect(found(change(document === 'dps' ? dps : nfse))).toEqual(expected);
  });

  const signatureOf = (xml: string) => /<Signature [\s\S]*?<\/Signature>/.exec(xml)?.[0] ?? '';

  it.each<[string, (xml: string) => string, string]>([
    ['no signature', (xml) => xml.replace(signatureOf(xml), ''), missing],
    ['a signature in another namespace', (xml) => xml.replace(DSIG, 'urn:x'), missing],
    [
      'a signature inside the signed element',
      (xml) =>
        xml.replace(signatureOf(xml), '').replace('</infDPS>', `${signatureOf(xml)}</infDPS>`),
      missing,
    ],
    [
      'a signature in a comment',
      (xml) => xml.replace(signatureOf(xml), `<!--${signatureOf(xml)}-->`),
      missing,
    ],
    [
      'two signatures',
      (xml) => xml.replace('</DPS>', `${signatureOf(xml)}</DPS>`),
      'E0714 DPS/Signature: There are 2 signatures; exactly one is allowed.',
    ],
    [
      'a reference to another element',
      (xml) => xml.replace('URI="#DPS', 'URI="#X'),
      `E0714 DPS/Signature: Refers to "#X${FULL_DPS.Id.slice(3)}"; it must refer to "#${FULL_DPS.Id}".`,
    ],
    [
      'a reference to the whole document',
      (xml) => xml.replace(/URI="[^"]*"/, 'URI=""'),
      `E0714 DPS/Signature: Refers to ""; it must refer to "#${FULL_DPS.Id}".`,
    ],
    [
      'two references',
      (xml) => xml.replace(/<Reference [\s\S]*?<\/Reference>/, '$&$&'),
      'E0714 DPS/Signature: Must have one SignedInfo with one Reference.',
    ],
    [
      'two SignedInfo',
      (xml) => xml.replace(/<SignedInfo>[\s\S]*?<\/SignedInfo>/, '$&$&'),
      'E0714 DPS/Signature: Must have one SignedInfo with one Reference.',
    ],
    [
      'no Id',
      (xml) => xml.replace(/<infDPS Id="[^"]*">/, '<infDPS>'),
      'E0714 DPS/Signature: The element next to it has no Id to refer to.',
    ],
    [
      'an XPath transform',
      (xml) =>
        xml.replace(
          `Transform Algorithm="${C14N}"`,
          'Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"',
        ),
      'E0714 DPS/Signature: Transform is "http://www.w3.org/TR/1999/REC-xpath-19991116"; allowed are ',
    ],
    [
      'three transforms',
      (xml) =>
        xml.replace('</Transforms>', `<Transform Algorithm="${C14N}"></Transform></Transforms>`),
      'E0714 DPS/Signature: Has more than two transforms.',
    ],
    [
      'an option of a transform',
      (xml) => xml.replace('</Transform>', '<x></x></Transform>'),
      'E0714 DPS/Signature: Transform must have no options.',
    ],
    [
      'an HMAC',
      (xml) => xml.replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', `${DSIG}hmac-sha1`),
      `E0714 DPS/Signature: SignatureMethod is "${DSIG}hmac-sha1"; allowed are `,
    ],
    [
      'an unknown digest',
      (xml) => xml.replace('http://www.w3.org/2001/04/xmlenc#sha256', 'md5'),
      'E0714 DPS/Signature: DigestMethod is "md5"; allowed are ',
    ],
    [
      'no canonicalization method',
      (xml) => xml.replace(/<CanonicalizationMethod .*?<\/CanonicalizationMethod>/, ''),
      'E0714 DPS/Signature: An algorithm is ""; allowed are ',
    ],
    [
      'no certificate',
      (xml) => xml.replace(/<X509Data>[\s\S]*<\/X509Data>/, ''),
      'E0714 DPS/Signature: Must have one X509Certificate in KeyInfo.',
    ],
    [
      'two certificates',
      (xml) => xml.replace(/<X509Certificate>[\s\S]*<\/X509Certificate>/, '$&$&'),
      'E0714 DPS/Signature: Must have one X509Certificate in KeyInfo.',
    ],
    [
      'a certificate that is none',
      (xml) => xml.replace(/<X509Certificate>[^<]*/, '<X509Certificate>AAAA'),
      'E0714 DPS/Signature: Its certificate cannot be read.',
    ],
  ])('refuses %s', (_, change, expected) => {
    const [finding = '', ...others] = found(change(dps));
    expect(others).toEqual([]);
    expect(finding.slice(0, expected.length)).toBe(expected);
    if (!expected.endsWith(' ')) expect(finding).toBe(expected);
  });

  describe('signature wrapping', () => {
    const forged = () => dps.replace('<vServ>1000.00', '<vServ>1.00');
    const original = () => /<infDPS [\s\S]*<\/infDPS>/.exec(dps)?.[0] ?? '';

    it.each<[string, () => string, RegExp]>([
      [
        'an object in the signature',
        () => dps.replace('</Signature>', `<Object>${original()}</Object></Signature>`),
        /^E0714 DPS\/Signature: Has SignedInfo, SignatureValue, KeyInfo, Object; it must have/,
      ],
      [
        'the signed element in the signature',
        () => forged().replace('</KeyInfo>', `${original()}</KeyInfo>`),
        /^E0714 DPS\/infDPS: Another element has the same Id/,
      ],
      [
        'the signed element beside the forged one',
        () => forged().replace('<infDPS ', `${original()}<infDPS `),
        /^E0714 DPS\/infDPS: Another element has the same Id/,
      ],
      [
        'the forged element first, with another Id',
        () =>
          forged()
            .replace('<infDPS Id="DPS3', '<infDPS Id="DPS4')
            .replace('</DPS>', `${original()}</DPS>`),
        /^E0714 DPS\/Signature: Refers to/,
      ],
      [
        'the forged element without an Id',
        () =>
          forged()
            .replace(/<infDPS Id="[^"]*">/, '<infDPS>')
            .replace('</KeyInfo>', `${original()}</KeyInfo>`),
        /^E0714 DPS\/Signature: The element next to it has no Id/,
      ],
      [
        'the Id on another attribute name',
        () =>
          forged()
            .replace(/<infDPS Id="([^"]*)">/, '<infDPS ID="$1">')
            .replace('</KeyInfo>', `${original()}</KeyInfo>`),
        /^E0714 DPS\/Signature: The element next to it has no Id/,
      ],
    ])('refuses %s', (_, wrapped, expected) => {
      const findings = found(wrapped());
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatch(expected);
    });
  });

  it('refuses a document that another key signed', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const info = /<SignedInfo>([\s\S]*)<\/SignedInfo>/.exec(dps)?.[1] ?? '';
    const canonical = `<SignedInfo xmlns="${DSIG}">${info}</SignedInfo>`;
    const value = rsaSign('sha256', Buffer.from(canonical), privateKey).toString('base64');
    const xml = dps.replace(/<SignatureValue>[^<]*/, `<SignatureValue>${value}`);
    expect(found(xml)).toEqual([`E0714 DPS/Signature: ${wrongValue}`]);
  });

  it('accepts an embedded DPS without a signature, as the web pages of the authority issue it', async () => {
    expect(found(await sign.signNfse(writeNfse(FULL_NFSE, writeDps(FULL_DPS))))).toEqual([]);
  });

  it.each([
    ['5,000 elements', '<a></a>'.repeat(5_000)],
    ['1,000 comments', '<!--x-->'.repeat(1_000)],
    [
      '5,000 namespaces',
      `<a ${Array.from({ length: 5_000 }, (_, i) => `xmlns:a${String(i)}="u:="`).join(' ')}/>`,
    ],
  ])('does not compute the signature of a document of %s', (_, markup) => {
    expect(found(dps.replace('</infDPS>', `${markup}</infDPS>`))).toEqual([
      'E0714 DPS/Signature: Was not verified: the document has too many elements, attributes or comments.',
    ]);
  });

  it('says on which line the changed element is', () => {
    const [finding] = verifySignature(
      Buffer.from(`<?xml version="1.0"?>\n\n${dps.replace('>42<', '>43<')}`),
    );
    expect(finding).toMatchObject({ line: 3, element: 'DPS/infDPS' });
  });

  it('reports a document that is not well-formed as such', () => {
    expect(verifySignature(Buffer.from('<DPS>\n</NFSe>'))).toMatchObject([
      { code: 'E1235', line: 2 },
    ]);
  });
});
