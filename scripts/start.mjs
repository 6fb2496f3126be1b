// npm start, npm run start:<app>: builds where it must, then runs the app in this very process, so that
// Ctrl-C reaches it.
import { ensureBuilt } from './ensure-built.mjs';

const [app = 'suite'] = process.argv.slice(2);
ensureBuilt();
await import(new URL(`../dist/apps/${app}/src/main.js`, import.meta.url));
