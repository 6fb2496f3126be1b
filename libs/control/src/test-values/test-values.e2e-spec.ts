import 'reflect-metadata';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  inSandbox,
  notes,
  type TestApp,
} from '#libs/testing';

const REFUSED = 'n001@outcome.example';
const MARKED = 'n002@outcome.example';

describe(`Test values on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const turn = (sandbox: string, enabled: unknown) =>
    admin(test, sandbox).call('put', '/test-values', { enabled });
  const noted = async (sandbox: string) => {
    const [last] = (await admin(test, sandbox).journal()) as { testValues?: unknown }[];
    return last?.testValues;
  };

  it('are listed with the operations and fields that take them, and are on', async () => {
    const { body } = await admin(test, 'listed').call('get', '/test-values').expect(200);
    const fields = [{ operation: 'POST /notes/{id}/{text}', field: 'id' }];
    expect(body).toEqual({
      enabled: true,
      values: [
        { value: REFUSED, outcome: 'N001', meaning: 'The note is refused', fields },
        {
          value: MARKED,
          outcome: 'N002',
          meaning: 'The note is stored with the text N002',
          fields,
        },
      ],
    });
    await admin(test, 'listed').call('get', '/sandboxes/listed').expect(404);
  });

  it('request an outcome without a rule, each time, and the journal says so', async () => {
    const { write, ids } = inSandbox(test, 'effects');
    const refused = { refused: 'N001', by: `The test value ${REFUSED}` };
    await write(REFUSED).expect(201, refused);
    expect(await noted('effects')).toEqual([{ value: REFUSED }]);
    await write('N001@Outcome.Example').expect(201, refused);
    await write(MARKED).expect(201, { stored: true, mark: 'N002' });
    expect(await noted('effects')).toEqual([{ value: MARKED }]);
    expect(await ids()).toEqual([MARKED]);
    await write('other').expect(201, { stored: true });
    expect(await noted('effects')).toBeUndefined();
  });

  it('have no effect on a repeat, which the journal calls unused', async () => {
    const { write } = inSandbox(test, 'repeats');
    await write(MARKED).expect(201, { stored: true, mark: 'N002' });
    await write(MARKED).expect(201, { stored: false });
    expect(await noted('repeats')).toEqual([{ value: MARKED, reason: 'unused' }]);
  });

  it('that the operation does not have are values like any other, and the journal names the nearest', async () => {
    const { write } = inSandbox(test, 'unknown');
    const value = 'n009@outcome.example';
    await write(value).expect(201, { stored: true });
    expect(await noted('unknown')).toEqual([{ value, reason: 'unknown', nearest: REFUSED }]);
  });

  it('come after rules, and count no hit', async () => {
    const { rule, call } = admin(test, 'rules');
    const { write } = inSandbox(test, 'rules');
    await rule({ name: 'first', effect: { outcome: 'N001' }, times: 1 });
    await write(MARKED).expect(201, { refused: 'N001', by: 'A rule of sandbox rules' });
    expect(await noted('rules')).toEqual([{ value: MARKED, reason: 'unused' }]);
    await write(MARKED).expect(201, { stored: true, mark: 'N002' });
    const { body } = await call('get', '/rules/first').expect(200);
    expect(body).toMatchObject({ matched: 2, hits: 1 });
  });

  it('come after a rule with an outcome that is taken later', async () => {
    const { rule } = admin(test, 'later');
    await rule({ effect: { outcome: 'N002' } });
    await inSandbox(test, 'later').write(REFUSED).expect(201, { stored: true, mark: 'N002' });
  });

  it('can be turned off and on in each sandbox', async () => {
    const { write } = inSandbox(test, 'off');
    const { body } = await turn('off', false).expect(200);
    expect(body).toMatchObject({ enabled: false });
    await write(REFUSED).expect(201, { stored: true });
    expect(await noted('off')).toEqual([{ value: REFUSED, reason: 'off' }]);
    await inSandbox(test, 'not-off').write(MARKED).expect(201, { stored: true, mark: 'N002' });
    await turn('off', true).expect(200);
    await write(REFUSED).expect(201, { refused: 'N001', by: `The test value ${REFUSED}` });
  });

  it('are turned off in a snapshot too, and on by a reset', async () => {
    const { call } = admin(test, 'kept');
    const isOn = async () =>
      ((await call('get', '/test-values').expect(200)).body as { enabled: boolean }).enabled;
    await turn('kept', false).expect(200);
    await call('post', '/sandboxes/kept/snapshots/off').expect(201);
    await turn('kept', true).expect(200);
    await call('post', '/sandboxes/kept/snapshots/off/restore').expect(200);
    expect(await isOn()).toBe(false);
    await call('post', '/reset').expect(200);
    expect(await isOn()).toBe(true);
  });

  it.each([undefined, null, 'false', 0])('are not changed by enabled: %j', async (enabled) => {
    const { body } = await turn('invalid', enabled).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer: '/enabled' }] });
  });
});
