import 'reflect-metadata';
import type { OpenAPIObject } from '@nestjs/swagger';
import { admin } from '../admin';
import { inSandbox, notes } from '../notes';
import { createTestApp, type TestApp } from '../test-app';
import { DocumentedAnswers } from './documented-answers';
import { watchAnswers } from './watch-answers';
import { reportWrongAnswer, throwWrongAnswers } from './wrong-answers';

const json = (schema: object) => {
  return { description: '', content: { 'application/json': { schema } } };
};
const note = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const stored = { type: 'object', properties: { stored: { type: 'boolean' } } };

/** The notes as a document that forgets their texts. */
const document = {
  openapi: '3.0.0',
  info: { title: '', version: '' },
  paths: {
    '/notes': { get: { responses: { 200: json({ type: 'array', items: note }) } } },
    '/notes/{id}/{text}': { post: { responses: { 201: json(stored) } } },
  },
} as unknown as OpenAPIObject;

const FAULT = 'GET /notes answered 200. /0/text is not a member of the schema.\n[{"id":"1"';

describe('The answers of a service under test', () => {
  let test: TestApp;
  let found: string[] = [];
  beforeAll(async () => {
    test = await createTestApp(notes);
    const server = test.app.getHttpServer();
    watchAnswers(server, new DocumentedAnswers(document), (text) => found.push(text));
  });
  afterEach(() => (found = []));
  afterAll(() => test.close());

  it('are compared with the document of the service', async () => {
    const { write, ids } = inSandbox(test, 'watched');
    await write('1').expect(201);
    expect(found).toEqual([]);
    await ids();
    expect(found).toEqual([expect.stringContaining(FAULT)]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['/s/watched-path', {}],
    ['', { 'X-Sandbox': 'watched-path' }],
  ])('are compared if the address begins with "%s"', async (prefix, headers) => {
    await inSandbox(test, 'watched-path').write('1').expect(201);
    await test.http.get(`${prefix}/notes?any=1`).set(headers).expect(200);
    expect(found).toEqual([expect.stringContaining(FAULT)]);
  });

  it('are compared as the service wrote them, if a rule cuts them', async () => {
    const { write } = inSandbox(test, 'watched-cut');
    await write('1').expect(201);
    await admin(test, 'watched-cut').rule({ effect: { truncate: { bodyBytes: 5 } } });
    const cut = test.http.get('/notes').set('X-Sandbox', 'watched-cut');
    await expect(Promise.resolve(cut)).rejects.toThrow('aborted');
    expect(found).toEqual([expect.stringContaining(FAULT)]);
  });

  it('are not compared if a rule answers in place of the service', async () => {
    await admin(test, 'watched-rule').rule({ effect: { respond: { status: 418, body: {} } } });
    await test.http.get('/notes').set('X-Sandbox', 'watched-rule').expect(418);
    expect(found).toEqual([]);
  });
});

describe('Answers that are not as documented', () => {
  it('fail the test once', () => {
    reportWrongAnswer('GET /notes answered 200.');
    expect(throwWrongAnswers).toThrow('GET /notes answered 200.');
    expect(throwWrongAnswers).not.toThrow();
  });
});
