import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';

/** Builds where the build is missing or stale. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building ...');
  build();
}

/** For jest, whose tests start the built product too. */
export default ensureBuilt;
