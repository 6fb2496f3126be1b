import 'reflect-metadata';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  inSandbox,
  notes,
  type TestApp,
} from '#libs/testing';

describe(`What /__admin/rules says about a rule on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  // The warnings are a table: rule-warnings.spec.ts.
  it('warns that it can never take effect, also in the list, but creates it', async () => {
    const { rule, call } = admin(test, 'warnings');
    const { body: misspelt } = await rule({
      match: { path: '/note/{id}/x' },
      effect: { outcome: 'N001' },
    });
    const { body: foreign } = await rule({ effect: { outcome: 'N003' } });
    const { body: right } = await rule({ match: { path: '/notes/**' }, effect: { delay: 0 } });
    expect(misspelt).toMatchObject({
      warnings: [
        'No address of the service matches match.path /note/{id}/x. Did you mean /notes/{id}/{text}? The rule can never take effect.',
      ],
    });
    expect(foreign).toMatchObject({
      warnings: [
        'No operation that the rule matches has the outcome N003. No operation has it. The rule can never take effect.',
      ],
    });
    expect(right).not.toHaveProperty('warnings');
    const { body } = await call('get', '/rules').expect(200);
    expect(body).toEqual([misspelt, foreign, right]);
  });

  it('comes from the operations of the service, which it lists with their outcomes', async () => {
    const { call } = admin(test, 'operations');
    const { body } = await call('get', '/rules/operations').expect(200);
    const operation = { method: 'POST', path: '/notes/{id}/{text}', outcomes: ['N001', 'N002'] };
    expect(body).toContainEqual(operation);
    expect(JSON.stringify(body)).not.toContain('/__admin');
  });

  it('takes {id} in a path for any segment, as the guides print it', async () => {
    await admin(test, 'template').rule({
      match: { path: '/notes/{id}/x' },
      effect: { respond: { status: 418 } },
    });
    await inSandbox(test, 'template').write('a').expect(418);
  });

  it('lists the requests that it had no effect on, with the reason or the differences', async () => {
    const { rule, call } = admin(test, 'near-misses');
    const { write, ids } = inSandbox(test, 'near-misses');
    const match = { method: 'POST', path: '/notes/:id/x' };
    const { body: created } = await rule({
      name: 'mark',
      match,
      effect: { outcome: 'N002' },
      times: 1,
    });
    const { id } = created as { id: string };
    const none = await call('get', '/rules/mark/near-misses').expect(200);
    expect(none.body).toMatchObject({
      id,
      matched: 0,
      hits: 0,
      misses: [],
      message: expect.stringContaining('X-Sandbox') as string,
    });
    await ids();
    await write('a', '12345678901').expect(500);
    await write('b').expect(201);
    await write('c').expect(201);
    const { body } = await call('get', `/rules/${id}/near-misses`).expect(200);
    expect(body).toMatchObject({
      matched: 2,
      hits: 1,
      misses: [
        {
          entry: { path: '/notes/c/x' },
          differences: [],
          reason: 'times',
          detail: expect.stringContaining('as often as times allows') as string,
        },
        { differences: [{ field: 'path', expected: '/notes/:id/x' }] },
      ],
    });
    expect(body).not.toHaveProperty('message');
    expect(JSON.stringify(body)).not.toContain('12345678901');
    await call('get', '/rules/none/near-misses').expect(404);
  });
});
