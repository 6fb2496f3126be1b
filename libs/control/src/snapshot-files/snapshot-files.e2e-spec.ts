import 'reflect-metadata';
import { gzipSync } from 'node:zlib';
import {
  admin,
  createTestApp,
  createTestData,
  databaseUnderTest,
  inSandbox,
  notes,
  type TestApp,
  type TestData,
} from '#libs/testing';

const LIMIT = 20_000;
/** Packed, they are less than the limit. */
const ZEROS = gzipSync(Buffer.alloc(LIMIT + 1));
const fileOf = (name: string, snapshot = 's'): string =>
  `/__admin/sandboxes/${name}/snapshots/${snapshot}/file`;

describe(`Snapshot files over HTTP on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  /** Another machine. */
  let other: TestApp;
  let file: Buffer;
  beforeAll(async () => {
    data = await createTestData();
    const settings = { LOG_LEVEL: 'silent', SNAPSHOT_FILE_MAX_BYTES: String(LIMIT) };
    test = await createTestApp(notes, settings, data);
    other = await createTestApp(notes, {
      ...settings,
      SANDBOXES_MAX: '2',
      DATABASE_POOL_SIZE: '1',
    });
    await inSandbox(test, 'a').write('one').expect(201);
    await admin(test, 'a').call('post', '/sandboxes/a/snapshots/s').expect(201);
    const response = await fetch(test.address + fileOf('a'));
    file = Buffer.from(await response.arrayBuffer());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(file.length),
      'content-disposition': 'attachment; filename="notes-a-s.ndjson.gz"',
    });
  });
  afterAll(async () => {
    await Promise.all([test.stop(), other.close()]);
    await data.remove();
  });

  const put = (to: TestApp, path: string, body: Buffer, type = 'application/gzip') =>
    to.http.put(path).set('Content-Type', type).send(body);
  const snapshots = async (on: TestApp, name: string): Promise<unknown> =>
    (await admin(on, name).call('get', `/sandboxes/${name}/snapshots`)).body;

  it('are loaded on a machine that never had the sandbox, and restored there', async () => {
    const { body } = await put(other, `${fileOf('b', 't')}?save=0a1b2c3d`, file).expect(200);
    expect(body).toMatchObject({ name: 't', save: '0a1b2c3d' });
    expect(await snapshots(other, 'b')).toEqual([body]);
    expect(await inSandbox(other, 'b').ids()).toEqual([]);
    await admin(other, 'b').call('post', '/sandboxes/b/snapshots/t/restore', {}).expect(200);
    expect(await inSandbox(other, 'b').ids()).toEqual(['one']);
  });

  it('are taken without a Content-Type, as curl -T sends them', async () => {
    const response = await fetch(test.address + fileOf('a', 'untyped'), {
      method: 'PUT',
      body: new Blob([new Uint8Array(file)]),
    });
    expect(response.status).toBe(200);
  });

  it('leave nothing behind if no sandbox can be created', async () => {
    await inSandbox(other, 'c').write('x').expect(201);
    const { body } = await put(other, fileOf('full'), file).expect(429);
    expect(body).toMatchObject({ code: 'SANDBOX_QUOTA_REACHED' });
    await other.http.get('/__admin/sandboxes/full/snapshots').expect(404);
    const restore = '/sandboxes/full/snapshots/s/restore';
    await admin(other, 'c').call('post', restore, { into: 'c' }).expect(404);
  });

  it.each<[string, string, Buffer, string, string]>([
    ['of a wrong name', fileOf('a', 'A'), gzipSync(''), '', '400 NAME_INVALID'],
    ['with a wrong save', `${fileOf('a')}?save=1`, gzipSync(''), '', '400 REQUEST_INVALID'],
    ['of another type', fileOf('a'), gzipSync(''), 'image/png', '415 MEDIA_TYPE_NOT_SUPPORTED'],
    ['of JSON', fileOf('a'), Buffer.from('{}'), 'text/json+json', '415 MEDIA_TYPE_NOT_SUPPORTED'],
    ['that is too large', fileOf('a'), Buffer.alloc(LIMIT + 1), '', '413 BODY_TOO_LARGE'],
    ['that unpacks to too much', fileOf('a'), ZEROS, '', '413 BODY_TOO_LARGE'],
    ['that is damaged', fileOf('a'), Buffer.from('x'), '', '422 SNAPSHOT_FILE_INVALID'],
  ])('are refused: one %s', async (_, path, body, type, expected) => {
    const before = await snapshots(test, 'a');
    const { status, body: problem } = await put(test, path, body, type || 'application/gzip');
    expect(`${String(status)} ${(problem as { code: string }).code}`).toBe(expected);
    expect(await snapshots(test, 'a')).toEqual(before);
  });

  it('are refused at the limit, also if their length is not known before', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (let sent = 0; sent < 100 * LIMIT; sent += 1_000) {
        yield new Uint8Array(1_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const init = { method: 'PUT', body: endless(), duplex: 'half' } as unknown as RequestInit;
    const headers = { 'Content-Type': 'application/gzip' };
    const answer = await fetch(test.address + fileOf('a'), { ...init, headers }).then(
      ({ status }) => status,
      () => 'closed',
    );
    // The service answers and closes the connection; the client may notice the one before the other.
    expect([413, 'closed']).toContain(answer);
    await test.http.get(fileOf('a')).expect(200);
  });

  it('are not there for a snapshot that does not exist', async () => {
    const { body } = await test.http.get(fileOf('a', 'none')).expect(404);
    expect(body).toMatchObject({ code: 'SNAPSHOT_NOT_FOUND' });
  });
});
