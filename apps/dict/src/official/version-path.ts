import type { RequestHandler } from 'express';
import { DICT_OPERATIONS, type ApiVersion } from '#libs/dict-api';
import { DictRefusal } from './dict-refusal';

/** The paths of all versions of the official API. */
const VERSION = /^\/api\/v(\d+)(?=[/?]|$)/;

/** The paths that the official document writes with a slash at the end, as in `/entries/`. Clients send them with and without it. */
const COLLECTIONS: ReadonlySet<string> = new Set(
  Object.values(DICT_OPERATIONS)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/')),
);

/**
 * Serves the version of the API only at its own paths: 1.8 below /api/v1, the others below /api/v2. It rewrites /api/v1 to
 * /api/v2, which the controllers have. Rules and the journal run before, so they see the requested path.
 */
export function serveVersion(version: ApiVersion): RequestHandler {
  const own = version === '1.8' ? '1' : '2';
  return (request, _response, next) => {
    const [start = '', found] = VERSION.exec(request.url) ?? [];
    if (found === own) request.url = `/api/v2${withoutSlash(request.url.slice(start.length))}`;
    else if (found !== undefined) {
      const detail = `DICT API ${version} (API_VERSION) is served below /api/v${own}, not below /api/v${found}.`;
      throw new DictRefusal('NotFound', detail);
    }
    next();
  };
}

/** The controllers have the paths without the slash. */
function withoutSlash(url: string): string {
  const [path = ''] = url.split('?', 1);
  return COLLECTIONS.has(path) ? path.slice(0, -1) + url.slice(path.length) : url;
}
