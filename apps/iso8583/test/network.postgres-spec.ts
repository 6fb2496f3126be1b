import 'reflect-metadata';
import { addDays } from '#libs/kernel';
import { isoMessage, type Answer } from './card-host';
import { useTwoInstances } from './two-instances';

const REQUESTS = 20;

describe.each(['1', '10'])(
  'The network of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const pair = useTwoInstances(poolSize);

    const side = (index: number, sandbox: string) => {
      const host = pair.sides(sandbox)[index % 2 === 0 ? 0 : 1];
      const send = async (
        fields: Readonly<Record<string, string>>,
        mti = '0800',
      ): Promise<Answer> =>
        (
          await host
            .post('/iso8583/issuer/network', {
              mti,
              fields: { '7': '1121120000', '11': '000001', '32': '00000000001', ...fields },
            })
            .expect(200)
        ).body as Answer;
      const pay = () => host.authorize({ ...isoMessage('0100', {}), complete: false });
      return { ...host, send, pay };
    };
    const stan = (index: number): string => String(index + 1).padStart(6, '0');
    const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: REQUESTS }, (_, index) => work(index)));

    it('shows a sign-off on one to the next payment on the other', async () => {
      for (let round = 0; round < 6; round += 1) {
        const [here, there] = [side(round, 'signs'), side(round + 1, 'signs')];
        await here.send({ '70': '002' });
        expect((await there.pay()).responseCode).toBe('91');
        await there.send({ '70': '001' });
        expect((await here.pay()).responseCode).toBe('00');
      }
    });

    it('counts each of many cutovers at both once', async () => {
      const { get } = side(0, 'cutovers');
      const first = await side(0, 'cutovers').send({ '70': '201', '11': '999999' });
      const dateOf = async (): Promise<string> =>
        (await get<{ settlementDate: string }[]>('/admin/network'))[0]?.settlementDate ?? '';
      const before = await dateOf();
      expect(before.slice(5).replace('-', '')).toBe(first.fields['15']);
      const answers = await atOnce((index) =>
        side(index, 'cutovers').send({ '70': '201', '11': stan(index) }),
      );
      expect(new Set(answers.map(({ fields }) => fields['15'])).size).toBe(REQUESTS);
      expect(await dateOf()).toBe(addDays(before, REQUESTS));
    });

    it('gives the same key to a message that arrives at both at once', async () => {
      const answers = await atOnce((index) =>
        side(index, 'keys').send({ '70': '161' }, index === 0 ? '0800' : '0801'),
      );
      expect(answers.every(({ responseCode }) => responseCode === '00')).toBe(true);
      expect(new Set(answers.map(({ fields }) => fields['48'])).size).toBe(1);
    });

    it('answers payments and sign-ons of the same institution at the same time', async () => {
      const answers = await atOnce((index) =>
        index % 3 === 0
          ? side(index, 'mixed').send({ '70': '001', '11': stan(index) })
          : side(index, 'mixed').pay(),
      );
      expect(new Set(answers.map(({ responseCode }) => responseCode))).toEqual(new Set(['00']));
    });
  },
);
