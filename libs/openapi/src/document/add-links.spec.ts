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

  it('adds the links of each form of a response', () => {
    const document = documentOf(find, {
      oneOf: [THING, { $ref: '#/components/schemas/Things' }],
    });
    const links: Links = { parameters: { findThing: { id: '/data/0/id' } }, bodies: {} };
    Object.assign(document.components?.schemas ?? {}, { Things: { [LINKS]: links } });
    expect(linksIn(document, '201')).toMatchObject({
      findThing: { parameters: { id: '$response.body#/id' } },
      findThingOfThings: {
        operationId: 'findThing',
        parameters: { id: '$response.body#/data/0/id' },
      },
    });
  });

  it('puts those of an XML response into an extension, with paths of elements', () => {
    const document = documentOf(find, THING);
    const { post } = document.paths['/things'] ?? {};
    const links: Links = {
      parameters: { findThing: { id: '/Made/Thing/Id' } },
      bodies: { findThing: { of: { thing: '/Made/Thing/Id', kind: 'x' } } },
    };
    const content = { 'application/xml': { schema: {} } };
    Object.assign(post ?? {}, { [LINKS]: links, responses: { 201: { description: '', content } } });
    expect(linksIn(document, '201')).toBeUndefined();
    expect(post?.responses['201']).toMatchObject({
      'x-links': {
        findThing: {
          operationId: 'findThing',
          parameters: { id: '/Made/Thing/Id' },
          requestBody: { of: { thing: '/Made/Thing/Id', kind: 'x' } },
          description: 'Finds it.',
        },
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
