import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { LineBudget } from './line-budget';
import { TokenFile } from './token-file';

const TOKEN = 'token-of-team-a-0123';

describe('TokenFile', () => {
  let folder: string;
  let path: string;
  let lines: string[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'token-file-'));
    path = join(folder, 'tokens.json');
    lines = [];
    const keep = (line: string) => lines.push(line);
    const silent = { log: keep, error: keep, warn: keep };
    Logger.overrideLogger(silent);
  });
  afterEach(() => {
    Logger.overrideLogger(false);
    rmSync(folder, { recursive: true, force: true });
  });

  const text = (...names: string[]): string =>
    JSON.stringify(
      names.map((name) => {
        return { name, token: `${TOKEN}-${name}`, sandboxes: [`${name}-*`] };
      }),
    );
  const open = (): TokenFile => {
    const refuse = (mistakes: readonly string[]): never => {
      throw new Error(mistakes.join('\n'));
    };
    return new TokenFile(path, new Map(), refuse, new LineBudget(() => 0));
  };
  const namesOf = (file: TokenFile): string[] => file.current().map(({ caller }) => caller.name);

  it('has the tokens of a changed file at once, also if a file of the same size takes its place', () => {
    writeFileSync(path, text('a'));
    const file = open();
    expect(namesOf(file)).toEqual(['a']);
    for (const names of [['b'], ['c'], ['b', 'c'], []]) {
      writeFileSync(path, text(...names));
      expect(namesOf(file)).toEqual(names);
    }
    writeFileSync(join(folder, 'next'), text('d'));
    renameSync(join(folder, 'next'), path);
    expect(namesOf(file)).toEqual(['d']);
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe('ADMIN_TOKENS_FILE was read again. Its tokens: b, c.');
  });

  it('keeps the tokens while the file has a mistake, and says it once, without a token', () => {
    writeFileSync(path, text('a'));
    const file = open();
    const mistakes = [
      () => {
        writeFileSync(path, text('a', 'b').slice(0, -3));
      },
      () => {
        writeFileSync(path, `${text('b').slice(0, -1)}, {"token": "${TOKEN}"}]`);
      },
      () => {
        writeFileSync(path, 'x'.repeat(10 * 1_048_576));
      },
      () => {
        rmSync(path);
      },
      () => {
        mkdirSync(path);
      },
    ];
    for (const [index, make] of mistakes.entries()) {
      make();
      expect(namesOf(file)).toEqual(['a']);
      expect(namesOf(file)).toEqual(['a']);
      expect(lines).toHaveLength(index + 1);
    }
    expect(lines[0]).toBe(
      `ADMIN_TOKENS_FILE=${path} cannot be used: it is not valid JSON. It must be a list such as ` +
        '[{"name": "team-a", "token": "...", "sandboxes": ["team-a-*", "shared"]}].\n' +
        'The tokens that it had before stay valid.',
    );
    expect(lines[2]).toMatch(/it is larger than 1048576 bytes/);
    expect(lines[3]).toMatch(/it does not exist/);
    expect(lines[4]).toMatch(/it is not a file/);
    expect(lines.join()).not.toContain(TOKEN);
    rmSync(path, { recursive: true });
    writeFileSync(path, text('b'));
    expect(namesOf(file)).toEqual(['b']);
  });

  it('does not fill the log if the file changes all the time', () => {
    writeFileSync(path, text('a'));
    const file = open();
    for (let index = 0; index < 60; index += 1) {
      writeFileSync(path, index % 2 === 0 ? `[${String(index)}` : text('a', `b${String(index)}`));
      expect(namesOf(file)).toContain('a');
    }
    expect(lines).toHaveLength(20);
  });

  it('cannot be opened if the file has a mistake', () => {
    expect(open).toThrow(`ADMIN_TOKENS_FILE=${path} cannot be used: it does not exist`);
    writeFileSync(path, '[{"name": "a"}]');
    expect(open).toThrow(/: \/0\/token: .*\n.*: \/0\/sandboxes: /);
    writeFileSync(path, text('a'));
    chmodSync(path, 0o000);
    // The superuser may read every file.
    if (process.getuid?.() !== 0) expect(open).toThrow(/is not allowed to read it/);
  });
});
