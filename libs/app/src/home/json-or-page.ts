import type { Request } from 'express';
import { reply, type BodyReply } from '#libs/http';
import { homePagePolicy, type Language } from './home-page';

/**
 * The value as JSON, or a page in English or Portuguese, as the client asks for it.
 * @param directives of the policy of the page, in addition to its usual ones
 */
export function jsonOrPage<T extends object>(
  request: Request,
  value: T,
  pageIn: (language: Language) => string,
  directives: readonly string[] = [],
): BodyReply<T | string> {
  const headers = { Vary: 'Accept, Accept-Language', 'Cache-Control': 'no-store' };
  if (request.accepts(['text/html', 'application/json']) === 'application/json') {
    return reply(value, { headers });
  }
  const language = request.acceptsLanguages(['en', 'pt']) === 'pt' ? 'pt' : 'en';
  return reply(pageIn(language), {
    headers: {
      ...headers,
      'Content-Security-Policy': homePagePolicy(directives),
      'Content-Language': language,
      'Content-Type': 'text/html; charset=utf-8',
    },
  });
}
