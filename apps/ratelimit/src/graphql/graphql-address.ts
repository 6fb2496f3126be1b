import type { RequestHandler } from 'express';
import { bytesOf, HttpProblem, routeNotFound } from '#libs/http';
import { LANDING_PAGE, LANDING_PAGE_POLICY } from './landing-page';

export const GRAPHQL_PATH = '/graphql';
const LIMIT_BYTES = 100 * 1024;

/**
 * Handles requests to the GraphQL address before GraphQL does: sends a page to a browser, and refuses bodies
 * that are too large.
 */
export function graphqlAddress(): RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith(`${GRAPHQL_PATH}/`)) {
      // GraphQL would answer below its address too.
      next(routeNotFound(request));
    } else if (request.path !== GRAPHQL_PATH) {
      next();
    } else if (request.method === 'GET' && request.accepts(DATA_OR_PAGE) === 'text/html') {
      response.set('Content-Security-Policy', LANDING_PAGE_POLICY);
      response.type('html').send(LANDING_PAGE);
    } else if ((bytesOf(request)?.length ?? 0) > LIMIT_BYTES) {
      next(
        new HttpProblem(413, `The body is larger than ${String(LIMIT_BYTES)} bytes.`, {
          code: 'BODY_TOO_LARGE',
          title: 'The body is too large',
        }),
      );
    } else {
      next();
    }
  };
}

/** In order of preference, for clients without a preference. */
const DATA_OR_PAGE = ['application/json', 'application/graphql-response+json', 'text/html'];
