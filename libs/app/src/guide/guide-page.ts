import { LANGUAGE_TAGS, type Language } from '#libs/http';
import { escaped, htmlPage } from '../home/home-page';
import { addressOf, type Guide } from './guides';
import { type RenderedMarkdown } from './markdown';

interface Texts {
  readonly navigation: string;
  readonly start: string;
  readonly all: string;
  readonly translation: string;
  readonly only: string;
}

/** `translation` is in the other language, which its readers understand. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    navigation: 'Navigation',
    start: 'Start page',
    all: 'All guides',
    translation: 'Em português',
    only: 'This guide exists in Portuguese only.',
  },
  pt: {
    navigation: 'Navegação',
    start: 'Página inicial',
    all: 'Todos os guias',
    translation: 'In English',
    only: 'Este guia só existe em inglês.',
  },
};

/**
 * The page of a guide, with links to the start page, the first guide and its translation.
 * @param requested the language that the reader wants, for the navigation
 */
export function guidePage(
  guide: Guide,
  { title, html }: RenderedMarkdown,
  {
    requested,
    translation,
    pathPrefix,
  }: {
    readonly requested: Language;
    readonly translation: Guide | undefined;
    readonly pathPrefix: string;
  },
): string {
  const texts = TEXTS[requested];
  const link = (path: string, text: string, language?: Language): string => {
    const lang =
      language === undefined
        ? ''
        : ` lang="${LANGUAGE_TAGS[language]}" hreflang="${LANGUAGE_TAGS[language]}"`;
    return `<a href="${escaped(pathPrefix)}/${path}"${lang}>${text}</a>`;
  };
  const links = [link('', texts.start), link(addressOf({ name: 'README' }), texts.all)];
  if (translation !== undefined) {
    const { language } = translation;
    const text = TEXTS[guide.language].translation;
    links.push(link(addressOf(translation, language), text, language));
  }
  const note = requested === guide.language ? '' : `<p>${texts.only}</p>\n`;
  const body = `<nav aria-label="${texts.navigation}" lang="${LANGUAGE_TAGS[requested]}"><p>${links.join(' · ')}</p>\n${note}</nav>
<main class="guide">
${html}</main>`;
  return htmlPage({ title, language: guide.language, body, pathPrefix });
}
