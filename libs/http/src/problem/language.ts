import type { Request } from 'express';

/** A language of pages and of the titles of errors. */
export type Language = 'en' | 'pt';

/** The language that the client prefers, by Accept-Language; English without it. */
export function languageOf(request: Pick<Request, 'headers' | 'acceptsLanguages'>): Language {
  // Most clients of an API do not send it.
  if (request.headers['accept-language'] === undefined) return 'en';
  return request.acceptsLanguages(['en', 'pt']) === 'pt' ? 'pt' : 'en';
}

/** The tag of each language (BCP 47): the texts are in the Portuguese of Brazil. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-BR' };
