import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { SignedXml } from 'xml-crypto';
import { writeDps, writeEvent, writeEventRequest, writeNfse } from '../national/documents';
import { FULL_DPS } from '../national/test/full-dps';
import { CANCELLATION, CANCELLED, FULL_NFSE } from '../national/test/full-nfse';
import { NATIONAL_NAMESPACE } from '../xml/national-namespace';
import { type SigningCertificate } from '#libs/certificates';
import { isXmlText } from '#libs/xml-tables';
import { signer, type Signer } from './signer';
import { testCertificate } from './test/certificate';
import { verifySignature } from './verify';

/** The parser of xml-crypto. Its types would bring those of browsers into all files. */
const { DOMParser } = createRequire(__filename)('@xmldom/xmldom') as {
  DOMParser: new () => {
    parseFromString(xml: string): {
      getElementsByTagName(name: string): ArrayLike<object>;
    };
  };
};

describe('signer', () => {
  let certificate: SigningCertificate;
  let sign: Signer;

  beforeAll(async () => {
    certificate = await testCertificate();
    sign = signer(certificate);
  });

  function signaturesOf(xml: string): object[] {
    return Array.from(new DOMParser().parseFromString(xml).getElementsByTagName('Signature'));
  }

  /** The canonical form of the signed element as xml-crypto finds it, if it verifies the signature. */
  function verifiedByLibrary(xml: string, index: number): string {
    const signature = new SignedXml({ publicCert: certificate.certificatePem });
    const [loaded] = signaturesOf(xml).slice(index);
    if (loaded === undefined) throw new Error('There is no such signature.');
    signature.loadSignature(loaded);
    expect(signature.checkSignature(xml)).toBe(true);
    return signature.getSignedReferences()[0] ?? '';
  }

  async function documents(): Promise<Record<string, string>> {
    const dps = await sign.signDps(writeDps(FULL_DPS));
    const request = await sign.signEventRequest(writeEventRequest(CANCELLATION));
    return {
      DPS: dps,
      NFSe: await sign.signNfse(writeNfse(FULL_NFSE, dps)),
      pedRegEvento: request,
      evento: await sign.signEvent(writeEvent(CANCELLED, request)),
    };
  }

  it.each([
    ['DPS', 'infDPS', 0],
    ['NFSe', 'infDPS', 0],
    ['NFSe', 'infNFSe', 1],
    ['pedRegEvento', 'infPedReg', 0],
    ['evento', 'infPedReg', 0],
    ['evento', 'infEvento', 1],
  ])('signs %s/%s so that another implementation verifies it', async (root, signed, index) => {
    const xml = (await documents())[root] ?? '';
    expect(verifiedByLibrary(xml, index)).toMatch(
      new RegExp(`^<${signed} xmlns="${NATIONAL_NAMESPACE}" Id="`),
    );
  });

  it('puts the signature last and changes nothing else', async () => {
    const dps = writeDps(FULL_DPS);
    const signed = await sign.signDps(dps);
    const [signature = ''] = /<Signature [^]*<\/Signature>/.exec(signed) ?? [];
    expect(signed).toBe(dps.replace('</DPS>', `${signature}</DPS>`));
    const nfse = await sign.signNfse(writeNfse(FULL_NFSE, signed));
    expect(nfse).toContain(`${signed}</infNFSe><Signature `);
  });

  it('signs the DPS with inclusive and the NFS-e with exclusive canonicalization', async () => {
    const { NFSe = '' } = await documents();
    const methods = NFSe.matchAll(/<CanonicalizationMethod Algorithm="([^"]+)"/g);
    expect(Array.from(methods, ([, algorithm]) => algorithm)).toEqual([
      'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
      'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
    ]);
  });

  it.each([
    ['comments', (dps: string) => dps.replace('<tpAmb>', '<!-- x --><tpAmb>')],
    [
      'white space and empty-element tags',
      (dps: string) => dps.replace('<Sig', '\n  <Sig').replace(/><\/Transform>/g, ' />'),
    ],
    ['a CDATA section', (dps: string) => dps.replace('>ART 1<', '><![CDATA[ART 1]]><')],
    ['quotes of the other kind', (dps: string) => dps.replace('versao="1.01"', "versao='1.01'")],
    [
      'another order of attributes',
      (dps: string) => dps.replace(/<DPS (xmlns=\S+) (versao="1.01")>/, '<DPS $2 $1>'),
    ],
    [
      'a redundant namespace',
      (dps: string) => dps.replace('<prest>', `<prest xmlns="${NATIONAL_NAMESPACE}">`),
    ],
    ['a reference to a character', (dps: string) => dps.replace('>ART 1<', '>ART&#32;1<')],
    ['a raw greater-than sign', (dps: string) => dps.replace('>ART 1<', '>ART > 1<')],
    ['a carriage return', (dps: string) => dps.replace('</DPS>', '\r\n</DPS>')],
    ['white space in an end tag', (dps: string) => dps.replace('</tpAmb>', '</tpAmb >')],
    [
      'a declaration and comments around',
      (dps: string) => `\uFEFF<?xml version="1.0"?>\n<!-- a -->${dps}<!-- b -->\n`,
    ],
    [
      'a signature inside a signature',
      (dps: string) =>
        dps.replace(
          '<KeyInfo>',
          '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"></Signature><KeyInfo>',
        ),
    ],
  ])('signs an NFS-e around a DPS that has %s', async (_, change) => {
    const dps = change(await sign.signDps(writeDps(FULL_DPS)));
    const unsigned = writeNfse(FULL_NFSE, dps);
    expect(unsigned).toContain(/<DPS[\s\S]*<\/DPS>/.exec(dps)?.[0]);
    const nfse = await sign.signNfse(unsigned);
    expect(verifiedByLibrary(nfse, -1)).toMatch(/^<infNFSe /);
  });

  it('finds the same canonical form as the library, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1 }).filter(isXmlText),
        async (text) => {
          const cServ = { ...FULL_DPS.serv.cServ, xDescServ: text };
          const infDPS = { ...FULL_DPS, serv: { ...FULL_DPS.serv, cServ } };
          const dps = await sign.signDps(writeDps(infDPS));
          expect(verifiedByLibrary(dps, 0)).toMatch(/^<infDPS /);
          const nfse = await sign.signNfse(writeNfse(FULL_NFSE, dps));
          expect(verifiedByLibrary(nfse, 1)).toMatch(/^<infNFSe /);
          expect(verifySignature(Buffer.from(nfse))).toEqual([]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('signs in the thread pool, so that signatures run at the same time', async () => {
    const dps = writeDps(FULL_DPS);
    const signed = await Promise.all([sign.signDps(dps), sign.signDps(dps)]);
    expect(signed[0]).toBe(signed[1]);
  });

  const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;

  (hasXmlsec ? it : it.skip).each(['DPS', 'NFSe', 'pedRegEvento', 'evento'])(
    'signs %s so that xmlsec1 verifies it',
    async (root) => {
      const folder = mkdtempSync(join(tmpdir(), 'nfse-'));
      const pem = join(folder, 'certificate.pem');
      const file = join(folder, 'document.xml');
      writeFileSync(pem, certificate.certificatePem);
      writeFileSync(file, (await documents())[root] ?? '');
      const ids = ['infDPS', 'infNFSe', 'infPedReg', 'infEvento'].flatMap((name) => [
        '--id-attr:Id',
        `${NATIONAL_NAMESPACE}:${name}`,
      ]);
      const verify = (xpath: string) =>
        spawnSync('xmlsec1', [
          '--verify',
          '--pubkey-cert-pem',
          pem,
          ...ids,
          '--node-xpath',
          xpath,
          file,
        ]).status;
      const signatures = `//*[local-name()='Signature']`;
      expect(verify(`(${signatures})[1]`)).toBe(0);
      expect(verify(`(${signatures})[last()]`)).toBe(0);
      writeFileSync(
        file,
        ((await documents())[root] ?? '').replace('>simulador-1.0<', '>simulador-1.1<'),
      );
      expect(verify(`(${signatures})[last()]`)).toBe(1);
      rmSync(folder, { recursive: true });
    },
  );
});
