import { TEXTS, type TextId } from './texts';

export type Language = 'en' | 'pt';

/** The text in the language of the user. `{name}` in it is replaced by the value with this name. */
export type Say = (id: TextId, values?: Readonly<Record<string, string>>) => string;

export function translator(language: Language): Say {
  return (id, values = {}) =>
    TEXTS[id][language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The language of the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides (POSIX, 8.2). */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = ['LC_ALL', 'LC_MESSAGES', 'LANG']
    .map((name) => environment[name] ?? '')
    .find((value) => value !== '');
  return /^pt([_.@-]|$)/i.test(locale ?? '') ? 'pt' : 'en';
}
