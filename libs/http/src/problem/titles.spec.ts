import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleIn } from './titles';
import { TITLES_IN_PORTUGUESE } from './titles-in-portuguese';

/** The code of the services, without tests, and without standards whose texts are in Portuguese. */
const sources = ['apps', 'libs']
  .flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts') && !/spec\.ts$|[\\/]test[\\/]/.test(file))
  .filter((file) => !/icom-errors|error-texts|problem-body|titles|kernel.src.failure/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const TEXT = /'((?:[^'\\]|\\.)+)'/.source;
const FAILURE = new RegExp(`\\bfailure\\.\\w+\\(\\s*${TEXT},\\s*${TEXT}`, 'g');
const TITLE = new RegExp(`\\btitle(?::| =) ${TEXT}`, 'g');
const MEANING = new RegExp(`\\bmeaning: ${TEXT}`, 'g');

const ofFailures = sources.flatMap((text) => matches(text, FAILURE, 2));
const ofClasses = sources
  .filter((text) => /extends Failure\b|HttpProblem\(|extends HttpProblem\b|: Outage = /.test(text))
  .flatMap((text) => matches(text, TITLE, 1));
const ofEntries = sources
  .filter((text) => text.includes('ENTRY_REFUSALS = '))
  .flatMap((text) => matches(text, MEANING, 1));
const titles = [...new Set([...ofFailures, ...ofClasses, ...ofEntries])];
/** Nest throws errors that have the name of their status as their title. */
const ofStatuses =
  /^(Bad Request|Forbidden|Internal Server Error|Not Acceptable|Not Found|Payload Too Large|Unsupported Media Type)$/;

function matches(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '');
}

describe('titleIn', () => {
  it('finds the title of every failure in the code', () => {
    const made = sources.flatMap((text) => text.match(/extends failure\.\w+\(/g) ?? []);
    expect(ofFailures.length).toBeGreaterThanOrEqual(made.length);
    expect(ofClasses.length).toBeGreaterThan(30);
    expect(ofEntries.length).toBeGreaterThan(10);
  });

  it('has each title of an error in Portuguese', () => {
    // A title with a letter of Portuguese is one of a standard.
    const missing = titles
      .filter((title) => !/[à-ú]/i.test(title))
      .filter((title) => !TITLES_IN_PORTUGUESE.has(title));
    expect(missing).toEqual([]);
  });

  it('has no title that no error uses', () => {
    const unused = [...TITLES_IN_PORTUGUESE.keys()].filter((title) => !titles.includes(title));
    expect(unused.filter((title) => !ofStatuses.test(title))).toEqual([]);
  });

  it.each([
    ['en', 'The key does not exist', 'KEY_NOT_FOUND', 'The key does not exist'],
    ['pt', 'The key does not exist', 'KEY_NOT_FOUND', 'A chave não existe'],
    ['pt', 'Conta não encontrada', 'CONTA_NAO_ENCONTRADA', 'Conta não encontrada'],
    ['pt', 'The rate must be at most 5 %', 'E0595', 'A regra E0595 da NFS-e recusa o documento'],
  ] as const)('in %s: %s', (language, title, code, expected) => {
    expect(titleIn(language, { title, code })).toBe(expected);
  });
});
