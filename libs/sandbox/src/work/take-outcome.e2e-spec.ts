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
  /** A delay on the clock of the sandbox. */
  const delay = { fixedMs: 1_000, clock: 'sandbox' };
  /** Writes notes. All of them match the rules before the first outcome is carried out, if the rules have the delay. */
  const writeAtOnce = async (sandbox: string, ids: readonly string[]): Promise<unknown[]> => {
    const { call } = admin(test, sandbox);
    const state = { isAnswered: false };
    const answers = Promise.all(
      ids.map(async (id) => (await inSandbox(test, sandbox).write(id)).body as unknown),
    ).finally(() => (state.isAnswered = true));
    while (!(await counts(sandbox))[0]?.endsWith(` of ${String(ids.length)}`)) continue;
    while (!state.isAnswered) await call('post', '/clock/advance', { by: 'PT1S' }).expect(200);
    return answers;
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
    const { rule, frozen } = admin(test, 'exactly');
    const { write } = inSandbox(test, 'exactly');
    await frozen('2030-01-01').expect(200);
    for (let known = 0; known < 5; known += 1) await write(`known-${String(known)}`).expect(201);
    await rule({ match: { method: 'POST' }, effect: { outcome: 'N002', delay }, times: 4 });
    const ids = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0 ? `known-${String(index % 5)}` : `new-${String(index % 17)}`,
    );
    await writeAtOnce('exactly', ids);
    expect(await marked('exactly')).toBe(4);
    expect(await counts('exactly')).toEqual(['4 of 30']);
  });

  it('is that of the next rule if simultaneous requests have taken the last hit of the first', async () => {
    const { rule, frozen } = admin(test, 'next-rule');
    await frozen('2030-01-01').expect(200);
    const match = { method: 'POST' };
    await rule({ match, effect: { outcome: 'N002', delay }, times: 2 });
    await rule({ match, effect: { outcome: 'N002' }, times: 3 });
    const ids = Array.from({ length: 12 }, (_, index) => String(index));
    await writeAtOnce('next-rule', ids);
    expect(await marked('next-rule')).toBe(5);
    // The second rule is only asked when the first one is used up.
    expect(await counts('next-rule')).toEqual(['2 of 12', '3 of 10']);
  });

  it('counts a hit for an error that stores nothing', async () => {
    const { rule, frozen } = admin(test, 'refusals');
    await frozen('2030-01-01').expect(200);
    await rule({ match: { method: 'POST' }, effect: { outcome: 'N001', delay }, times: 3 });
    const ids = Array.from({ length: 10 }, (_, index) => String(index));
    const answers = await writeAtOnce('refusals', ids);
    expect(answers.filter((answer) => 'refused' in (answer as object))).toHaveLength(3);
    expect(await inSandbox(test, 'refusals').ids()).toHaveLength(7);
    expect(await counts('refusals')).toEqual(['3 of 10']);
  });

  it('that the operation does not have leaves later rules their turn', async () => {
    const { rule, journal } = admin(test, 'other-operation');
    const { body } = await rule({ effect: { outcome: 'N001' }, times: 1 });
    await rule({ effect: { respond: { status: 418 } } });
    await test.http.get('/notes').set('X-Sandbox', 'other-operation').expect(418);
    const by = 'A rule of sandbox other-operation';
    await inSandbox(test, 'other-operation').write('a').expect(201, { refused: 'N001', by });
    await inSandbox(test, 'other-operation').write('a').expect(418);
    const { id } = body as { id: string };
    const skipped = (reason: string) => ({ skippedRules: [{ rule: id, reason }] });
    expect(await journal()).toMatchObject([skipped('times'), { rule: id }, skipped('operation')]);
  });
});
