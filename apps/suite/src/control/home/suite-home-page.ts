import { type AppDefinition, consoleSection, escaped, htmlPage, withCode } from '#libs/app';
import { type Language } from '#libs/http';
import { apps } from '../../apps';
import { firstStepsSection, type FirstStepsPlace } from './first-steps-section';
import {
  clockOf,
  SUITE_LINKS,
  type ServiceState,
  type SuiteHome,
  type SuiteLink,
} from './suite-home';

interface Texts {
  readonly console: { readonly name: string; readonly about: string };
  readonly services: string;
  readonly state: Readonly<Record<ServiceState['status'], string>>;
  readonly open: string;
  readonly guide: string;
  readonly control: string;
  readonly sandboxes: string;
  readonly noSandboxes: string;
  readonly columns: { readonly service: string; readonly state: string; readonly address: string };
  readonly sandboxColumns: readonly [name: string, clock: string, services: string];
  readonly differ: string;
  readonly links: Readonly<Record<SuiteLink, string>>;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    console: {
      name: 'Open the console',
      about:
        'See what happened in all services, choose the next response and move the clock, without writing a request.',
    },
    services: 'Services',
    state: { ready: 'ready', 'not-ready': 'not ready', silent: 'does not answer' },
    open: 'start page',
    guide: 'guide',
    control: 'Control of all services',
    sandboxes: 'Sandboxes',
    noSandboxes: 'There are no sandboxes yet.',
    columns: { service: 'Service', state: 'State', address: 'Address' },
    sandboxColumns: ['Name', 'Clock', 'Services'],
    differ: 'the clocks differ',
    links: {
      console: 'console: all of this as a page',
      docs: 'Swagger UI: all operations, with examples that can be sent',
      openapi: 'OpenAPI document',
      guide: 'guide of the suite control',
      guides: 'all guides',
      clock: 'clock of all services: set or advance the time',
      rules: 'rules of all services',
      requests: 'journal of all services, in order',
      sandboxes: 'sandboxes and snapshots of all services',
    },
  },
  pt: {
    console: {
      name: 'Abrir o console',
      about:
        'Veja o que aconteceu em todos os serviços, escolha a próxima resposta e avance o relógio, sem escrever nenhuma requisição.',
    },
    services: 'Serviços',
    state: { ready: 'pronto', 'not-ready': 'indisponível', silent: 'não responde' },
    open: 'página inicial',
    guide: 'guia',
    control: 'Controle de todos os serviços',
    sandboxes: 'Sandboxes',
    noSandboxes: 'Ainda não há sandboxes.',
    columns: { service: 'Serviço', state: 'Estado', address: 'Endereço' },
    sandboxColumns: ['Nome', 'Relógio', 'Serviços'],
    differ: 'os relógios diferem',
    links: {
      console: 'console: tudo isto em uma página',
      docs: 'Swagger UI: todas as operações, com exemplos que podem ser enviados',
      openapi: 'documento OpenAPI',
      guide: 'guia do controle da suíte',
      guides: 'todos os guias',
      clock: 'relógio de todos os serviços: definir ou avançar a hora',
      rules: 'regras de todos os serviços',
      requests: 'diário de todos os serviços, em ordem',
      sandboxes: 'sandboxes e snapshots de todos os serviços',
    },
  },
};

/** The page shows the first ones by name; the list below `/__admin` has all. */
const SHOWN_SANDBOXES = 50;

/** The start page of the suite: the services, their state and links, the sandboxes and their clocks. */
export function suiteHomePage(
  definition: AppDefinition,
  home: SuiteHome,
  { language, place }: { readonly language: Language; readonly place: FirstStepsPlace },
): string {
  const texts = TEXTS[language];
  const { title, description } =
    language === 'pt' ? (definition.inPortuguese ?? definition) : definition;
  const { service, state, address } = texts.columns;
  const names = Object.keys(SUITE_LINKS) as SuiteLink[];
  const links = names.map(
    (name) =>
      `<li><a href="${escaped(home.links[name])}"><code>${SUITE_LINKS[name]}</code></a> ${escaped(texts.links[name])}</li>`,
  );
  const body = `<h1>${escaped(title)}</h1>
<p>${withCode(description)}</p>
${consoleSection({ link: home.links.console, ...texts.console })}
${firstStepsSection(place, language)}
<h2>${texts.services}</h2>
<table><tr><th>${service}</th><th>${state}</th><th>${address}</th><th></th></tr>
${home.services.map((each) => serviceRow(each, language)).join('\n')}</table>
<h2>${texts.control}</h2>
<ul>${links.join('')}</ul>
<h2>${texts.sandboxes}</h2>
${sandboxTable(home, texts)}`;
  return htmlPage({ title, language, body, pathPrefix: place.pathPrefix });
}

function serviceRow(service: ServiceState, language: Language): string {
  const { status, address, links } = service;
  const texts = TEXTS[language];
  const link = (to: string, text: string): string => `<a href="${escaped(to)}">${text}</a>`;
  return (
    `<tr><td>${escaped(titleOf(service, language))}</td><td>${texts.state[status]}</td><td><code>${escaped(address)}</code></td>` +
    `<td>${link(links.home, texts.open)} ${link(links.guide, texts.guide)} ${link(links.docs, 'Swagger UI')} ` +
    `${link(links.openapi, 'OpenAPI')}</td></tr>`
  );
}

/** The services send their title in English. */
function titleOf({ name, title }: ServiceState, language: Language): string {
  if (language === 'en') return title;
  return apps.find((app) => app.name === name)?.inPortuguese?.title ?? title;
}

function sandboxTable({ sandboxes }: SuiteHome, texts: Texts): string {
  if (sandboxes.length === 0) return `<p>${texts.noSandboxes}</p>`;
  const head = texts.sandboxColumns.map((column) => `<th>${column}</th>`).join('');
  const rows = sandboxes.slice(0, SHOWN_SANDBOXES).map((sandbox) => {
    const services = sandbox.services.map(({ service }) => service).join(', ');
    const clock = clockOf(sandbox) ?? texts.differ;
    return `<tr><td><code>${escaped(sandbox.name)}</code></td><td>${escaped(clock)}</td><td>${escaped(services)}</td></tr>`;
  });
  const left = sandboxes.length - rows.length;
  const more = left > 0 ? `<p>+ ${String(left)}</p>` : '';
  return `<table><tr>${head}</tr>\n${rows.join('\n')}</table>${more}`;
}
