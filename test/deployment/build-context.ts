import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Pattern {
  readonly isException: boolean;
  readonly expression: RegExp;
}

/**
 * Returns whether .dockerignore keeps a path out of the build context. As in Docker, the last pattern that matches the
 * path or a folder above it decides.
 *
 * @param rules the text of .dockerignore
 */
export function ignoring(rules: string): (path: string) => boolean {
  const patterns = rules
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf);
  return (path) =>
    patterns.reduce(
      (ignored, { expression, isException }) => (expression.test(path) ? !isException : ignored),
      false,
    );
}

/** Copies the files that `docker build` would send, and returns their paths at the top. */
export function copyBuildContext(repository: string, to: string): void {
  const isIgnored = ignoring(readFileSync(join(repository, '.dockerignore'), 'utf8'));
  for (const name of readdirSync(repository)) {
    if (isIgnored(name)) continue;
    cpSync(join(repository, name), join(to, name), {
      recursive: true,
      filter: (source) => !isIgnored(source.slice(repository.length + 1)),
    });
  }
}

function patternOf(line: string): Pattern {
  const isException = line.startsWith('!');
  const pattern = isException ? line.slice(1) : line;
  const parts = pattern.split('/').map((part) => {
    if (part === '**') return '(?:[^/]+/)*';
    return `${part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}/`;
  });
  const path = parts.join('').replace(/\/$/, '');
  return { isException, expression: new RegExp(`^${path}(?:/|$)`) };
}
