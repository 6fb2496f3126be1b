import type { RequestHandler } from 'express';
import { isDirectoryHost } from '../tls/directory-hosts';
import { DIRECTORY } from './addresses';

/**
 * Routes requests that came by a real name of the directory, where it has the whole host. Rules and the journal see the routed
 * address, as for a sandbox that is named in the path. Addresses of the simulator itself are not routed here.
 */
export const byRealName: RequestHandler = (request, _response, next) => {
  if (isDirectoryHost(request.headers.host)) {
    request.url = `/${DIRECTORY}${request.url}`;
    request.originalUrl = request.url;
  }
  next();
};
