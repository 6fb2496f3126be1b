import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

describe('A Pix key', () => {
  beforeAll(() => registerBakery(box));
  afterEach(() => expect(box).toHaveReceived({ service: 'spi', path: '/spi/pacs.008', times: 0 }));

  it('that is not in DICT pays nothing', async () => {
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: 'nobody@example.com' }).expect(422);
    expect(body).toMatchObject({ code: 'KEY_NOT_FOUND' });
  });

  it.each(['ENTRY_BLOCKED', 'FORBIDDEN'] as const)(
    'that DICT refuses with %s pays nothing',
    async (code) => {
      await box.dict.rejectNext(code);
      const order = await shop.newOrder();
      const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(422);
      expect(body).toMatchObject({ code });
    },
  );

  it.each(['RATE_LIMITED', 'SERVICE_UNAVAILABLE'] as const)(
    'can be tried again after %s',
    async (code) => {
      await box.dict.rejectNext(code);
      const order = await shop.newOrder();
      await shop.post(`${order}/pix`, { key: BAKERY }).expect(503);
      const { body } = await shop.get(order);
      expect(body).not.toHaveProperty('payment');
    },
  );
});
