import 'reflect-metadata';
import { isDeepStrictEqual as isSame } from 'node:util';
import supertest from 'supertest';
import { createTestData, databaseUnderTest, Dice, frozenAt } from '#libs/testing';
import { request as invoice } from '../../apps/nfse/test/issuer';
import { addressVariable } from '../../apps/suite/src/start-order';
import { startSuiteUnderTest, type SuiteUnderTest } from '../suite/suite-under-test';
import { clientsOf, withStatus } from './clients';
import { startRoundRobinProxy, type RoundRobinProxy } from '../suite/round-robin-proxy';
import { Killable } from './killable';

const OLDER = '2999-03-01T12:00:00.000Z';
const NEWER = '2999-03-02T12:00:00.000Z';
const VICTIMS = ['suite', 'dict', 'suite', 'nfse', 'suite', 'dict'] as const;
const SEED = 1;
const KEY = {
  ...{ keyType: 'EMAIL', accountId: 'a-1', ispb: '12345678', branch: '0001' },
  ...{ accountNumber: '1', accountType: 'CHECKING', holderName: 'Joao Souza' },
};
/** The last two are possible while a request of the killed suite control is still under way in a service. */
const REFUSALS = [
  ...['SNAPSHOT_PARTS_DIFFER', 'SNAPSHOT_INCOMPLETE'],
  ...['SNAPSHOT_OF_ANOTHER_SAVE', 'SNAPSHOT_NOT_FOUND'],
];

type Victim = (typeof VICTIMS)[number];

/** When a process is killed: some time after two services together have received this many requests of the save. */
interface Moment {
  readonly requests: number;
  /** A part of the time that an earlier save has taken from this request to the next. */
  readonly restMs: number;
}

/** DICT, NFS-e and the suite control run in processes of their own, the other services in this process. */
describe(`A save of all services whose process is killed, on ${databaseUnderTest}`, () => {
  let suite: SuiteUnderTest;
  let killable: Readonly<Record<Victim, Killable>>;
  let proxies: readonly [RoundRobinProxy, RoundRobinProxy];
  let addresses: SuiteUnderTest['addresses'];
  beforeAll(async () => {
    suite = await startSuiteUnderTest();
    const settings = { LOG_LEVEL: 'silent' };
    const dict = await Killable.start('dict', await createTestData(), settings);
    const nfse = await Killable.start('nfse', await createTestData(), settings);
    proxies = [
      await startRoundRobinProxy([dict.address]),
      await startRoundRobinProxy([nfse.address]),
    ];
    addresses = { ...suite.addresses, dict: proxies[0].address, nfse: proxies[1].address };
    const variables = Object.entries(addresses).map(([name, address]) => [
      addressVariable({ name }),
      address,
    ]);
    const known = { ...settings, ...(Object.fromEntries(variables) as Record<string, string>) };
    killable = { suite: await Killable.start('suite', await createTestData(), known), dict, nfse };
  });
  afterAll(async () => {
    for (const service of Object.values(killable)) await service.close();
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await suite.close();
  });

  const inSandbox = (name: string) => {
    const control = { http: supertest(killable.suite.address) };
    const clients = clientsOf({ control, addresses }, name);
    const snapshot = `/sandboxes/${name}/snapshots/s`;
    return {
      ...clients,
      /** One more key and one more invoice, and this time in all services. */
      write: async (now: string) => {
        await clients.control('put', '/clock', frozenAt(now)).expect(withStatus(200));
        const key = { ...KEY, keyValue: `at-${String(Date.parse(now))}@example.com` };
        await clients.at('dict', 'post', '/dict/keys', key).expect(withStatus(201));
        const issued = invoice({ reference: now });
        await clients.at('nfse', 'post', '/nfse/issue', issued).expect(withStatus(201));
      },
      state: async () => {
        const keys = await clients.at('dict', 'get', '/dict/keys').expect(withStatus(200));
        const invoices = await clients.at('nfse', 'get', '/nfse').expect(withStatus(200));
        return {
          keys: (keys.body as unknown[]).length,
          invoices: (invoices.body as unknown[]).length,
          clocks: await clients.each('/__admin/clock'),
        };
      },
      save: () => clients.control('post', snapshot),
      restore: (into: string) => clients.control('post', `${snapshot}/restore`, { into }),
    };
  };

  const onRequest = (listener: () => void): void => {
    for (const proxy of proxies) {
      proxy.lose(() => {
        listener();
        return 'none';
      });
    }
  };

  /** When the two services receive each request of a save. */
  const requestsOf = async (save: () => PromiseLike<unknown>): Promise<readonly number[]> => {
    const times: number[] = [];
    onRequest(() => times.push(performance.now()));
    await save();
    onRequest(() => undefined);
    return times;
  };

  /** @returns the answer of the save; undefined if the suite control was killed before it answered */
  const killedDuring = async (
    save: () => PromiseLike<supertest.Response>,
    { requests, restMs }: Moment,
    victim: Killable,
  ): Promise<supertest.Response | undefined> => {
    let received = 0;
    let killed: Promise<void> | undefined;
    const kill = (): Promise<void> => (killed ??= victim.kill());
    onRequest(() => {
      received += 1;
      if (received === requests) setTimeout(() => void kill(), restMs);
    });
    const answer = await save().then(
      (response) => response,
      (error: unknown) => {
        if (victim !== killable.suite) throw error;
        return undefined;
      },
    );
    onRequest(() => undefined);
    await kill();
    return answer;
  };

  /** How the snapshot was restored into a sandbox: the state that this has then, or the code of the refusal. */
  const restoredState = async (name: string, into: string): Promise<unknown> => {
    const { status, body } = await inSandbox(name).restore(into);
    if (status === 200) return inSandbox(into).state();
    const { code } = body as { code: string };
    if (!REFUSALS.includes(code)) return { status, body: body as unknown };
    await inSandbox(into).control('get', `/sandboxes/${into}`).expect(withStatus(404));
    return code;
  };

  /** @returns what a client finds after one kill, and what it may find */
  const round = async (name: string, victim: Victim, dice: Dice) => {
    const { write, state, save } = inSandbox(name);
    await write(OLDER);
    const older = await state();
    await save().expect(withStatus(201));
    const times = await requestsOf(() => save().expect(withStatus(201)));
    await write(NEWER);
    const newer = await state();
    const moment = momentIn(times, dice);
    const answer = await killedDuring(save, moment, killable[victim]);
    await killable[victim].start();
    const found = await restoredState(name, `${name}-copy`);
    const legal = legalAfter(answer, { older, newer });
    return { name, victim, moment, newer, found, legal, answer: answer?.text };
  };

  it('is restored whole, older or newer, or refused, and can be made again', async () => {
    const dice = new Dice(SEED);
    const rounds = [];
    for (const [index, victim] of VICTIMS.entries()) {
      rounds.push(await round(`killed-${String(index)}`, victim, dice));
    }
    expect(rounds.filter(({ found, legal }) => !legal.some((each) => isSame(each, found)))).toEqual(
      [],
    );
    // All at once, because the holds of a killed suite control last up to 30 s.
    const again = rounds.map(async ({ name, newer }) => {
      await inSandbox(name).save().expect(withStatus(201));
      expect(await restoredState(name, name)).toEqual(newer);
    });
    await Promise.all(again);
  });
});

/** What a restore may lead to, by the answer of the save. */
function legalAfter(
  answer: supertest.Response | undefined,
  { older, newer }: { readonly older: unknown; readonly newer: unknown },
): readonly unknown[] {
  if (answer === undefined) return [older, newer, ...REFUSALS];
  if (answer.status === 201) return [newer];
  const { code } = answer.body as { code: string };
  if (code === 'SERVICE_FAILED') return [older];
  return code === 'CHANGE_INCOMPLETE' ? [older, newer, ...REFUSALS] : [];
}

/** Any moment of a save between its first and its last request to the two services. */
function momentIn(times: readonly number[], dice: Dice): Moment {
  const requests = 1 + dice.below(times.length - 1);
  const gapMs = (times[requests] ?? 0) - (times[requests - 1] ?? 0);
  return { requests, restMs: (gapMs * dice.below(100)) / 100 };
}
