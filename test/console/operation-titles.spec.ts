import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { apps } from '../../apps/suite/src/apps';
import {
  operationTitle,
  operationTitles,
} from '../../libs/console/web/words/operations/operation-titles';

const OF_ALL_SERVICES = /^\/(?:__admin|health|\w+\/health)(?:\/|$)/;

/** The operations of the API's document that are the service's own, by method and path. */
function documented(service: string): string[] {
  const { paths } = JSON.parse(readFileSync(`apps/${service}/openapi.json`, 'utf8')) as {
    readonly paths: Readonly<Record<string, object>>;
  };
  const own = Object.entries(paths).filter(([path]) => !OF_ALL_SERVICES.test(path));
  return own.flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe.each(apps)('The titles of the operations of $name', ({ name, outcomeOperations = [] }) => {
  const withOutcomes = outcomeOperations.map(({ method = '*', path }) => `${method} ${path}`);
  const titled = Object.keys(operationTitles(name));

  it('are those of its own operations and of those with outcomes, and no others', () => {
    const operations = new Set([...withOutcomes, ...documented(name)]);
    expect(titled.sort()).toEqual([...operations].sort());
  });
});

describe('operationTitle', () => {
  it.each([
    ['spi', 'POST', '/spi/pacs.008', 'Enviar Pix (pacs.008)'],
    ['spi', 'POST', '/api/v1/in/12345678/msgs', 'Enviar mensagens pela ICOM'],
    ['dict', undefined, '/dict/keys/**', 'Chaves Pix (API simples)'],
    ['dict', 'GET', '/dict/keys/CPF/12345678909', 'Consultar chave'],
    ['dict', 'GET', '/api/v2/entries/a@b.example', 'Consultar vínculo'],
    ['dict', 'GET', '/api/v1/entries/a@b.example', 'Consultar vínculo'],
    ['dict', 'POST', '/api/v2/cids/files', 'Solicitar arquivo de CIDs'],
    ['dict', 'PATCH', '/api/v2/other', 'API do DICT v2 (qualquer operação)'],
    ['iso8583', 'TCP', '/iso8583/tcp/main', 'Mensagem ISO 8583 por TCP'],
    ['spi', 'GET', '/spi/pacs.008', undefined],
    ['spi', 'GET', '/spi/transactions/a/b', undefined],
    ['unknown', 'GET', '/', undefined],
  ])('%s %s %s: %s', (service, method, path, title) => {
    expect(operationTitle(service, { method, path }, 'pt')).toBe(title);
  });

  it('is in English too', () => {
    const operation = { method: 'POST', path: '/nfse/issue' };
    expect(operationTitle('nfse', operation, 'en')).toBe('Issue an invoice');
  });
});
