import type { OpenAPIObject } from '@nestjs/swagger';
import { LINKS, type Links } from '../decorators/links-to';
import { addLinks } from './add-links';

const THING = { $ref: '#/components/schemas/Thing' };

function documentOf(links: Partial<Links>, schema: object): OpenAPIObject {
  const responses = {
    201: { description: '', content: { 'application/json': { schema } } },
    400: { description: '', content: { 'application/json': { schema } } },
  };
  return {
    openapi: '3.0.0',
    info: { title: '', version: '' },
    paths: {
      '/things': { post: { operationId: 'makeThing', responses } },
      '/things/{id}': { get: { operationId: 'findThing', summary: 'Finds it.', responses: {} } },
    },
    components: {
      schemas: { Thing: { type: 'object', [LINKS]: { parameters: {}, bodies: {}, ...links } } },
    },
  } as unknown as OpenAPIObject;
}

function linksIn(document: OpenAPIObject, status: string): unknown {
  addLinks(document);
  return (document.paths['/things']?.post?.responses[status] as { links?: object }).links;
}

describe('addLinks', () => {
  const find = { parameters: { findThing: { id: '/id' } } };

  it.each([
    ['the class', THING, ''],
    ['a list of it', { type: 'array', items: THING }, '/0'],
    ['one of several', { oneOf: [THING, { type: 'string' }] }, ''],
  ])('adds the links of a class to a response with %s', (_, schema, at) => {
    expect(linksIn(documentOf(find, schema), '201')).toEqual({
      findThing: {
        operationId: 'findThing',
        parameters: { id: `$response.body#${at}/id` },
        description: 'Finds it.',
      },
    });
  });

  it('adds them to successful responses only, and removes them from the schema', () => {
    const document = documentOf(find, THING);
    expect(linksIn(document, '400')).toBeUndefined();
    expect(document.components?.schemas?.['Thing']).toEqual({ type: 'object' });
  });

  it('does not link an operation to itself', () => {
    const links = { parameters: { makeThing: {} } };
    expect(linksIn(documentOf(links, THING), '201')).toBeUndefined();
  });

  it('writes bodies with the values in braces, and leaves other texts and expressions', () => {
    const links = {
      parameters: { findThing: { id: '$request.path.id' } },
      bodies: { findThing: { mti: '0400', original: { stan: '/stan' } } },
    };
    expect(linksIn(documentOf(links, THING), '201')).toMatchObject({
      findThing: {
        parameters: { id: '$request.path.id' },
        requestBody: { mti: '0400', original: { stan: '{$response.body#/stan}' } },
      },
    });
  });

  it('refuses a link to an operation that does not exist', () => {
    const document = documentOf({ parameters: { loseThing: { id: '/id' } } }, THING);
    expect(() => {
      addLinks(document);
    }).toThrow('A response links to loseThing');
  });
});
