// npm run build: compiles all apps and libraries in one pass.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './build-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds everything and stores the fingerprint of the sources. Ends the process if the compiler finds
 * errors.
 */
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
