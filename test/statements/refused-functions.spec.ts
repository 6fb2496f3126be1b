import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_TIME_MS } from '#libs/database';
import { refusedFunctions } from './refused-functions';

const NAMES = { SERVER_TIME_MS };

describe('The functions that Citus refuses', () => {
  it.each([
    ['in UPDATE', '`UPDATE t SET a = ${random} WHERE b = $1`', []],
    ['a volatile one', '`UPDATE t SET a = gen_random_uuid()`', ['gen_random_uuid()']],
    [
      'a volatile one in WHERE',
      '`UPDATE t SET a = 1 WHERE b < clock_timestamp()`',
      ['clock_timestamp()'],
    ],
    ['a time in UPDATE', '`UPDATE t SET a = ${SERVER_TIME_MS}`', []],
    [
      'a time after DO UPDATE',
      '`INSERT INTO t ON CONFLICT DO UPDATE SET a = ${SERVER_TIME_MS}`',
      ['statement_timestamp()'],
    ],
    [
      'a time before DO UPDATE',
      '`INSERT INTO t VALUES (now()) ON CONFLICT (a) DO UPDATE SET a = excluded.a`',
      [],
    ],
    [
      'a sum of texts',
      "'INSERT INTO t ' + 'ON CONFLICT DO UPDATE ' + 'SET a = current_date'",
      ['current_date'],
    ],
    [
      'a name',
      'const now = isPostgres ? SERVER_TIME_MS : "$2"; `DO UPDATE SET a = ${now} + 1`',
      ['statement_timestamp()'],
    ],
    [
      'a function',
      'function late() { return "nextval(1)"; } `UPDATE t SET a = ${late()}`',
      ['nextval()'],
    ],
    ['a lock', '`SELECT random() FROM t FOR UPDATE SKIP LOCKED`', []],
    ['other code', 'const update = Math.random(); const verb = "UPDATE";', []],
  ])('are found in %s', (_, source, functions) => {
    const found = refusedFunctions(source, NAMES);
    expect(found.map((each) => each.split(' in ')[0])).toEqual(functions);
  });

  it('are in no statement of the simulators', () => {
    const found = sources().flatMap((file) =>
      refusedFunctions(readFileSync(file, 'utf8'), NAMES).map((each) => `${file}: ${each}`),
    );
    expect(found).toEqual([]);
  });
});

function sources(): string[] {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts') && !/spec\.ts$|(^|[/\\])test[/\\]/.test(name))
      .map((name) => join(folder, name)),
  );
}
