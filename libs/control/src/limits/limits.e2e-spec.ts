import 'reflect-metadata';
import { createTestApp, databaseUnderTest, inSandbox, notes, type TestApp } from '#libs/testing';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Shown {
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string | null;
}

describe(`Limits on ${databaseUnderTest}`, () => {
  let test: TestApp | undefined;
  afterEach(() => test?.close());

  const limits = async (): Promise<unknown> =>
    (await test?.http.get('/__admin/limits').expect(200))?.body;

  it('show the maximum and what is used of it', async () => {
    test = await createTestApp(notes, {
      SANDBOXES_MAX: '9',
      SANDBOXES_OPEN: '2',
      JOURNAL_TOTAL_BYTES: '1000000',
      SANDBOX_TTL: 'P7D',
    });
    expect(await limits()).toEqual({
      sandboxes: { used: 0, maximum: 9 },
      openSandboxes: { used: 0, maximum: 2 },
      journalBytes: { used: 0, maximum: 1_000_000 },
      sandboxTtl: 'P7D',
    });
    for (const name of ['a', 'b', 'c']) await inSandbox(test, name).write('1').expect(201);
    expect(await limits()).toMatchObject({
      sandboxes: { used: 3 },
      openSandboxes: { used: 2 },
      journalBytes: { used: expect.any(Number) as number },
    });
    expect(await limits()).not.toMatchObject({ journalBytes: { used: 0 } });
  });

  it('create no sandbox', async () => {
    test = await createTestApp(notes);
    await test.http.get('/__admin/limits').set('X-Sandbox', 'run-42').expect(200);
    expect(await limits()).toMatchObject({ sandboxes: { used: 0 }, sandboxTtl: null });
  });

  it('show when a sandbox expires: by its last use, also while it is open', async () => {
    test = await createTestApp(notes, { SANDBOX_TTL: 'P1D' });
    const find = async (name: string): Promise<Shown> =>
      (await test?.http.get(`/__admin/sandboxes/${name}`).expect(200))?.body as Shown;
    await inSandbox(test, 'run-42').write('1').expect(201);
    await inSandbox(test, 'default').write('1').expect(201);
    const first = await find('run-42');
    expect(Date.parse(first.expiresAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(first.createdAt) + DAY_MS,
    );
    expect(await find('default')).toMatchObject({ expiresAt: null });
    let later = first;
    // Each use puts it off; two uses may be in the same millisecond.
    while (later.expiresAt === first.expiresAt) {
      await inSandbox(test, 'run-42').ids();
      later = await find('run-42');
    }
    expect(Date.parse(later.expiresAt ?? '')).toBeGreaterThan(Date.parse(first.expiresAt ?? ''));
  });

  it('show that a sandbox does not expire without SANDBOX_TTL', async () => {
    test = await createTestApp(notes);
    await inSandbox(test, 'run-42').write('1').expect(201);
    const { body } = await test.http.get('/__admin/sandboxes').expect(200);
    expect(body).toMatchObject([{ name: 'run-42', expiresAt: null }]);
  });
});
