import type { RequestHandler } from 'express';

/** Serves the OpenAPI document, which is at `/docs-json`, at the usual address `/openapi.json` too. */
export function openApiAddress(): RequestHandler {
  return (request, _response, next) => {
    if (request.url === '/openapi.json') request.url = '/docs-json';
    next();
  };
}
