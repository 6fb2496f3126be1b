import 'reflect-metadata';
import { withCryptogram, writeChipTags } from '#libs/card-security';
import { type cardHost, isoMessage } from './card-host';
import { useTwoInstances } from './two-instances';

const PAN = '4000000000000001';
const REQUESTS = 20;

describe.each(['1', '10'])(
  'Tokens and scripts of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const { sides, atOnce } = useTwoInstances(poolSize);
    const create = async (side: ReturnType<typeof cardHost>) =>
      side.post('/admin/tokens', { pan: PAN, requestorId: '40010030273' });

    it('creates tokens with different numbers, up to the limit', async () => {
      const answers = await atOnce('tokens', 30, create);
      const numbers = answers
        .filter(({ status }) => status === 201)
        .map(({ body }) => (body as { token: string }).token);
      expect(numbers).toHaveLength(20);
      expect(new Set(numbers).size).toBe(20);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    });

    it('accepts each counter of a token once', async () => {
      const [here] = sides('counter');
      const { token } = (await create(here)).body as { token: string };
      const emv = writeChipTags({ '9F36': '0007' });
      const answers = await atOnce('counter', REQUESTS, (side) =>
        side.authorize({
          ...isoMessage('0100', { '2': token, '22': '071', '55': emv }),
          complete: false,
        }),
      );
      expect(answers.filter(({ approved }) => approved)).toHaveLength(1);
    });

    it('sends a script once that many payments could carry', async () => {
      const [here] = sides('scripts');
      await here.put('/admin/host', { security: { chip: 'check' } }).expect(200);
      await here.post(`/admin/cards/${PAN}/scripts`, { kind: 'pin-unblock' }).expect(201);
      const data = await Promise.all(
        Array.from({ length: REQUESTS }, async (_, index) => {
          const body = { pan: PAN, amount: 1_000, atc: index + 1 };
          const made = await here.post('/iso8583/tools/arqc', body);
          const { emv, arqc } = made.body as { emv: string; arqc: string };
          return withCryptogram(emv, arqc);
        }),
      );
      const answers = await atOnce('scripts', REQUESTS, (side, index) =>
        side.authorize({ ...isoMessage('0100', { '55': data[index] ?? '' }), complete: false }),
      );
      const carried = answers.filter(({ fields }) => (fields['55'] ?? '').includes('9F1804'));
      // Those with a counter that is too low are declined; each response to a right cryptogram can carry it.
      expect(carried).toHaveLength(1);
      const scripts = await here.get<object[]>(`/admin/cards/${PAN}/scripts`);
      expect(scripts).toMatchObject([{ status: 'sent' }]);
    });
  },
);
