// npm run build: compiles every app and library in one pass.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './build-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds everything and remembers from what; ends the process where the compiler finds errors. */
export function build() {
  rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
  const nest = fileURLToPath(import.meta.resolve('@nestjs/cli/bin/nest.js'));
  const { status } = spawnSync(process.execPath, [nest, 'build', 'suite'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeStamp();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
