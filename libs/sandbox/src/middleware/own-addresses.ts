import type { RequestHandler } from 'express';
import { type AppDefinition } from '#libs/platform';

/**
 * Skips a handler for the addresses of the service itself (control, health, documentation). Rules do not
 * apply to them, the journal does not show them, and they create no sandbox.
 */
export function exceptOwnAddresses(
  { healthPath }: AppDefinition,
  handler: RequestHandler,
): RequestHandler {
  const isOwn = (path: string): boolean =>
    path.startsWith('/__admin') ||
    path.startsWith('/health') ||
    path.startsWith('/docs') ||
    path === healthPath;
  return (request, response, next) =>
    isOwn(request.path) ? skip(request, response, next) : handler(request, response, next);
}

const skip: RequestHandler = (_request, _response, next) => {
  next();
};
