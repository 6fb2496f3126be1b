import type { RequestHandler } from 'express';
import { type ApiVersion } from '#libs/dict-api';
import { DictRefusal } from './dict-refusal';

/** The addresses of the official API, whatever their version. Like the router, it ignores the case of letters. */
const VERSION = /^\/api\/v(\d+)(?=[/?]|$)/i;

/**
 * Lets a version of the API answer at its own addresses only: 1.8 below /api/v1, the others below /api/v2. The
 * controllers have the addresses of /api/v2. It runs after rules and journal have seen the requested address.
 */
export function serveVersion(version: ApiVersion): RequestHandler {
  const own = version === '1.8' ? '1' : '2';
  return (request, _response, next) => {
    const [start = '', found] = VERSION.exec(request.url) ?? [];
    if (found === own) request.url = `/api/v2${request.url.slice(start.length)}`;
    else if (found !== undefined) {
      const detail = `DICT API ${version} (API_VERSION) is served below /api/v${own}, not below /api/v${found}.`;
      throw new DictRefusal('NotFound', detail);
    }
    next();
  };
}
