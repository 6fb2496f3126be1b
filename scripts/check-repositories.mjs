// npm run check:arrows: a repository holds SQL, and nothing else does. A use case opens a transaction and calls repositories.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from './build/sources.mjs';

/** The libraries that are the storage itself: they hand out databases and transactions. */
const STORAGE = ['libs/database/', 'libs/sandbox/'];
/** Files that may hold SQL, by the end of their names. */
const REPOSITORY = /\.repository\.ts$/;
const TABLES = /(?:\.rows?|\/schema|^ormconfig)\.ts$|\/migrations\//;
const SQL =
  /\b(?:getRepository|createQueryBuilder|EntitySql|RowWriter|tableOf)\b|\btx\.(?:sql|table)[(<]/;
/** A repository can also be a class that gives a shared one its table. */
const SHARED = /extends \w+(?:Store|Repository)\b/;
const IMPORT = /^import [^;]*;$/gm;
/** Other code may have functions with these names. */
const USES_DATABASE = /from '(?:#libs\/database|typeorm)'|getRepository/;

const files = sources({ tests: false }).filter(
  (file) => !TABLES.test(file) && STORAGE.every((library) => !file.startsWith(library)),
);
const wrong = files.flatMap((file) => {
  const whole = readFileSync(join(root, file), 'utf8');
  const text = whole.replaceAll(IMPORT, '');
  const hasSql = SQL.test(text);
  if (REPOSITORY.test(file)) {
    return hasSql || SHARED.test(text) ? [] : [`${file} holds no SQL: name it after what it does.`];
  }
  if (hasSql && USES_DATABASE.test(whole)) return [`${file} holds SQL: move it to a repository.`];
  return /\bDataSource\b/.test(text) ? [`${file} uses a DataSource: take a UnitOfWork.`] : [];
});
for (const message of wrong) console.error(message);
process.exitCode = wrong.length === 0 ? 0 : 1;
