// npm run generate [-- --check]: see apps/suite/src/generate.ts.
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
await import(new URL('../dist/apps/suite/src/generate.js', import.meta.url));
