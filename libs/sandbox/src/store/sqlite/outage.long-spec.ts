import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { RequestContext, runInContext } from '#libs/http';
import { createTestApp, type TestApp, inSandbox, notes } from '#libs/testing';
import { Sandboxes } from '../../open/sandboxes';
import { connectionOf } from '#libs/database';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

/** These tests always use SQLite, even if the other e2e tests use PostgreSQL. */
describe('A disk that fails', () => {
  let folder: string;
  let test: TestApp;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outage-'));
    const environment = { DATA_DIR: folder };
    const remove = () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    };
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' }, { environment, remove });
  });
  afterEach(() => test.close());

  it('gives 507 while it is full and works again after space is freed', async () => {
    await inSandbox(test, 'full').write('before').expect(201);
    const context = new RequestContext('test', 'full');
    const database = await runInContext(context, () => test.app.get(Sandboxes).database());
    const connection = connectionOf(database);
    const pages = connection.pragma('page_count', { simple: true }) as number;
    connection.pragma(`max_page_count = ${String(pages)}`);
    const fill = async () => {
      for (let id = 0; id < 1_000; id += 1) {
        const answer = await inSandbox(test, 'full').write(`a-note-${String(id)}`);
        if (answer.status !== 201) return answer;
      }
      throw new Error('A thousand notes fit.');
    };
    const { status, body, headers } = await fill();
    expect({ status, body: body as unknown }).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_FULL' },
    });
    expect(headers).toHaveProperty('retry-after');
    connection.pragma('max_page_count = 1000000');
    await inSandbox(test, 'full').write('after').expect(201);
    context.end();
  });

  it('gives 503, also for readiness, while the data folder is missing', async () => {
    await test.http.get('/health/ready').expect(200);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'A file where the folder was.');
    const { body } = await inSandbox(test, 'new').write('x').expect(503);
    expect(body).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await test.http.get('/health/ready').expect(503);
    rmSync(folder);
    mkdirSync(folder);
    await test.http.get('/health/ready').expect(200);
    await inSandbox(test, 'new').write('x').expect(201);
  });
});
