import type { RequestHandler } from 'express';
import { type AppDefinition } from '#libs/platform';

/**
 * Keeps a handler away from the addresses of the house itself (start page, control, health, documentation): no rule
 * touches them, the journal does not show them, and asking for them makes no sandbox.
 */
export function exceptOwnAddresses(
  { healthPath }: AppDefinition,
  handler: RequestHandler,
): RequestHandler {
  const isOwn = (path: string): boolean =>
    path.startsWith('/__admin') ||
    path.startsWith('/health') ||
    path.startsWith('/docs') ||
    path === '/' ||
    path === '/favicon.ico' ||
    path === healthPath;
  return (request, response, next) =>
    isOwn(request.path) ? skip(request, response, next) : handler(request, response, next);
}

const skip: RequestHandler = (_request, _response, next) => {
  next();
};
