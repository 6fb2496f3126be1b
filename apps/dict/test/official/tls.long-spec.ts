import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  folderStore,
  issueCertificate,
  TestCertificates,
  type SigningCertificate,
} from '#libs/certificates';
import { createTestApp, type TestApp } from '#libs/testing';
import { verifyDictSignature } from '#libs/xml-signature';
import { dict } from '../../src/dict.app';
import { entryOf, xmlOf } from './official-client';

const BANK = '12345678';
const OTHER = '87654321';
const PHONE = '/api/v2/entries/%2B5561988880000';

describe('DICT over mutual TLS', () => {
  let folder: string;
  let test: TestApp;
  let ca: string;
  let own: SigningCertificate;
  let bank: SigningCertificate;
  let other: SigningCertificate;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dict-tls-'));
    const certificates = new TestCertificates(folderStore(folder));
    bank = await certificates.participant(BANK);
    other = await certificates.participant(OTHER);
    own = await certificates.spi();
    ca = await certificates.authority();
    const settings = { DICT_TLS_PORT: '0', DICT_CERTIFICATES: folder, LOG_LEVEL: 'silent' };
    test = await createTestApp(dict, settings);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends a request as the holder of a certificate. */
  function send(
    { certificatePem, privateKeyPem }: SigningCertificate,
    path: string,
    body?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const port = /:(\d+)$/.exec(test.sideListeners[0]?.address ?? '')?.[1];
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port, path, agent: false },
          ...{ ca, cert: certificatePem, key: privateKeyPem },
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'Content-Type': 'application/xml', ...headers },
        },
        (response) => {
          let text = `${String(response.statusCode)} `;
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            resolve(text);
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  const creation = (ispb: string): string => xmlOf('CreateEntryRequest', entryOf(ispb));
  const look = {
    'PI-PayerId': '98765432100',
    'PI-EndToEndId': `E${OTHER}20261121120000000000001`,
  };

  async function isSignedByDict(answer: string): Promise<boolean> {
    const bytes = Buffer.from(answer.slice(answer.indexOf('<')));
    return (await verifyDictSignature(bytes, () => own.certificatePem)).ok;
  }

  it('knows a participant by its certificate, and signs its responses', async () => {
    const created = await send(bank, '/api/v2/entries/', creation(BANK));
    expect(created).toMatch(/^201 <\?xml .*<CreateEntryResponse><ds:Signature /);
    expect(await isSignedByDict(created)).toBe(true);
    expect(await isSignedByDict(created.replace('João', 'José'))).toBe(false);
    const found = await send(other, PHONE, undefined, look);
    expect(found).toMatch(/^200 .*<GetEntryResponse>/);
    expect(await isSignedByDict(found)).toBe(true);
  });

  it.each<[string, () => Promise<string>]>([
    ['the header', () => send(other, PHONE, undefined, { ...look, ...named(BANK) })],
    ['the body', () => send(other, '/api/v2/entries/', creation(BANK))],
    [
      'the header, though the body names its own',
      () => send(bank, '/api/v2/entries/', creation(BANK), named(OTHER)),
    ],
    ['the query', () => send(other, `${PHONE}?Participant=${BANK}`, undefined, look)],
  ])('refuses another participant in %s, with a signed error', async (_, work) => {
    const answer = await work();
    expect(answer).toMatch(/^403 .*error\/Forbidden</);
    expect(answer).toContain('is not one of its indirect participants');
    expect(await isSignedByDict(answer)).toBe(true);
  });

  const named = (ispb: string) => ({ 'PI-RequestingParticipant': ispb });

  it('accepts the header of the participant itself', async () => {
    expect(await send(other, PHONE, undefined, { ...look, ...named(OTHER) })).toMatch(/^200 /);
  });

  it('refuses a certificate that does not name an institution', async () => {
    const { privateKeyPem } = bank;
    const [certificatePem, key] = ['ca.pem', 'ca.key'].map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    ) as [string, string];
    const nobody = await issueCertificate(
      {
        ...{ subject: [['CN', 'Fulano']], serialNumber: '0a' },
        ...{ notBeforeMs: 0, notAfterMs: Date.UTC(2099, 0), use: { for: 'client' } },
      },
      privateKeyPem,
      { certificatePem, privateKeyPem: key },
    );
    const headers = { ...look, ...named(BANK) };
    const answer = await send({ certificatePem: nobody, privateKeyPem }, PHONE, undefined, headers);
    expect(answer).toMatch(/^403 .*The common name of the certificate is not an ISPB\./);
  });

  it('refuses a client without a certificate of the authority', async () => {
    const [certificatePem, privateKeyPem] = [own.certificatePem, bank.privateKeyPem];
    await expect(send({ certificatePem, privateKeyPem }, PHONE)).rejects.toThrow();
  });
});
