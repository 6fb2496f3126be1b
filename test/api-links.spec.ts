import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
type Link = Exclude<NonNullable<Response['links']>[string], { $ref: string }>;
interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface NamedLink {
  readonly from: string;
  readonly link: Link;
}

const documents = [
  ...readdirSync('apps').map((name) => join('apps', name, 'openapi.json')),
  'openapi.json',
].filter((file) => existsSync(file));

// That a real response has the values is checked in each end-to-end test: see libs/testing/src/answers.
describe.each(documents)('The links in %s', (file) => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  const operations = Object.values(document.paths).flatMap(
    (path) => Object.values(path) as Operation[],
  );
  const links = operations.flatMap(linksOf);

  it('lead to operations of the document, with parameters that these have', () => {
    const wrong = links.filter(({ link }) => {
      const target = operations.find(({ operationId }) => operationId === link.operationId);
      const names = namesOf(target);
      const hasAll = Object.keys(link.parameters ?? {}).every((name) => names.includes(name));
      return target === undefined || !hasAll || (link.requestBody && !target.requestBody);
    });
    expect(links.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it('have the whole path of the operation', () => {
    const wrong = links.filter(({ link }) => {
      const target = operations.find(({ operationId }) => operationId === link.operationId);
      const given = Object.keys(link.parameters ?? {});
      return namesOf(target, 'path').some((name) => !given.includes(name));
    });
    expect(wrong).toEqual([]);
  });
});

describe('The page of the bank', () => {
  it('puts the consent of a response in place of that of the example', () => {
    const document = JSON.parse(
      readFileSync(join('apps', 'openfinance', 'openapi.json'), 'utf8'),
    ) as OpenAPIObject;
    const { post } = document.paths['/open-banking/payments/v1/instant/payments'] ?? {};
    const { 'x-example-ids': ids = {} } = post as { readonly 'x-example-ids'?: object };
    const parameters = (post?.parameters ?? []) as readonly {
      readonly schema: { readonly 'x-example-id'?: string };
    }[];
    const examples = parameters.flatMap(({ schema }) => schema['x-example-id'] ?? []);
    expect(examples).toHaveLength(1);
    expect(Object.keys(ids)).toEqual(expect.arrayContaining(examples));
  });
});

function linksOf({ operationId = '', responses }: Operation): NamedLink[] {
  return Object.values(responses).flatMap((response) =>
    Object.values((response as Response).links ?? {}).map((link) => {
      return { from: operationId, link: link as Link };
    }),
  );
}

function namesOf(operation: Operation | undefined, place?: string): string[] {
  const parameters = (operation?.parameters ?? []) as readonly Parameter[];
  return parameters
    .filter((parameter) => place === undefined || parameter.in === place)
    .map(({ name }) => name);
}
