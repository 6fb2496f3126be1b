import 'reflect-metadata';
import { databaseUnderTest, frozenAt } from '#libs/testing';
import { clientsOf, startControlledSuite, withStatus, type ControlledSuite } from './clients';

const INSTANCES = databaseUnderTest === 'SQLite' ? 1 : 2;
const PAYMENTS = '/open-banking/payments/v1/pix/payments';
const key = {
  ...{ keyType: 'EMAIL', keyValue: 'joao@example.com', accountId: 'a-1', ispb: '12345678' },
  ...{ branch: '0001', accountNumber: '1', accountType: 'CHECKING', holderName: 'Joao Souza' },
};
const pathOf = (sandbox: string, snapshot = 's'): string =>
  `/sandboxes/${sandbox}/snapshots/${snapshot}`;

describe(`Snapshot files of all services on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  let file: Buffer;
  beforeAll(async () => {
    suite = await startControlledSuite({ instances: INSTANCES });
    const { control, at } = clientsOf(suite, 'source');
    await at('dict', 'post', '/dict/keys', key).expect(201);
    await control('put', '/clock', frozenAt('2999-03-01T12:00:00.000Z')).expect(200);
    const payment = { amount: '1.50', proxy: key.keyValue };
    await at('openfinance', 'post', PAYMENTS, payment).expect(201);
    await control('post', '/clock/advance', { by: 'PT3S' }).expect(200);
    await control('post', pathOf('source')).expect(withStatus(201));
    const response = await fetch(`${suite.control.address}/__admin${pathOf('source')}/file`);
    expect(response.status).toBe(200);
    file = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(file.length));
  });
  afterAll(() => suite.close());

  const put = (address: string, path: string, body: Buffer) =>
    fetch(`${address}/__admin${path}/file`, { method: 'PUT', body: new Uint8Array(body) });
  const inSpi = async (sandbox: string): Promise<unknown> =>
    (await clientsOf(suite, sandbox).at('spi', 'get', '/spi/transactions')).body;

  it('are loaded into a sandbox that no service has, and restored', async () => {
    const answer = await put(suite.control.address, pathOf('moved', 't'), file);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { name: 't', isComplete: true },
    ]);
    expect(await inSpi('moved')).toEqual([]);
    const { control } = clientsOf(suite, 'moved');
    await control('post', `${pathOf('moved', 't')}/restore`, {}).expect(withStatus(200));
    expect(await inSpi('moved')).toEqual(await inSpi('source'));
    // The parts belong together, and replace those of an earlier file.
    expect((await put(suite.control.address, pathOf('moved', 't'), file)).status).toBe(200);
    const { body } = await control('get', '/sandboxes/moved/snapshots').expect(200);
    expect(body).toEqual([expect.objectContaining({ name: 't', isComplete: true })]);
  });

  it.each<[string, () => Buffer, string]>([
    ['is cut', () => file.subarray(0, -50), 'SNAPSHOT_FILE_INVALID'],
    ['has a damaged last part', () => damaged(file), 'SNAPSHOT_FILE_INVALID'],
    ['is empty', () => Buffer.alloc(0), 'SNAPSHOT_FILE_INVALID'],
    ['is something else', () => Buffer.from('{"format":"x"}\n'), 'SNAPSHOT_FILE_INVALID'],
  ])('leave nothing behind if one %s', async (_, bytes, code) => {
    const answer = await put(suite.control.address, pathOf('refused'), bytes());
    expect([answer.status, await answer.json()]).toMatchObject([422, { code }]);
    const { control } = clientsOf(suite, 'refused');
    await control('get', '/sandboxes/refused').expect(404);
  });

  it('are refused by one service, and the file of one service by the suite control', async () => {
    const { spi } = suite.addresses;
    const ofAll = await put(spi, pathOf('source', 'other'), file);
    expect(await ofAll.json()).toMatchObject({ status: 422, code: 'SNAPSHOT_FILE_OF_SUITE' });
    const part = await fetch(`${spi}/__admin${pathOf('source')}/file`);
    const bytes = Buffer.from(await part.arrayBuffer());
    const ofOne = await put(suite.control.address, pathOf('source', 'other'), bytes);
    expect(await ofOne.json()).toMatchObject({ status: 422, code: 'SNAPSHOT_FILE_OF_SERVICE' });
  });

  it('need a complete snapshot', async () => {
    const { control, at } = clientsOf(suite, 'single');
    await at('spi', 'post', '/__admin/sandboxes', { name: 'single' }).expect(201);
    await at('spi', 'post', `/__admin${pathOf('single')}`).expect(201);
    const incomplete = await control('get', `${pathOf('single')}/file`).expect(409);
    expect(incomplete.body).toMatchObject({ code: 'SNAPSHOT_INCOMPLETE' });
    await control('get', `${pathOf('single', 'none')}/file`).expect(404);
  });

  it('come with a schedule of all services', async () => {
    const { control, at } = clientsOf(suite, 'source');
    const payment = { amount: '2.50', proxy: key.keyValue };
    await at('openfinance', 'post', PAYMENTS, payment).expect(201);
    const { body } = await control('get', '/clock/schedule').expect(200);
    const { items, now } = body as { items: { service: string; kind: string }[]; now: string };
    expect(now).toBe('2999-03-01T12:00:03.000Z');
    expect(items).toContainEqual(
      expect.objectContaining({ service: 'openfinance', kind: 'openfinance-payments' }),
    );
  });
});

/** A byte near the end, which belongs to the last part, is another one. */
function damaged(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.length - 100;
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}
