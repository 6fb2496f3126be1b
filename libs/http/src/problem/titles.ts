import { type Language } from './language';
import { TITLES_IN_PORTUGUESE } from './titles-in-portuguese';

/** Codes of the rules of the national standard of NFS-e (annexes I, II and IV). */
const NFSE_RULE = /^E\d{4}$/;

/**
 * The title of a problem in a language. Only titles are translated: `code` is the same in all languages, and `detail`
 * is in English. A title of a standard that is already in Portuguese stays as it is.
 */
export function titleIn(
  language: Language,
  { title, code }: { readonly title: string; readonly code: string },
): string {
  if (language === 'en') return title;
  if (NFSE_RULE.test(code)) return `A regra ${code} da NFS-e recusa o documento`;
  return TITLES_IN_PORTUGUESE.get(title) ?? title;
}
