import { createRequire } from 'node:module';
import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { type SigningCertificate } from '#libs/certificates';
import { FULL_NFSE } from '../../national/test/full-nfse';
import { testCertificate } from '../../signature/test/certificate';
import { abrasfOf } from '../from-national';
import { batch, declaration, message, order, provider } from '../test/messages';
import { type AbrasfVersion } from './operations';
import { readRequest, type ReadRequestOptions } from './read-request';
import { type AbrasfRequest, type Batch } from './requests';
import { abrasfSigner } from './sign-answer';
import { writeAnswer } from './write-answer';

const { DOMParser } = createRequire(__filename)('@xmldom/xmldom') as {
  DOMParser: new () => {
    parseFromString(xml: string): { getElementsByTagName(name: string): ArrayLike<object> };
  };
};

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const ALGORITHMS = {
  sha1: [`${DSIG}rsa-sha1`, `${DSIG}sha1`],
  sha256: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmlenc#sha256',
  ],
} as const;

interface SignOptions {
  readonly hash?: 'sha1' | 'sha256';
  readonly transforms?: string[];
}

describe('signatures of ABRASF', () => {
  let certificate: SigningCertificate;
  let der: Uint8Array;

  beforeAll(async () => {
    certificate = await testCertificate();
    der = new Uint8Array(new X509Certificate(certificate.certificatePem).raw);
  });

  /** Signs the element of that name with xml-crypto, as clients do. The signature becomes the next element. */
  function sign(
    xml: string,
    name: string,
    { hash = 'sha1', transforms = [`${DSIG}enveloped-signature`, C14N] }: SignOptions = {},
  ): string {
    const [signatureAlgorithm, digestAlgorithm] = ALGORITHMS[hash];
    const signature = new SignedXml({
      privateKey: certificate.privateKeyPem,
      publicCert: certificate.certificatePem,
      canonicalizationAlgorithm: C14N,
      signatureAlgorithm,
    });
    const xpath = `//*[local-name(.)='${name}']`;
    signature.addReference({ xpath, transforms, digestAlgorithm });
    signature.computeSignature(xml, { location: { reference: xpath, action: 'after' } });
    return signature.getSignedXml();
  }

  /** Signs the whole message with an empty reference. The signature becomes the last element. */
  function signRoot(xml: string): string {
    const [signatureAlgorithm, digestAlgorithm] = ALGORITHMS.sha1;
    const signature = new SignedXml({
      privateKey: certificate.privateKeyPem,
      publicCert: certificate.certificatePem,
      canonicalizationAlgorithm: C14N,
      signatureAlgorithm,
    });
    const transforms = [`${DSIG}enveloped-signature`, C14N];
    signature.addReference({ xpath: '/*', isEmptyUri: true, transforms, digestAlgorithm });
    signature.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
    return signature.getSignedXml();
  }

  function signedRps(version: AbrasfVersion, id = 'R7', options: SignOptions = {}): string {
    const signed = declaration(version, id);
    const name = version === '1.00' ? 'InfRps' : 'InfDeclaracaoPrestacaoServico';
    // An RPS is signed alone, before the batch has it.
    return sign(`<x>${signed}</x>`, name, options).slice('<x>'.length, -'</x>'.length);
  }

  function read(version: AbrasfVersion, xml: string, options?: ReadRequestOptions): Batch {
    const request = readRequest(version, 'RecepcionarLoteRps', Buffer.from(xml), options);
    if (!request.ok) throw new Error(JSON.stringify(request.refusal));
    if (request.value.operation !== 'RecepcionarLoteRps') throw new Error('Is another request.');
    return request.value.batch;
  }

  const states = ({ rps, signature }: Batch): readonly string[] =>
    [...rps.map((sent) => sent.signature), signature].map((check) =>
      check.state === 'invalid' ? check.reason : check.state,
    );

  it.each(['1.00', '2.02', '2.04'] as const)('accepts those of a batch of %s', (version) => {
    const xml = batch(version, [signedRps(version, 'R1'), signedRps(version, 'R2')]);
    const sent = read(version, sign(xml, 'LoteRps'));
    expect(states(sent)).toEqual(['valid', 'valid', 'valid']);
    const { signature } = sent;
    expect(signature.state === 'valid' && new Uint8Array(signature.certificate)).toEqual(der);
  });

  it.each(['sha1', 'sha256'] as const)('accepts %s', (hash) => {
    const xml = batch('2.04', [signedRps('2.04', 'R1', { hash })]);
    expect(states(read('2.04', xml))).toEqual(['valid', 'absent']);
  });

  it('accepts one that was made inside of an envelope, and one that was made outside', () => {
    const inherited = [['s', 'urn:soap']] as const;
    const inside = sign(
      `<s:E xmlns:s="urn:soap">${batch('2.04', [declaration('2.04')])}</s:E>`,
      'LoteRps',
    ).replace(/<\/?s:E[^>]*>/g, '');
    expect(states(read('2.04', inside, { inherited }))).toEqual(['absent', 'valid']);
    expect(states(read('2.04', inside))[1]).toMatch(/digest is not the one/);
    const outside = sign(batch('2.04', [declaration('2.04')]), 'LoteRps');
    expect(states(read('2.04', outside, { inherited }))).toEqual(['absent', 'valid']);
  });

  it('accepts those of cancellations and replacements', () => {
    const cancel = message(
      'CancelarNfseEnvio',
      sign(
        order('2.04').replace('<Pedido>', '<Pedido xmlns="http://www.abrasf.org.br/nfse.xsd">'),
        'InfPedidoCancelamento',
      ),
    );
    const cancelled = readRequest('2.04', 'CancelarNfse', Buffer.from(cancel));
    expect(cancelled.ok && cancelled.value).toMatchObject({
      order: { signature: { state: 'valid' } },
    });
    const replace = message(
      'SubstituirNfseEnvio',
      `<SubstituicaoNfse Id="S1">${order('2.04')}<Rps>${signedRps('2.04')}</Rps></SubstituicaoNfse>`,
    );
    const read = readRequest(
      '2.04',
      'SubstituirNfse',
      Buffer.from(sign(replace, 'SubstituicaoNfse')),
    );
    expect(read.ok && read.value).toMatchObject({
      order: { signature: { state: 'absent' } },
      rps: { signature: { state: 'valid' } },
      signature: { state: 'valid' },
    } satisfies Partial<Extract<AbrasfRequest, { operation: 'SubstituirNfse' }>> | object);
  });

  describe('of a whole query', () => {
    const QUERY = message('ConsultarLoteRpsEnvio', `${provider('2.04')}<Protocolo>P</Protocolo>`);
    const stateOf = (xml: string): string => {
      const request = readRequest('2.04', 'ConsultarLoteRps', Buffer.from(xml));
      if (!request.ok || request.value.operation !== 'ConsultarLoteRps') throw new Error(xml);
      const { signature } = request.value;
      return signature.state === 'invalid' ? signature.reason : signature.state;
    };

    it.each<[string, (xml: string) => string, RegExp]>([
      ['is valid', (xml) => xml, /^valid$/],
      ['can be absent', (xml) => xml.replace(/<Signature .*<\/Signature>/, ''), /^absent$/],
      [
        'covers the message',
        (xml) => xml.replace('>P<', '>Q<'),
        /^ConsultarLoteRpsEnvio: Was changed/,
      ],
      [
        'has the value of its key',
        (xml) => xml.replace(/<SignatureValue>..../, '<SignatureValue>AAAA'),
        /^Signature: Its value is wrong/,
      ],
      [
        'refers to the message',
        (xml) => xml.replace('URI=""', 'URI="#x"'),
        /Refers to "#x"; it must refer to ""/,
      ],
      [
        'is there once',
        (xml) => xml.replace(/(<Signature .*<\/Signature>)/, '$1$1'),
        /ConsultarLoteRpsEnvio has 2 signatures/,
      ],
    ])('%s', (_, change, expected) => {
      expect(stateOf(change(signRoot(QUERY)))).toMatch(expected);
    });

    it('is valid beside an element Pedido', () => {
      const wrapped = QUERY.replace(/(<Prestador>.*<\/Protocolo>)/, '<Pedido>$1</Pedido>');
      expect(stateOf(signRoot(wrapped))).toBe('valid');
    });
  });

  it.each<[string, (rps: string) => string, RegExp]>([
    [
      'a changed amount',
      (rps) => rps.replace('>1000<', '>1<'),
      /^InfDeclaracaoPrestacaoServico: Was changed/,
    ],
    [
      'another key',
      (rps) => rps.replace(/<SignatureValue>..../, '<SignatureValue>AAAA'),
      /^Signature: Its value is wrong/,
    ],
    [
      'two signatures',
      (rps) => rps.replace(/(<Signature .*<\/Signature>)/, '$1$1'),
      /Rps has 2 signatures; one is allowed/,
    ],
    [
      'another Id',
      (rps) => rps.replace('Id="R7"', 'Id="R8"'),
      /Refers to "#R7"; it must refer to "#R8"/,
    ],
    ['no Id', (rps) => rps.replace(' Id="R7"', ''), /has no Id/],
    [
      'the subject of the certificate',
      (rps) =>
        rps.replace('<X509Certificate>', '<X509SubjectName>x</X509SubjectName><X509Certificate>'),
      /X509Data must not have X509SubjectName/,
    ],
    [
      'no certificate',
      (rps) => rps.replace(/<X509Certificate>.*<\/X509Certificate>/, ''),
      /one X509Certificate/,
    ],
  ])('refuses %s', (_, change, reason) => {
    const sent = read('2.04', batch('2.04', [change(signedRps('2.04'))]));
    expect(states(sent)[0]).toMatch(reason);
  });

  it('refuses one transform and exclusive canonicalization', () => {
    const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
    for (const [transforms, reason] of [
      [[C14N], /Must have two transforms/],
      [
        [`${DSIG}enveloped-signature`, exclusive],
        /Transform is "http:\/\/www.w3.org\/2001\/10\/xml-exc-c14n#"/,
      ],
    ] as const) {
      const rps = signedRps('2.04', 'R7', { transforms: [...transforms] });
      expect(states(read('2.04', batch('2.04', [rps])))[0]).toMatch(reason);
    }
  });

  it('refuses a signature whose Id another element has, in this message or at another place', () => {
    const rps = signedRps('2.04', 'R7');
    const forged = declaration('2.04', 'R7').replace('>1000<', '>1<');
    const [signature = ''] = /<Signature .*<\/Signature>/.exec(rps) ?? [];
    const sent = read('2.04', batch('2.04', [forged + signature, rps]));
    expect(states(sent).slice(0, 2)).toEqual([
      'InfDeclaracaoPrestacaoServico: Another element has the same Id, R7.',
      'InfDeclaracaoPrestacaoServico: Another element has the same Id, R7.',
    ]);
    const inSignature =
      forged + signature.replace('</Signature>', `<Object>${rps}</Object></Signature>`);
    expect(states(read('2.04', batch('2.04', [inSignature])))[0]).toMatch(
      /SignatureValue, KeyInfo/,
    );
  });

  describe('of answers', () => {
    const NOTE = abrasfOf(FULL_NFSE, {
      verificationCode: 'AB12CD34',
      cancellation: { dateTime: '2026-03-11T09:00:00-03:00', code: '2' },
      replacedBy: `${'1'.repeat(23)}${'43'.padStart(13, '0')}${'1'.repeat(14)}`,
    });

    it.each([
      ['1.00' as const, {}],
      ['2.04' as const, {}],
      ['2.04' as const, { prefix: 'n', namespace: 'urn:n' }],
    ])('are verified by another implementation: %s %j', async (version, style) => {
      const answer = { kind: 'notes', notes: [NOTE, NOTE] } as const;
      const xml = writeAnswer(version, 'ConsultarLoteRps', answer, style);
      const signed = await abrasfSigner(certificate).signAnswer(xml);
      expect(signed.replace(/<Signature .*?<\/Signature>/g, '')).toBe(xml);
      const found = Array.from(
        new DOMParser().parseFromString(signed).getElementsByTagName('Signature'),
      );
      expect(found).toHaveLength(6);
      for (const node of found) {
        const signature = new SignedXml({ publicCert: certificate.certificatePem });
        signature.loadSignature(node);
        expect(signature.checkSignature(signed)).toBe(true);
      }
      expect(signed).toContain(`<SignatureMethod Algorithm="${DSIG}rsa-sha1">`);
    });

    it('has the signature after each signed element', async () => {
      const answer = { kind: 'notes', notes: [NOTE] } as const;
      const xml = writeAnswer('2.04', 'ConsultarNfsePorRps', answer);
      const signed = await abrasfSigner(certificate).signAnswer(xml);
      for (const [name, parent] of [
        ['InfNfse', 'Nfse'],
        ['Confirmacao', 'NfseCancelamento'],
        ['SubstituicaoNfse', 'NfseSubstituicao'],
      ]) {
        expect(signed).toMatch(
          new RegExp(`</${String(name)}><Signature [^]*?</Signature></${String(parent)}>`),
        );
      }
    });
  });
});
