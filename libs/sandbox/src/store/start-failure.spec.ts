import { startFailure } from './start-failure';

const DATABASE_URL = 'postgres://someone:hunter2@db.example:5433/simulators';
const fail = (databaseUrl: string | undefined, code: string, message = 'server text'): string =>
  startFailure({ databaseUrl, dataDir: '/data' }, { code, message });

describe('startFailure', () => {
  it.each([
    [
      '3D000',
      'the database does not exist. Create it: createdb --host=db.example --port=5433 --username=someone simulators',
    ],
    [
      '28P01',
      String.raw`the server does not accept the password of the role someone, or has no such role. Correct DATABASE_URL, or set the password with \password someone in psql.`,
    ],
    [
      '28000',
      'the server does not let the role someone in. Create it: createuser --host=db.example --port=5433 --login --pwprompt someone as a superuser, or let this machine in with a line in pg_hba.conf.',
    ],
    [
      '53300',
      'the server has no free connection. Increase its max_connections, or decrease DATABASE_POOL_SIZE.',
    ],
    ['ECONNREFUSED', 'server text. Start PostgreSQL there, or correct the address.'],
  ])('says what to do about %s', (code, remedy) => {
    expect(fail(DATABASE_URL, code)).toBe(
      `DATABASE_URL cannot be used: database simulators at db.example:5433: ${remedy}`,
    );
  });

  it('shows commands that a shell reads as they are meant', () => {
    expect(fail("postgres://a%20b@[::1]/it's", '3D000')).toContain(
      String.raw`createdb --host=::1 --port=5432 --username='a b' 'it'\''s'`,
    );
    expect(fail('postgres://db.example/simulators', '3D000')).toMatch(
      /createdb --host=db\.example --port=5432 simulators$/,
    );
    expect(fail('postgres://someone@db.example/', '3D000')).toMatch(/--username=someone someone$/);
    expect(fail('postgres:///simulators', '3D000')).toMatch(/createdb --port=5432 simulators$/);
  });

  it('names the folder without PostgreSQL, and the code if there is no text', () => {
    expect(fail(undefined, 'EACCES', '')).toBe(
      'DATA_DIR=/data cannot be used: EACCES. It must be a folder that the service may write to, or :memory:.',
    );
    expect(fail('postgres://a b', 'X')).toMatch(
      /^DATABASE_URL cannot be used: not a valid address/,
    );
  });
});
