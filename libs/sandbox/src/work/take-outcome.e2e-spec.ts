import 'reflect-metadata';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  inSandbox,
  type Note,
  notes,
  type TestApp,
} from '#libs/testing';

describe(`The outcome that a rule requests on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const counts = async (sandbox: string) => {
    const { body } = await admin(test, sandbox).call('get', '/rules').expect(200);
    return (body as { matched: number; hits: number }[]).map(
      ({ matched, hits }) => `${String(hits)} of ${String(matched)}`,
    );
  };
  const marked = async (sandbox: string) => {
    const { body } = await test.http.get('/notes').set('X-Sandbox', sandbox).expect(200);
    return (body as Note[]).filter(({ text }) => text === 'N002').length;
  };

  it('counts no hit for a request that is refused, repeated, or of an operation without it', async () => {
    const { rule, journal } = admin(test, 'real-effects');
    const { write, ids } = inSandbox(test, 'real-effects');
    await write('a').expect(201);
    const { body: created } = await rule({ effect: { outcome: 'N002' }, times: 1 });
    const { id } = created as { id: string };
    await write('a').expect(201, { stored: false });
    await ids();
    expect(await counts('real-effects')).toEqual(['0 of 2']);
    await write('b').expect(201, { stored: true, mark: 'N002' });
    await write('c').expect(201, { stored: true });
    expect(await counts('real-effects')).toEqual(['1 of 4']);
    const [third, second, first, duplicate] = await journal();
    expect(third).toMatchObject({ skippedRules: [{ rule: id, reason: 'times' }] });
    expect(second).toMatchObject({ rule: id });
    expect(second).not.toHaveProperty('skippedRules');
    const skipped = [{ rule: id, reason: 'operation' }];
    expect(first).toMatchObject({ method: 'GET', skippedRules: skipped });
    expect(duplicate).toMatchObject({ skippedRules: [{ rule: id, reason: 'unused' }] });
    for (const entry of [third, first, duplicate]) expect(entry).not.toHaveProperty('rule');
  });

  it('is given to exactly `times` of many simultaneous requests, of which some are repeats', async () => {
    const { rule } = admin(test, 'exactly');
    const { write } = inSandbox(test, 'exactly');
    for (let known = 0; known < 5; known += 1) await write(`known-${String(known)}`).expect(201);
    await rule({ match: { method: 'POST' }, effect: { outcome: 'N002' }, times: 4 });
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        write(index % 3 === 0 ? `known-${String(index % 5)}` : `new-${String(index % 17)}`),
      ),
    );
    expect(await marked('exactly')).toBe(4);
    expect(await counts('exactly')).toEqual(['4 of 30']);
  });

  it('is that of the next rule if simultaneous requests have taken the last hit of the first', async () => {
    const { rule } = admin(test, 'next-rule');
    await rule({ match: { method: 'POST' }, effect: { outcome: 'N003' } });
    await rule({ effect: { outcome: 'N002' }, times: 2 });
    await rule({ effect: { outcome: 'N002' }, times: 3 });
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => inSandbox(test, 'next-rule').write(String(index))),
    );
    expect(await marked('next-rule')).toBe(5);
    const [other, ...rest] = await counts('next-rule');
    expect(other).toBe('0 of 12');
    expect(rest.map((each) => each.split(' ')[0])).toEqual(['2', '3']);
  });

  it('counts a hit for an error that stores nothing', async () => {
    const { rule } = admin(test, 'refusals');
    await rule({ effect: { outcome: 'N001' }, times: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => inSandbox(test, 'refusals').write(String(index))),
    );
    const refused = answers.filter(({ body }) => 'refused' in (body as object));
    expect(refused).toHaveLength(3);
    expect(await inSandbox(test, 'refusals').ids()).toHaveLength(7);
    expect((await counts('refusals'))[0]).toMatch(/^3 of /);
  });

  it('that the operation does not have leaves later rules their turn', async () => {
    const { rule, journal } = admin(test, 'other-operation');
    const { body } = await rule({ effect: { outcome: 'N001' }, times: 1 });
    await rule({ effect: { respond: { status: 418 } } });
    await test.http.get('/notes').set('X-Sandbox', 'other-operation').expect(418);
    await inSandbox(test, 'other-operation').write('a').expect(201, { refused: 'N001' });
    await inSandbox(test, 'other-operation').write('a').expect(418);
    const { id } = body as { id: string };
    const skipped = (reason: string) => ({ skippedRules: [{ rule: id, reason }] });
    expect(await journal()).toMatchObject([skipped('times'), { rule: id }, skipped('operation')]);
  });
});
