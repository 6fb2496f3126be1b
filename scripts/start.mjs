// npm start, npm start -- <app>: builds where it must, then runs the app in this very process, so that
// Ctrl-C reaches it.
import { existsSync, readdirSync } from 'node:fs';
import './check-node.mjs';

const PARENT_CHECK_MS = 200;

/**
 * Stops the app when npm is ended. npm starts it through a shell; on many systems that shell ends at npm's
 * SIGTERM without passing it on. Where something else than npm runs this file, the app does not depend on it.
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
// Not imported at the top: an older Node must reach the check above before it loads anything else.
const apps = new URL('../apps/', import.meta.url);
if (!existsSync(new URL(`${app}/src/main.ts`, apps))) {
  console.error(
    `${app} is not a simulator; it must be one of ${readdirSync(apps).sort().join(', ')}.`,
  );
  process.exit(1);
}
const { ensureBuilt } = await import('./ensure-built.mjs');
ensureBuilt();
await import(new URL(`../dist/apps/${app}/src/main.js`, import.meta.url));
