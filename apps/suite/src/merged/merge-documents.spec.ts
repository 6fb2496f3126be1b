import { type Operation, type ServiceDocument } from './document';
import { mergeDocuments } from './merge-documents';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function service(
  name: string,
  paths: Readonly<Record<string, Partial<Operation>>>,
  schemas: Readonly<Record<string, object>> = {},
): ServiceDocument {
  const items = Object.entries(paths).map(([path, operation]) => {
    return [path, { post: { operationId: 'run', tags: ['things'], responses: {}, ...operation } }];
  });
  const document = {
    info: { version: '1' },
    tags: [{ name: 'things', description: `Of ${name}.` }],
    paths: Object.fromEntries(items),
    components: { schemas },
  } as ServiceDocument['document'];
  return { name, title: `The ${name}`, address: `http://${name}`, document };
}

const bodyOf = (schema: string, examples?: object) => {
  return { requestBody: { content: { json: { schema: reference(schema), ...examples } } } };
};

describe('mergeDocuments', () => {
  it('keeps a path, and gives it the address of its service', () => {
    const merged = mergeDocuments([service('one', { '/a': {} }), service('two', { '/b': {} })]);
    expect(merged['paths']).toMatchObject({
      '/a': {
        post: { operationId: 'oneRun', tags: ['one-things'], servers: [{ url: 'http://one' }] },
      },
      '/b': {
        post: { operationId: 'twoRun', tags: ['two-things'], servers: [{ url: 'http://two' }] },
      },
    });
    expect(merged['x-tagGroups']).toEqual([
      { name: 'The one', tags: ['one-things'] },
      { name: 'The two', tags: ['two-things'] },
    ]);
  });

  it('has an operation of two services once, with the examples of both', () => {
    const example = (value: string) => bodyOf('Thing', { examples: { first: { value } } });
    const merged = mergeDocuments([
      service('one', { '/a': example('x') }, { Thing: { type: 'string' } }),
      service('two', { '/a': example('y') }, { Thing: { type: 'string' } }),
    ]);
    const examples = { 'one-first': { value: 'x' }, 'two-first': { value: 'y' } };
    expect(merged['paths']).toMatchObject({
      '/a': {
        post: {
          operationId: 'run',
          tags: ['things'],
          requestBody: { content: { json: { schema: reference('Thing'), examples } } },
          servers: [{ url: 'http://one' }, { url: 'http://two' }],
        },
      },
    });
    expect(merged['components']).toMatchObject({ schemas: { Thing: { type: 'string' } } });
  });

  it('renames schemas that differ, and those that refer to them', () => {
    const schemas = (type: string) => {
      return { List: { type: 'array', items: reference('Thing') }, Thing: { type }, Same: {} };
    };
    const merged = mergeDocuments([
      service('one', { '/a': bodyOf('List') }, schemas('string')),
      service('two', { '/b': bodyOf('List') }, schemas('number')),
    ]);
    expect((merged['components'] as ServiceDocument['document']['components'])['schemas']).toEqual({
      OneList: { type: 'array', items: reference('OneThing') },
      OneThing: { type: 'string' },
      TwoList: { type: 'array', items: reference('TwoThing') },
      TwoThing: { type: 'number' },
      Same: {},
    });
    expect(merged['paths']).toMatchObject({ '/b': { post: bodyOf('TwoList') } });
  });

  it('has schemas once that differ only in their examples', () => {
    const thing = (example: string) => ({ Thing: { type: 'string', example } });
    const merged = mergeDocuments([service('one', {}, thing('x')), service('two', {}, thing('y'))]);
    expect(merged['components']).toMatchObject({ schemas: thing('x') });
  });

  it.each(['links', 'x-links'])('gives %s the names of their operations', (member) => {
    const linked = (operationId: string) => {
      const link = { operationId, parameters: { id: '$response.body#/id' } };
      return { 200: { [member]: { [operationId]: link, [`${operationId}OfList`]: link } } };
    };
    const merged = mergeDocuments([
      service('one', { '/a': { responses: linked('run') } }),
      service('two', { '/b': {} }),
    ]);
    expect(merged['paths']).toMatchObject({ '/a': { post: { responses: linked('oneRun') } } });
  });

  it('accepts the body of either service if they share only the address', () => {
    const merged = mergeDocuments([
      service('one', { '/a/seed': bodyOf('Keys') }, { Keys: {} }),
      service('two', { '/a/seed': bodyOf('Cards') }, { Cards: {} }),
    ]);
    const schema = { anyOf: [reference('Keys'), reference('Cards')] };
    expect(merged['paths']).toMatchObject({
      '/a/seed': {
        post: { operationId: 'postASeed', requestBody: { content: { json: { schema } } } },
      },
    });
  });

  it('unites the outcomes of the services', () => {
    const outcome = (value: string) => {
      return { Outcome: { type: 'string', enum: [value], description: `- ${value}` } };
    };
    const merged = mergeDocuments([
      service('one', {}, outcome('AM04')),
      service('two', {}, outcome('51')),
    ]);
    const description = '## one\n\n- AM04\n\n## two\n\n- 51';
    const Outcome = { type: 'string', enum: ['AM04', '51'], description };
    expect(merged['components']).toMatchObject({ schemas: { Outcome } });
  });
});
