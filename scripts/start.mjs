// npm start, npm start -- <app>: compiles what has changed, then runs the app in this process, so that it receives
// Ctrl-C.
import { existsSync, readdirSync } from 'node:fs';
import './check-node.mjs';

const PARENT_CHECK_MS = 200;

/**
 * Stops the app when npm ends. npm starts this file through a shell. On many systems, SIGTERM to npm ends the
 * shell, but the shell does not forward the signal. This is used only if npm runs this file.
 */
function stopWithNpm() {
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

if (process.env.npm_lifecycle_script?.includes('scripts/start.mjs')) stopWithNpm();
const [app = 'suite'] = process.argv.slice(2);
// The import of the build is not at the top, so that an old Node reaches the check before it loads more.
const apps = new URL('../apps/', import.meta.url);
if (!existsSync(new URL(`${app}/src/main.ts`, apps))) {
  console.error(
    `${app} is not a simulator; it must be one of ${readdirSync(apps).sort().join(', ')}.`,
  );
  process.exit(1);
}
const { build } = await import('./build/build.mjs');
await build();
await import(new URL(`../dist/apps/${app}/src/main.js`, import.meta.url));
