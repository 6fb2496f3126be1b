import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { dpsOf, sefinIn } from './sefin-client';

const LAST = '999999999999999';
const SERIES = { series: '900' };

describe(`The number of a DPS on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  it('is the first free one when the last legal one is used', async () => {
    const { freeze, send, issue, later, advance, list } = sefinIn(test, 'last-number');
    await freeze();
    for (const number of ['1', '3', LAST]) await send(dpsOf(number)).expect(201);
    await later(SERIES);
    await advance('PT5S');
    expect(await issue(SERIES)).toMatchObject({ dpsNumber: 4 });
    expect(await list()).toMatchObject([{}, { status: 'authorized', dpsNumber: 2 }, {}, {}, {}]);
    await send(dpsOf('5')).expect(201);
    const issued = await Promise.all([1, 2, 3].map(() => issue(SERIES)));
    expect(issued.map(({ dpsNumber }) => dpsNumber).toSorted()).toEqual([6, 7, 8]);
    expect(await issue({ series: '901' })).toMatchObject({ dpsNumber: 1 });
  });

  it('is not one that waits to be authorized', async () => {
    const { freeze, send, issue, requestOutcome, advance, list } = sefinIn(test, 'pending-number');
    await freeze();
    await send(dpsOf('1')).expect(201);
    await requestOutcome('LATE_AUTHORIZATION', '/SefinNacional/nfse');
    expect((await send(dpsOf('2'))).status).toBe(504);
    expect(await issue(SERIES)).toMatchObject({ dpsNumber: 3 });
    await advance('PT24H');
    expect(await list()).toMatchObject([
      { dpsNumber: 3 },
      { status: 'authorized', dpsNumber: 2 },
      { dpsNumber: 1 },
    ]);
  });

  it('can be sent again when its invoice was rejected', async () => {
    const { freeze, send, requestOutcome, advance, list, call } = sefinIn(test, 'rejected-number');
    await freeze();
    await requestOutcome('LATE_AUTHORIZATION', '/SefinNacional/nfse');
    await send(dpsOf('7'));
    const inactive = { municipalities: [{ code: '3550308', isActive: false }] };
    await call('post', '/parameters', inactive).expect(201);
    await advance('PT24H');
    expect(await list()).toMatchObject([{ status: 'rejected' }]);
    await call('delete', '/parameters').expect(204);
    await send(dpsOf('7')).expect(201);
    expect((await send(dpsOf('7'))).body).toMatchObject({ erros: [{ codigo: 'E0014' }] });
  });
});
