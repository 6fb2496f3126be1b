import type { OpenAPIObject } from '@nestjs/swagger';
import { formatByExample } from './format-by-example';
import { nameEnums } from './name-enums';
import { deletionsLast } from '../page/swagger-page';

const INSTANT = '2026-11-21T12:00:00.000Z';
const UUID = '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11';

function documentOf(schemas: Readonly<Record<string, object>>): OpenAPIObject {
  const properties = Object.entries(schemas).map(([name, members]) => {
    return [name, { type: 'object' as const, properties: { ...members } }] as const;
  });
  const components = { schemas: Object.fromEntries(properties) };
  return { openapi: '3.0.0', info: { title: '', version: '' }, paths: {}, components };
}

function membersOf(document: OpenAPIObject, name: string): unknown {
  return (document.components?.schemas?.[name] as { readonly properties?: unknown }).properties;
}

describe('formatByExample', () => {
  it('makes a number an integer only if its example is a whole number', () => {
    const document = documentOf({
      Thing: {
        count: { type: 'number', example: 1 },
        amount: { type: 'number', example: 1.5 },
        unknown: { type: 'number' },
      },
    });
    formatByExample(document);
    expect(membersOf(document, 'Thing')).toMatchObject({
      count: { type: 'integer' },
      amount: { type: 'number' },
      unknown: { type: 'number' },
    });
  });

  it('gives the texts of responses their format, and leaves those of requests', () => {
    const members = () => {
      return { at: { type: 'string', example: INSTANT }, id: { type: 'string', example: UUID } };
    };
    const document = documentOf({ ThingResponse: members(), ThingRequest: members() });
    formatByExample(document);
    expect(membersOf(document, 'ThingResponse')).toMatchObject({
      at: { format: 'date-time' },
      id: { format: 'uuid' },
    });
    expect(membersOf(document, 'ThingRequest')).toEqual(members());
  });

  it('leaves out a pattern with a Unicode property', () => {
    const name = { type: 'string', pattern: String.raw`^[^\p{C}]+$` };
    const document = documentOf({ Thing: { name } });
    formatByExample(document);
    expect(membersOf(document, 'Thing')).toEqual({ name: { type: 'string' } });
  });
});

describe('nameEnums', () => {
  it('gives equal enums one schema, named by the list or after the first member', () => {
    const document = documentOf({
      ThingResponse: {
        state: { type: 'string', enum: ['off', 'on'], example: 'on' },
        kind: { type: 'string', enum: ['a', 'b'] },
      },
      ThingRequest: { state: { type: 'string', enum: ['on', 'off'] } },
    });
    nameEnums(document, { Kind: ['b', 'a'] });
    expect(document.components?.schemas).toMatchObject({
      ThingState: { type: 'string', enum: ['off', 'on'] },
      Kind: { type: 'string', enum: ['a', 'b'] },
    });
    const state = { $ref: '#/components/schemas/ThingState' };
    expect(membersOf(document, 'ThingRequest')).toEqual({ state });
    expect(membersOf(document, 'ThingResponse')).toEqual({
      state: { example: 'on', allOf: [state] },
      kind: { $ref: '#/components/schemas/Kind' },
    });
  });
});

describe('deletionsLast', () => {
  it('sorts deletions and resets after the others, long paths first', () => {
    const operations = [
      ['delete', '/rules'],
      ['post', '/rules'],
      ['post', '/reset'],
      ['get', '/rules/{id}'],
      ['delete', '/rules/{id}'],
    ] as const;
    const shown = operations
      .map(([method, path]) => ({
        get: (of: 'path' | 'method') => (of === 'path' ? path : method),
      }))
      .sort(deletionsLast)
      .map((operation) => `${operation.get('method')} ${operation.get('path')}`);
    expect(shown).toEqual([
      'post /rules',
      'get /rules/{id}',
      'delete /rules/{id}',
      'delete /rules',
      'post /reset',
    ]);
  });
});
