import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type ExecutionResponse } from '../src/executions/execution.response';
import { type WorkflowResponse } from '../src/workflows/workflow.response';
import { startWorkflows, workflowsIn } from './workflow-client';

const succeed = { StartAt: 'A', States: { A: { Type: 'Succeed' } } };
const ends = { Type: 'Pass', End: true };
const machine = (state: object, others: object = {}) => ({
  StartAt: 'A',
  States: { A: state, ...others },
});
const waits = { StartAt: 'Wait', States: { Wait: { Type: 'Wait', Seconds: 3_600, End: true } } };
const namesOf = (body: unknown) => (body as WorkflowResponse[]).map(({ name }) => name);

describe(`Workflows on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const client = workflowsIn(() => test, 'definitions');
  const { call, create, start, find, freeze, advance, ended } = client;

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('are created, and found at their Location', async () => {
    const asked = { name: 'order', description: 'Orders.', definition: succeed, layout: { x: 1 } };
    const { headers, body } = await call('post', '/workflows', asked).expect(201);
    const { id } = body as WorkflowResponse;
    expect([headers['location'], headers['etag']]).toEqual([`/workflows/${id}`, '"1"']);
    expect(body).toMatchObject({ ...asked, version: 1 });
    const found = await call('get', `/workflows/${id}`).expect(200);
    expect([found.body, found.headers['etag']]).toEqual([body, '"1"']);
  });

  it('have a Location in the sandbox that the path names', async () => {
    const asked = { name: 'order', definition: succeed };
    const { headers } = await test.http.post('/s/by-path/workflows').send(asked).expect(201);
    expect(headers['location']).toMatch(/^\/s\/by-path\/workflows\//);
    await test.http.get(String(headers['location'])).expect(200);
  });

  it('do not show their secret', async () => {
    const webhook = { secret: 'a secret of the tester', correlation: '/data/order' };
    const { id, webhook: shown } = await create(succeed, { webhook });
    const url = `/webhooks/${id}`;
    expect(shown).toEqual({ signed: true, correlation: '/data/order', url });
    expect((await call('get', `/workflows/${id}`)).text).not.toContain(webhook.secret);
  });

  it('have versions, and each execution keeps its own', async () => {
    await freeze('2026-03-01T00:00:00Z');
    const { id } = await create(waits);
    const before = await start({ id });
    await client.waiting(before, 'Wait');
    const body = { name: 'renamed', definition: succeed };
    const updated = await call('put', `/workflows/${id}`, body).expect(200);
    expect([updated.headers['etag'], updated.body]).toMatchObject(['"2"', { version: 2, ...body }]);
    expect(await ended(await start({ id }))).toMatchObject({ version: 2, status: 'SUCCEEDED' });
    expect(await ended(await start({ id }, { version: 2 }))).toMatchObject({ version: 2 });
    await advance('PT1H');
    const history = await ended(before);
    expect(history).toMatchObject({ version: 1, status: 'SUCCEEDED' });
    expect(history.history?.some(({ state }) => state === 'Wait')).toBe(true);
    for (const [version, definition] of [waits, succeed].entries()) {
      const found = await call('get', `/workflows/${id}/versions/${String(version + 1)}`);
      expect(found.body).toMatchObject({ workflowId: id, version: version + 1, definition });
    }
  });

  it.each(['0', '3', '-1', 'x', '1.5', '99999999999999999999'])(
    'have no version %s',
    async (version) => {
      const { id } = await create(succeed);
      const { body } = await call('get', `/workflows/${id}/versions/${version}`).expect(404);
      expect(body).toMatchObject({ code: 'WORKFLOW_VERSION_NOT_FOUND' });
    },
  );

  it.each([
    ['"2"', 200],
    ['W/"2"', 200],
    ['*', 200],
    [undefined, 200],
    ['"1"', 412],
    ['"3"', 412],
    ['"0"', 412],
    ['"02"', 412],
    ['2', 412],
    ['"x"', 412],
    ['', 412],
  ])('of version 2 are changed with If-Match: %s: %d', async (ifMatch, status) => {
    const { id } = await create(succeed);
    const body = { name: 'test', definition: succeed };
    await call('put', `/workflows/${id}`, body).expect(200);
    const request = call('put', `/workflows/${id}`, { ...body, name: 'next' });
    if (ifMatch !== undefined) void request.set('If-Match', ifMatch);
    const answer = await request.expect(status);
    const now = (await call('get', `/workflows/${id}`)).body as WorkflowResponse;
    expect([now.name, now.version]).toEqual(status === 200 ? ['next', 3] : ['test', 2]);
    if (status === 412) expect(answer.body).toMatchObject({ code: 'WORKFLOW_CHANGED' });
  });

  it('let one of two changes of the same version through', async () => {
    const { id } = await create(succeed);
    const change = (name: string) =>
      call('put', `/workflows/${id}`, { name, definition: succeed }).set('If-Match', '"1"');
    const answers = await Promise.all([change('one'), change('two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('are deleted while executions run: these end, and can be read', async () => {
    await freeze('2026-04-01T00:00:00Z');
    const workflow = await create(waits);
    const path = `/workflows/${workflow.id}`;
    const execution = await start(workflow);
    await client.waiting(execution, 'Wait');
    await call('delete', path).expect(204);
    expect(await find(execution)).toMatchObject({ status: 'RUNNING', currentStates: ['Wait'] });
    await advance('PT1H');
    expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED', eventCount: 4 });
    await call('get', `/executions/${execution.id}/diagram`).expect(200);
    for (const [method, end, body] of [
      ['get', ''],
      ['delete', ''],
      ['put', '', { name: 'test', definition: succeed }],
      ['get', '/versions/1'],
      ['get', '/executions'],
      ['post', '/executions', {}],
      ['get', '/diagram'],
      ['get', '/coverage'],
    ] as const) {
      const answer = await call(method, `${path}${end}`, body).expect(404);
      expect(answer.body).toMatchObject({ code: 'WORKFLOW_NOT_FOUND' });
    }
  });

  it('are redriven after the workflow was deleted', async () => {
    const workflow = await create({ StartAt: 'A', States: { A: { Type: 'Fail', Error: 'X' } } });
    const execution = await ended(await start(workflow));
    await call('delete', `/workflows/${workflow.id}`).expect(204);
    await call('post', `/executions/${execution.id}/redrive`).expect(200);
    expect(await ended(execution)).toMatchObject({ status: 'FAILED', redriveCount: 1 });
  });

  it('are listed, newest first, in pages, and by name', async () => {
    const own = workflowsIn(() => test, 'listed');
    for (const name of ['a', 'b', 'a', 'c']) await own.create(succeed, { name });
    const list = async (query: string) => own.call('get', `/workflows${query}`).expect(200);
    expect(namesOf((await list('')).body)).toEqual(['c', 'a', 'b', 'a']);
    expect(namesOf((await list('?name=a')).body)).toEqual(['a', 'a']);
    expect(namesOf((await list('?name=none')).body)).toEqual([]);
    const page = await list('?limit=3');
    expect([namesOf(page.body), page.headers['x-total-count']]).toEqual([['c', 'a', 'b'], '4']);
    const [, next = ''] = /<([^>]*)>; rel="next"/.exec(String(page.headers['link'])) ?? [];
    const last = await own.call('get', next).expect(200);
    expect([namesOf(last.body), last.headers['link']]).toEqual([['a'], undefined]);
    const { body } = await own.call('get', '/workflows?limit=0').expect(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/limit' }] });
  });

  it('list their executions by status', async () => {
    const workflow = await create(machine({ Type: 'Fail' }));
    const failed = await ended(await start(workflow));
    const ids = async (query: string) => {
      const answer = await call('get', `/workflows/${workflow.id}/executions${query}`).expect(200);
      return (answer.body as ExecutionResponse[]).map(({ id }) => id);
    };
    expect(await ids('?status=FAILED')).toEqual([failed.id]);
    expect(await ids('?status=RUNNING')).toEqual([]);
  });

  /** Of each: the definition, and the pointers and details of its faults. */
  it.each<[string, object, readonly (readonly [pointer: string, detail: string])[]]>([
    ['no states', {}, [['/States', 'Must be an object with at least one state.']]],
    ['an unknown type', machine({ Type: 'Pas' }), [['/States/A/Type', 'Must be one of Task,']]],
    [
      'a missing Next',
      machine({ Type: 'Pass' }),
      [['/States/A', 'Must have exactly one of Next, End.']],
    ],
    [
      'a dangling target',
      machine({ Type: 'Pass', Next: 'B' }),
      [['/States/A/Next', 'There is no state "B"']],
    ],
    [
      'an unreachable state',
      machine(ends, { B: ends }),
      [['/States/B', 'This state is never reached']],
    ],
    [
      'a cycle without an end',
      machine({ Type: 'Pass', Next: 'B' }, { B: { Type: 'Wait', Seconds: 1, Next: 'A' } }),
      [['/States/A', 'The machine cannot end after this state']],
    ],
    [
      'an expression that is not JSONata',
      machine({ ...ends, QueryLanguage: 'JSONata', Output: { a: '{% $sum( %}' } }),
      [['/States/A/Output/a', '']],
    ],
    [
      'a path that is not JSONPath',
      machine({ ...ends, InputPath: '$.a[' }),
      [['/States/A/InputPath', '"$.a["']],
    ],
    [
      'an intrinsic function that does not exist',
      machine({ ...ends, Parameters: { 'a.$': 'States.Formt($.a)' } }),
      [['/States/A/Parameters/a.$', 'did you mean Format?']],
    ],
    [
      'an unknown resource',
      machine({ Type: 'Task', Resource: 'htpp', End: true }),
      [['/States/A/Resource', 'Did you mean "http"?']],
    ],
    [
      'a resource that cannot wait for a token',
      machine({ Type: 'Task', Resource: 'workflow.run.waitForTaskToken', End: true }),
      [['/States/A/Resource', 'cannot wait for a task token']],
    ],
    [
      'arguments that the resource does not accept',
      machine({ ...ends, Type: 'Task', Resource: 'sim:dict.lookup', Parameters: { key: 1 } }),
      [['/States/A/Parameters/key', 'Must be a string.']],
    ],
    [
      'an unknown member',
      machine({ ...ends, Coment: 'x' }),
      [['/States/A/Coment', 'did you mean "Comment"?']],
    ],
    [
      'several faults',
      machine({ Type: 'Pass' }, { 'a/b~': { Type: 'Pass', Next: 'C' } }),
      [
        ['/States/A', 'Must have exactly one of'],
        ['/States/a~1b~0/Next', 'There is no state "C"'],
      ],
    ],
  ])('refuse %s', async (_, definition, faults) => {
    const { id } = await create(succeed);
    for (const [method, path] of [
      ['post', '/workflows'],
      ['put', `/workflows/${id}`],
    ] as const) {
      const { body } = await call(method, path, { name: 'test', definition }).expect(422);
      expect(body).toMatchObject({
        code: 'DEFINITION_INVALID',
        errors: faults.map(([pointer, detail]) => ({
          pointer: `/definition${pointer}`,
          detail: expect.stringContaining(detail) as string,
        })),
      });
    }
    expect((await call('get', `/workflows/${id}`)).body).toMatchObject({ version: 1 });
  });

  it('list some of very many faults, and say how many more there are', async () => {
    const states = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, n) => [`S${String(n)}`, { Type: 'Pas' }]),
    );
    const definition = { StartAt: 'S0', States: states };
    const answer = await call('post', '/workflows', { name: 'many', definition }).expect(422);
    expect(answer.text.length).toBeLessThan(20_000);
  });

  it.each<[string, object, string]>([
    ['no name', { definition: succeed }, '/name'],
    ['an empty name', { name: '', definition: succeed }, '/name'],
    ['a long name', { name: 'x'.repeat(121), definition: succeed }, '/name'],
    ['no definition', { name: 'test' }, '/definition'],
    ['an array as definition', { name: 'test', definition: [] }, '/definition'],
    ['a text as definition', { name: 'test', definition: '{}' }, '/definition'],
    [
      'a short secret',
      { name: 'a', definition: succeed, webhook: { secret: 'x' } },
      '/webhook/secret',
    ],
    [
      'no pointer',
      { name: 'a', definition: succeed, webhook: { correlation: 'x' } },
      '/webhook/correlation',
    ],
    ['an array', [], ''],
  ])('refuse %s', async (_, asked, pointer) => {
    const { body } = await call('post', '/workflows', asked).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
  });

  it('refuse an unknown member, and name the nearest one', async () => {
    const asked = { name: 'test', definition: succeed, descripton: 'x' };
    const { body } = await call('post', '/workflows', asked).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(JSON.stringify(body)).toContain('did you mean \\"description\\"?');
  });

  it.each<[string, string, string, number]>([
    ['text that is not JSON', 'application/json', '{"name": ', 400],
    ['JSON that is no object', 'application/json', '"name"', 400],
    ['another media type', 'application/xml', '<a/>', 415],
    ['a form', 'application/x-www-form-urlencoded', 'name=a', 415],
    ['no body', 'application/json', '', 400],
    ['nesting', 'application/json', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400],
  ])('refuse %s', async (_, type, text, status) => {
    const request = call('post', '/workflows').set('Content-Type', type);
    const { body } = await request.send(text).expect(status);
    expect(body).toMatchObject({ status, code: expect.any(String) as string });
  });

  it('refuse a definition of 2 MB', async () => {
    const definition = machine({ ...ends, Comment: 'x'.repeat(2_000_000) });
    const answer = await call('post', '/workflows', { name: 'large', definition });
    expect([413, 422]).toContain(answer.status);
    expect(answer.text.length).toBeLessThan(2_000);
  });
});
