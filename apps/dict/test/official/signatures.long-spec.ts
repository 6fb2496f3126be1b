import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, memoryStore, TestCertificates } from '#libs/certificates';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dictSigner, verifyDictSignature, type XmlSigner } from '#libs/xml-signature';
import { dict } from '../../src/dict.app';
import { answerOf, entryOf, xmlOf, type Answer } from './official-client';

const BANK = '12345678';
const OTHER = '87654321';
const CREATE = '/api/v2/entries/';
const EMPTY = '<Signature></Signature>';

describe(`Signatures of DICT on ${databaseUnderTest}`, () => {
  let folder: string;
  let dictPem: string;
  let bank: XmlSigner;
  let other: XmlSigner;
  let stranger: XmlSigner;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dict-signatures-'));
    const certificates = new TestCertificates(folderStore(folder));
    bank = dictSigner(await certificates.participant(BANK));
    other = dictSigner(await certificates.participant(OTHER));
    dictPem = (await certificates.spi()).certificatePem;
    stranger = dictSigner(await new TestCertificates(memoryStore()).participant(BANK));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function withDict(
    settings: Readonly<Record<string, string>>,
    work: (test: TestApp) => Promise<void>,
  ): Promise<void> {
    const test = await createTestApp(dict, {
      ...{ DICT_CERTIFICATES: folder, LOG_LEVEL: 'silent' },
      ...settings,
    });
    try {
      await work(test);
    } finally {
      await test.close();
    }
  }

  let entries = 0;
  /** A request to create a new entry. */
  function creation(): string {
    entries += 1;
    const last = String(entries).padStart(4, '0');
    return xmlOf(
      'CreateEntryRequest',
      entryOf(BANK, {
        key: `+556198888${last}`,
        accountNumber: last,
        requestId: `a946d533-7f22-42a5-9a9b-e87cd55c${last}`,
      }),
    );
  }

  async function send(test: TestApp, xml: string, path = CREATE): Promise<Answer> {
    const sent = test.http
      .post(path)
      .set({ 'Content-Type': 'application/xml', 'PI-RequestingParticipant': BANK });
    return answerOf(await sent.send(xml));
  }

  /** The status, and the name and the detail of an error. */
  const verdict = ({ status, error = 'done', text }: Answer): string =>
    `${String(status)} ${error} ${text('detail') ?? ''}`.trim();

  const REQUESTS: readonly (readonly [
    name: string,
    xml: () => string | Promise<string>,
    verdicts: Readonly<Record<'off' | 'check' | 'require', string>>,
  ])[] = [
    ['a signed request', () => bank.sign(creation()), all('201 done')],
    [
      'a request without Signature',
      () => creation().replace(EMPTY, ''),
      {
        ...all('201 done'),
        require: '400 RequestSignatureInvalid CreateEntryRequest has no Signature.',
      },
    ],
    [
      'an empty Signature',
      () => creation(),
      { ...all('201 done'), require: '400 RequestSignatureInvalid Signature is empty.' },
    ],
    [
      'a request that was changed after it was signed',
      async () => (await bank.sign(creation())).replace('João', 'José'),
      wrong('The digest of the root is not the one in the signature: the root was changed'),
    ],
    [
      'the certificate of another participant',
      () => other.sign(creation()),
      wrong(`The request of ${BANK} is signed with the certificate of ${OTHER}.`),
    ],
    [
      'a certificate that is not in the folder',
      () => stranger.sign(creation()),
      wrong('No certificate of the issuer "CN=Test Certificate Authority'),
    ],
    [
      'a signature of another algorithm',
      async () => (await bank.sign(creation())).replace('more#rsa-sha256', 'more#rsa-sha512'),
      wrong('SignatureMethod is "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512"; it must be'),
    ],
  ];

  function all(verdictText: string): Record<'off' | 'check' | 'require', string> {
    return { off: verdictText, check: verdictText, require: verdictText };
  }

  function wrong(detail: string): Record<'off' | 'check' | 'require', string> {
    return { ...all(`400 RequestSignatureInvalid ${detail}`), off: '201 done' };
  }

  describe.each(['off', 'check', 'require'] as const)('DICT_SIGNATURES=%s', (mode) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp(dict, {
        ...{ DICT_CERTIFICATES: folder, LOG_LEVEL: 'silent' },
        ...{ DICT_SIGNATURES: mode, DICT_SIGN: 'false' },
      });
    });
    afterAll(() => test.close());

    it.each(REQUESTS)('decides on %s', async (_, xml, verdicts) => {
      expect(verdict(await send(test, await xml()))).toContain(verdicts[mode]);
    });

    it('does not ask for signatures of requests that change nothing', async () => {
      const keys = xmlOf('CheckKeysRequest', { Keys: { Key: '+5561988880000' } });
      expect(verdict(await send(test, keys, '/api/v2/keys/check'))).toBe('200 done');
    });
  });

  it('signs each response, also errors and unknown addresses', async () => {
    await withDict({}, async (test) => {
      const post = (path: string, xml: string) =>
        test.http.post(path).set('Content-Type', 'application/xml').send(xml);
      const responses = [
        await post(CREATE, creation()).expect(201),
        await post(CREATE, '<CreateEntryRequest>').expect(400),
        await post(CREATE, creation().replace('USER_REQUESTED', 'FRAUD')).expect(400),
        await test.http.get('/api/v2/nothing').expect(404),
        await test.http.delete(CREATE).expect(405),
      ];
      for (const { text } of responses) {
        const verified = await verifyDictSignature(Buffer.from(text), () => dictPem);
        expect([text.slice(0, 60), verified.ok]).toEqual([text.slice(0, 60), true]);
      }
      const { text } = await test.http.get('/dict/nothing').expect(404);
      expect(text).toMatch(/^\{/);
    });
  });

  it('leaves Signature empty with DICT_SIGN=false', async () => {
    await withDict({ DICT_SIGN: 'false' }, async (test) => {
      const sent = test.http.post(CREATE).set('Content-Type', 'application/xml').send(creation());
      expect((await sent.expect(201)).text).toContain(`<CreateEntryResponse>${EMPTY}`);
      const problem = await test.http.get('/api/v2/nothing').expect(404);
      expect(problem.text).toContain(EMPTY);
    });
  });

  it('changes nothing and sends an unsigned error if it cannot sign', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await withDict({ DICT_CERTIFICATES: join(file, 'x') }, async (test) => {
      const answer = await send(test, creation());
      expect([answer.status, answer.error]).toEqual([503, 'ServiceUnavailable']);
      const { body } = await test.http.get('/dict/keys');
      expect(body).toEqual([]);
    });
  });
});
