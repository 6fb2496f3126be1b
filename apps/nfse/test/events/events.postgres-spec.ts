import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { PROVIDER } from '../issuer';
import { CUSTOMER, eventsIn, REASON } from './events-client';

const CANCEL = { cMotivo: '1', xMotivo: REASON };
const BLOCK = { event: 'block', blocks: 'cancellation', reason: REASON };

describe('Events on two instances', () => {
  let data: TestData;
  let instances: readonly [TestApp, TestApp];
  beforeAll(async () => {
    data = await createTestData();
    const small = { DATABASE_POOL_SIZE: '1' };
    instances = [await createTestApp(nfse, small, data), await createTestApp(nfse, small, data)];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await data.remove();
  });
  const clients = async (sandbox: string) => {
    const [one, other] = instances.map((instance) => eventsIn(instance, `two-${sandbox}`));
    if (one === undefined || other === undefined) throw new Error('There are two instances.');
    await one.freeze();
    return [one, other] as const;
  };

  it('accepts exactly one of two events that exclude each other', async () => {
    const [one, other] = await clients('exclusive');
    for (let round = 0; round < 12; round += 1) {
      const key = await one.newInvoice();
      const answers = await Promise.all([
        one.party(key, '101101', PROVIDER, CANCEL),
        other.party(key, '203202', CUSTOMER),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      const registered = await other.events(key);
      expect(registered).toHaveLength(1);
      const isCancelled = registered[0]?.type === '101101';
      expect(await one.status(key)).toBe(isCancelled ? 'cancelled' : 'authorized');
      const refused = answers.find(({ status }) => status === 400);
      const code = isCancelled ? 'E0861' : 'E0840';
      expect(refused?.body).toMatchObject({ erro: [{ codigo: code }] });
    }
  });

  it('accepts exactly one of a replacement and a block of it', async () => {
    const [one, other] = await clients('replaced');
    for (let round = 0; round < 6; round += 1) {
      const key = await one.newInvoice();
      const [replaced, blocked] = await Promise.all([
        one.substitute(key, { service: { description: 'Suporte' } }),
        other.desk(key, { ...BLOCK, blocks: 'substitution' }),
      ]);
      expect([replaced.status, blocked.status].toSorted()).toEqual([201, 422]);
      const code = replaced.status === 201 ? 'E1965' : 'E0076';
      expect(replaced.status === 201 ? blocked.body : replaced.body).toMatchObject({ code });
    }
  });

  it('numbers events of the same type without a gap', async () => {
    const [one, other] = await clients('numbers');
    const key = await one.newInvoice();
    const blocks = ['cancellation', 'substitution', 'cancellation-granted', 'cancellation-denied'];
    const answers = await Promise.all(
      blocks.map((each, index) =>
        (index % 2 === 0 ? one : other).desk(key, { ...BLOCK, blocks: each }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const sequences = (await one.events(key)).map(({ sequence }) => sequence);
    expect(sequences.toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('confirms each invoice tacitly once', async () => {
    const [one, other] = await clients('tacit');
    await one.parameters({ tacitConfirmationAfterHours: 24 });
    const keys = [await one.newInvoice(), await one.newInvoice(), await one.newInvoice()];
    await Promise.all([one.advance('P200D'), other.advance('P165D')]);
    for (const key of keys) {
      expect((await other.events(key)).map(({ type, sequence }) => [type, sequence])).toEqual([
        ['205204', 1],
      ]);
    }
  });
});
