import { effect, signal } from '@preact/signals';
import { amountInWords } from '../words/amount';
import { type Language, type Texts } from '../words/language';

export type { Texts };

const STORED = 'console-language';
const TAGS = { pt: 'pt-BR', en: 'en' } as const;

/** The language of the page. */
export const language = signal<Language>(storedLanguage() ?? languageOfBrowser());

effect(() => {
  document.documentElement.lang = TAGS[language.value];
});

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

/** The texts in the language of the page. A component that calls this is rendered again when the language changes. */
export function inLanguage<T>(texts: Texts<T>): T {
  return texts[language.value];
}

/** An instant as date and time in Brasília, with seconds. In English, the month is a word, because 01/02 is ambiguous. */
export function shownInstant(iso: string): string {
  const month = language.value === 'pt' ? '2-digit' : 'short';
  return new Intl.DateTimeFormat(language.value === 'pt' ? 'pt-BR' : 'en-GB', {
    timeZone: 'America/Sao_Paulo',
    ...{ year: 'numeric', month, day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    hourCycle: 'h23',
  }).format(new Date(iso));
}

/** An instant as time of day in Brasília, with milliseconds. */
export function shownTime(iso: string): string {
  return new Intl.DateTimeFormat(TAGS[language.value], {
    timeZone: 'America/Sao_Paulo',
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
    hourCycle: 'h23',
  }).format(new Date(iso));
}

/** An amount in reais. @param amount a number, or a decimal with a point */
export function shownAmount(amount: number | string): string {
  const number = Number(amount);
  return amountInWords(Number.isNaN(number) ? String(amount) : number.toFixed(2), language.value);
}

/** A whole number, with separators. */
export function shownCount(count: number): string {
  return new Intl.NumberFormat(TAGS[language.value]).format(count);
}

/** The first of the languages of the browser that the console has. */
function languageOfBrowser(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((each) => each === 'pt' || each === 'en') ?? 'pt';
}

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === 'pt' || stored === 'en' ? stored : undefined;
  } catch {
    return undefined;
  }
}
