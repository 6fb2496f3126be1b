import 'reflect-metadata';
import { createTestApp, createTestData, notes, type TestData } from '#libs/testing';

describe('The check of PostgreSQL at startup', () => {
  let data: TestData;
  beforeAll(async () => {
    data = await createTestData();
  });
  afterAll(() => data.remove());

  /** Another database, or another role, on the server of the tests. */
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(data.environment['DATABASE_URL'] ?? '');
    change(url);
    return url.toString();
  };
  const start = (DATABASE_URL: string): Promise<unknown> => createTestApp(notes, { DATABASE_URL });

  it('says how to create a database that does not exist', async () => {
    const address = changed((url) => {
      url.pathname = '/there-is-no-such-database';
    });
    await expect(start(address)).rejects.toThrow(
      /^DATABASE_URL cannot be used: .*: the database does not exist\. Create it: createdb .* there-is-no-such-database$/,
    );
  });

  it('says what to do about a role that the server does not accept', async () => {
    const address = changed((url) => {
      [url.username, url.password] = ['there-is-no-such-role', 'hunter2'];
    });
    // 28000 or 28P01, as the server is configured.
    await expect(start(address)).rejects.toThrow(
      /^DATABASE_URL cannot be used: .*: the server does not (let|accept) .*there-is-no-such-role(?!.*hunter2)/,
    );
  });
});
