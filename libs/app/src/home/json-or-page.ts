import type { Request } from 'express';
import { type BodyReply, type Language, LANGUAGE_TAGS, languageOf, reply } from '#libs/http';
import { homePagePolicy } from './home-page';

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
  const vary = 'Accept, Accept-Language';
  const cacheControl = 'no-store';
  if (request.accepts(['text/html', 'application/json']) === 'application/json') {
    return reply(value, { headers: { Vary: vary, 'Cache-Control': cacheControl } });
  }
  const language = languageOf(request);
  return pageReply(pageIn(language), { language, vary, cacheControl, directives });
}

/** A page whose language the client can choose. */
export function pageReply(
  html: string,
  {
    language,
    cacheControl,
    vary = 'Accept-Language',
    directives = [],
  }: {
    readonly language: Language;
    readonly cacheControl: string;
    readonly vary?: string;
    readonly directives?: readonly string[];
  },
): BodyReply<string> {
  return reply(html, {
    headers: {
      Vary: vary,
      'Cache-Control': cacheControl,
      'Content-Security-Policy': homePagePolicy(directives),
      'Content-Language': LANGUAGE_TAGS[language],
      'Content-Type': 'text/html; charset=utf-8',
    },
  });
}
