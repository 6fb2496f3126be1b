import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderStore, TestCertificates } from '#libs/certificates';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { spi } from '../../apps/spi/src/spi.app';

const run = promisify(execFile);
const [ALICE, BOB] = ['11111111', '22222222'] as const;

describe(`clients/icom on ${databaseUnderTest}`, () => {
  let folder: string;
  let data: TestData;
  /** Two instances that share a PostgreSQL; SQLite has one. */
  let instances: readonly TestApp[];
  let turn = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'icom-client-'));
    const certificates = new TestCertificates(folderStore(folder));
    await certificates.server();
    await certificates.spi();
    for (const ispb of [ALICE, BOB]) await certificates.participant(ispb);
    data = await createTestData();
    const settings = {
      ...{ SPI_TLS_PORT: '0', SPI_CERTIFICATES: folder, SPI_SIGNATURES: 'require' },
      ...{ ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' },
    };
    const start = (): Promise<TestApp> => createTestApp(spi, settings, data);
    const first = await start();
    instances = databaseUnderTest === 'SQLite' ? [first] : [first, await start()];
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await data.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command of the client at the next instance, and returns the lines that it prints. */
  async function client(sandbox: string, ispb: string, ...command: string[]): Promise<string[]> {
    const { sideListeners } = instances[turn % instances.length] ?? {};
    turn += 1;
    const env = {
      ICOM_URL: `https://${sideListeners?.[0]?.address ?? ''}/s/${sandbox}`,
      ICOM_ISPB: ispb,
      SPI_CERTIFICATES: folder,
    };
    const { stdout } = await run(process.execPath, ['clients/icom/icom.mjs', ...command], { env });
    return stdout.split('\n').filter((line) => line !== '');
  }

  it('pays, accepts and returns, each command at another instance', async () => {
    const alice = (...command: string[]) => client('pays', ALICE, ...command);
    const bob = (...command: string[]) => client('pays', BOB, ...command);
    expect(await alice('read')).toEqual([]);
    expect(await bob('read')).toEqual([]);
    const [id = ''] = await alice('pay', '--to', BOB, '--amount', '150.75');
    expect(await bob('read')).toEqual([`pacs.008 ${id} 150.75 from ${ALICE}`]);
    await bob('accept', id);
    expect(await alice('read')).toEqual([`ACSC ${id}`]);
    expect(await bob('read')).toEqual([`ACCC ${id}`]);
    const [returnId = ''] = await bob('return', id, '--amount', '75.00');
    expect(await alice('read')).toEqual([`pacs.004 ${returnId} 75.00 of ${id}`]);
    await alice('accept', returnId, '--of', id);
    expect(await bob('read')).toEqual([`ACSC ${returnId}`]);
    await bob('balance');
    expect(await bob('read')).toEqual(['camt.053 1000000075.75']);
  });

  it('reads more than a batch, in order and once', async () => {
    const alice = (...command: string[]) => client('batches', ALICE, ...command);
    const texts = Array.from({ length: 21 }, (_, index) => `echo ${String(index)}`);
    for (const text of texts) await alice('echo', text);
    expect(await alice('read')).toEqual(texts.map((text) => `pibr.002 ${text}`));
    // Nothing was left unconfirmed: all was read with one stream, and the last batch too.
    await alice('close');
    expect(await alice('read')).toEqual([]);
  });

  it('gets a batch again that it has not confirmed', async () => {
    const alice = (...command: string[]) => client('again', ALICE, ...command);
    await alice('echo', 'once & <again>');
    const lines = ['pibr.002 once & <again>'];
    expect(await alice('read', '--no-confirm')).toEqual(lines);
    await alice('close');
    expect(await alice('read')).toEqual(lines);
    expect(await alice('read')).toEqual([]);
  });

  it.each<[string[], string]>([
    [['pay', '--to', BOB], '--amount is missing'],
    [['lend'], 'COMMAND'],
    [['reject', 'E1', '--code'], 'code'],
    [[], 'COMMAND'],
  ])('ends with a line that says what is wrong: %j', async (command, text) => {
    await expect(client('wrong', ALICE, ...command)).rejects.toThrow(text);
  });

  it('notices a message that was changed after it was signed', async () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { isSignedWith, signed } from './clients/icom/signature.mjs';
      import { echo, envelope } from './clients/icom/messages.mjs';
      const pem = (name) => readFileSync(process.argv[1] + '/' + name, 'utf8');
      const owner = { certificate: pem('${ALICE}.pem'), key: pem('${ALICE}.key') };
      const text = signed(envelope(echo('Hello'), { from: '${ALICE}', now: '' }), owner);
      const changes = [text, text.replace('Hello', 'hello'), text.replace('<BizMsgIdr>M', '<BizMsgIdr>N')];
      console.log(changes.map((xml) => isSignedWith(xml, owner.certificate)).join(), isSignedWith(text, pem('${BOB}.pem')));`;
    const { stdout } = await run(process.execPath, [
      '--input-type=module',
      '-e',
      script,
      '--',
      folder,
    ]);
    expect(stdout.trim()).toBe('true,false,false false');
  });
});
