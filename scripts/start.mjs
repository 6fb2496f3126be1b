// npm start, npm run start:<app>: builds where it must, then runs the app in this very process, so that
// Ctrl-C reaches it.
import './check-node.mjs';

const [app = 'suite'] = process.argv.slice(2);
// Not at the top of the file: an older Node must reach the check above before it loads anything else.
const { ensureBuilt } = await import('./ensure-built.mjs');
ensureBuilt();
await import(new URL(`../dist/apps/${app}/src/main.js`, import.meta.url));
