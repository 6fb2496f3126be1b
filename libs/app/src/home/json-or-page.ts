import type { Request, Response } from 'express';
import { homePagePolicy, type Language } from './home-page';

/**
 * The value as JSON, or a page in English or Portuguese, as the client asks for it.
 * @param directives of the policy of the page, in addition to its usual ones
 */
export function jsonOrPage<T extends object>(
  request: Request,
  response: Response,
  value: T,
  pageIn: (language: Language) => string,
  directives: readonly string[] = [],
): T | string {
  response.set('Vary', 'Accept, Accept-Language').set('Cache-Control', 'no-store');
  if (request.accepts(['text/html', 'application/json']) === 'application/json') return value;
  const language = request.acceptsLanguages(['en', 'pt']) === 'pt' ? 'pt' : 'en';
  response
    .set('Content-Security-Policy', homePagePolicy(directives))
    .set('Content-Language', language);
  response.type('html');
  return pageIn(language);
}
