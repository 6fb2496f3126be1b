import 'reflect-metadata';
import { createTestApp, createTestData, databaseUnderTest, inSandbox, notes } from '#libs/testing';
import { newerNotes } from './test/newer-notes';

const settings = { LOG_LEVEL: 'silent' };
const refusal = { status: 503, code: 'SANDBOX_OF_NEWER_VERSION' };

describe(`A service of an older version on ${databaseUnderTest}`, () => {
  it('refuses the sandboxes that a newer one has opened, and works in the others', async () => {
    const data = await createTestData();
    const before = await createTestApp(notes, settings, data);
    for (const name of ['opened', 'other']) {
      await inSandbox(before, name).write('a').expect(201);
    }
    await before.stop();
    const newer = await createTestApp(newerNotes, settings, data);
    await inSandbox(newer, 'opened').write('b').expect(201);
    await newer.stop();
    const older = await createTestApp(notes, settings, data);
    const { body, headers } = await inSandbox(older, 'opened').write('c').expect(503);
    expect(body).toMatchObject(refusal);
    expect(headers).not.toHaveProperty('retry-after');
    await inSandbox(older, 'other').write('b').expect(201);
    await older.http.get('/health/ready').expect(200);
    await older.http.get('/__admin/clock').set('X-Sandbox', 'opened').expect(503);
    const { body: listed } = await older.http.get('/__admin/sandboxes').expect(200);
    expect((listed as { name: string }[]).map(({ name }) => name)).toContain('opened');
    await older.stop();
    const again = await createTestApp(newerNotes, settings, data);
    expect(await inSandbox(again, 'opened').ids()).toEqual(['a', 'b']);
    expect(await inSandbox(again, 'other').ids()).toEqual(['a', 'b']);
    await again.stop();
    await data.remove();
  });
});
