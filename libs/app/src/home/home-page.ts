import { createHash } from 'node:crypto';
import { type Language, LANGUAGE_TAGS } from '#libs/http';
import { type AppDefinition } from '../app-definition';

/** The response of `GET /`. */
export interface Home {
  readonly service: string;
  readonly title: string;
  readonly version: string;
  /** As `/health/ready` has it. */
  readonly status: 'ok' | 'not-ready';
  /** Addresses of this service, by name. */
  readonly links: Readonly<Record<HomeLink, string>>;
}

export type HomeLink = keyof ReturnType<typeof homePaths>;

/** The paths of a service that its start page links to. @param service its name, which its guide has too */
export function homePaths(service: string) {
  return {
    console: '/console',
    docs: '/docs',
    openapi: '/openapi.json',
    guide: `/guide/${service}`,
    guides: '/guide',
    ready: '/health/ready',
    clock: '/__admin/clock',
    rules: '/__admin/rules',
    testValues: '/__admin/test-values',
    requests: '/__admin/requests',
    sandboxes: '/__admin/sandboxes',
  };
}

interface Texts {
  readonly status: string;
  readonly ok: string;
  readonly 'not-ready': string;
  readonly sandbox: string;
  readonly about: string;
  readonly api: string;
  readonly control: string;
  readonly guides: string;
  readonly links: Readonly<Record<HomeLink, string>>;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    status: 'Status',
    ok: 'ready',
    'not-ready': 'not ready: the database cannot be reached, or the service is stopping',
    sandbox: 'Sandbox of this address',
    about:
      'See what happened in a sandbox, choose the next response and move the clock, without writing a request.',
    api: 'API',
    control: 'Control of this sandbox',
    guides: 'Guides',
    links: {
      console: 'Open the console',
      docs: 'Swagger UI: all operations, with examples that can be sent',
      openapi: 'OpenAPI document',
      guide: 'guide of this service: examples, errors, what is real and what is absent',
      guides: 'all guides',
      ready: 'readiness',
      clock: 'clock: set or advance the time',
      rules: 'rules: outcomes, delays, errors and lost responses on demand',
      testValues: 'test values: keys and e-mail addresses that request an outcome without a rule',
      requests: 'journal of all requests',
      sandboxes: 'all sandboxes',
    },
  },
  pt: {
    status: 'Estado',
    ok: 'pronto',
    'not-ready': 'indisponível: o banco de dados não responde, ou o serviço está parando',
    sandbox: 'Sandbox deste endereço',
    about:
      'Veja o que aconteceu em um sandbox, escolha a próxima resposta e avance o relógio, sem escrever nenhuma requisição.',
    api: 'API',
    control: 'Controle deste sandbox',
    guides: 'Guias',
    links: {
      console: 'Abrir o console',
      docs: 'Swagger UI: todas as operações, com exemplos que podem ser enviados',
      openapi: 'documento OpenAPI',
      guide: 'guia deste serviço: exemplos, erros, o que é real e o que está ausente',
      guides: 'todos os guias',
      ready: 'prontidão',
      clock: 'relógio: definir ou avançar a hora',
      rules: 'regras: resultados, atrasos, erros e respostas perdidas sob demanda',
      testValues: 'valores de teste: chaves e e-mails que pedem um resultado sem regra',
      requests: 'diário de todas as requisições',
      sandboxes: 'todos os sandboxes',
    },
  },
};

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 45rem; padding: 1rem; }
  code { font-family: ui-monospace, monospace; }
  pre { border: 1px solid; max-height: 24rem; overflow: auto; overflow-wrap: anywhere; padding: .5rem; white-space: pre-wrap; }
  pre, button, input { font-size: .875rem; }
  button { padding: .25rem 1rem; }
  td, th { padding: 0 1rem 0 0; text-align: left; vertical-align: top; }
  .guide { overflow-wrap: break-word; }
  .guide pre { max-height: none; overflow-wrap: normal; white-space: pre; }
  .guide table { border-collapse: collapse; display: block; overflow-x: auto; }
  .guide td, .guide th { border: 1px solid; padding: .25rem .5rem; }
`;

/**
 * The page can load only its own style and icon.
 * @param more directives of a page that needs more
 */
export const homePagePolicy = (more: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...more,
  ].join(';');

/** The start page of a service: its purpose, its state and its links. */
export function homePage(
  definition: AppDefinition,
  home: Home,
  {
    language,
    sandbox,
    pathPrefix,
  }: {
    readonly language: Language;
    readonly sandbox: string;
    readonly pathPrefix: string;
  },
): string {
  const texts = TEXTS[language];
  const { title, description } =
    language === 'pt' ? (definition.inPortuguese ?? definition) : definition;
  const paths = homePaths(home.service);
  const link = (name: HomeLink): string =>
    `<li><a href="${escaped(home.links[name])}"><code>${escaped(paths[name])}</code></a> ${escaped(texts.links[name])}</li>`;
  const body = `<h1>${escaped(title)}</h1>
<p>${withCode(description)}</p>
${consoleSection({ link: home.links.console, name: texts.links.console, about: texts.about })}
<p>${texts.status}: <strong>${escaped(texts[home.status])}</strong> (<code>${escaped(home.service)} ${escaped(home.version)}</code>).
  ${texts.sandbox}: <code>${escaped(sandbox)}</code>.</p>
<h2>${texts.api}</h2>
<ul>${link('docs')}${link('openapi')}${link('ready')}</ul>
<h2>${texts.control}</h2>
<ul>${link('clock')}${link('rules')}${link('testValues')}${link('requests')}${link('sandboxes')}</ul>
<h2>${texts.guides}</h2>
<ul>${link('guide')}${link('guides')}</ul>`;
  return htmlPage({ title, language, body, pathPrefix });
}

/** The way to the console, which most people look for. */
export function consoleSection({
  link,
  name,
  about,
}: {
  readonly link: string;
  readonly name: string;
  readonly about: string;
}): string {
  return `<p><strong><a href="${escaped(link)}">${name}</a></strong><br>${about}</p>`;
}

/** A whole page that `homePagePolicy` allows. */
export function htmlPage({
  title,
  language,
  body,
  pathPrefix,
}: {
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  /** The start of all paths of the service. */
  readonly pathPrefix: string;
}): string {
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="icon" type="image/svg+xml" href="${escaped(pathPrefix)}/favicon.ico">
<style>${STYLE}</style>
${body}
</html>
`;
}

/** Converts code in backquotes to HTML. The descriptions use no other Markdown. */
export function withCode(markdown: string): string {
  return escaped(markdown).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The text with the characters of HTML escaped. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
