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

const ownOf = (version: ApiVersion): string => (version === '1.8' ? '1' : '2');

/** Refuses the paths of other versions than this one: 1.8 has those below /api/v1, the others those below /api/v2. */
export function refuseOtherVersions(version: ApiVersion): RequestHandler {
  const own = ownOf(version);
  return (request, _response, next) => {
    const [, found = own] = VERSION.exec(request.url) ?? [];
    if (found !== own) {
      const detail = `DICT API ${version} (API_VERSION) is served below /api/v${own}, not below /api/v${found}.`;
      throw new DictRefusal('NotFound', detail);
    }
    next();
  };
}

/** Rewrites the paths of the version to those of the controllers: below /api/v2, and without a slash at the end. */
export function versionPath(version: ApiVersion): (url: string) => string {
  const own = ownOf(version);
  return (url) => {
    const [start = '', found] = VERSION.exec(url) ?? [];
    return found === own ? `/api/v2${withoutSlash(url.slice(start.length))}` : url;
  };
}

function withoutSlash(url: string): string {
  const [path = ''] = url.split('?', 1);
  return COLLECTIONS.has(path) ? path.slice(0, -1) + url.slice(path.length) : url;
}
