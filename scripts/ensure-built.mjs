import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';

/** Builds if the build is missing or older than the sources. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building ...');
  build();
}

/** The global setup of jest, because some tests start the built services. */
export default ensureBuilt;
