import { frozenAt, type TestApp } from '#libs/testing';
import { institution, NOW, type Institution } from './institution';

export const ALICE = '11111111';
export const BOB = '22222222';
export const CAROL = '33333333';

/** How a test reaches the service. */
export type Reached = Pick<TestApp, 'address' | 'http'>;

/** Three participants in a new sandbox, whose clock stands still. */
export async function participantsIn(test: Reached, sandbox: string) {
  const control = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
    test.http[method](`/__admin${path}`).set('X-Sandbox', sandbox);
  await control('put', '/clock').send(frozenAt(NOW)).expect(200);
  const all = [ALICE, BOB, CAROL].map((ispb) => institution(test, sandbox, ispb));
  for (const each of all) expect(await each.news()).toEqual([]);
  const [alice, bob, carol] = all as [Institution, Institution, Institution];
  return {
    sandbox,
    control,
    alice,
    bob,
    carol,
    advance: (duration: string) =>
      control('post', '/clock/advance').send({ by: duration }).expect(200),
    /** Of Alice and Bob. */
    balances: async () => {
      const found: string[] = [];
      for (const ispb of [ALICE, BOB]) {
        const { body } = await control('get', `/participants/${ispb}`).expect(200);
        found.push((body as { balance: string }).balance);
      }
      return found;
    },
    transaction: async (id: string) => {
      const { body } = await test.http
        .get(`/spi/transactions/${id}`)
        .set('X-Sandbox', sandbox)
        .expect(200);
      return body as Record<string, unknown>;
    },
  };
}

export type Participants = Awaited<ReturnType<typeof participantsIn>>;
