import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

describe('A Pix that the SPI rejects', () => {
  beforeAll(() => registerBakery(box));

  it.each(['AM04', 'AC03', 'AB03'] as const)(
    'leaves the order unpaid, with the code %s',
    async (code) => {
      await box.spi.rejectNext(code);
      const order = await shop.newOrder();
      const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(402);
      expect(body.payment).toMatchObject({ status: 'REJECTED', reason: code });
      expect(body).not.toHaveProperty('invoice');
    },
  );

  it('can be followed by another one, with another EndToEndId', async () => {
    await box.spi.rejectNext('AM04');
    const order = await shop.newOrder();
    const rejected = await shop.post(`${order}/pix`, { key: BAKERY }).expect(402);
    const paid = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(paid.body.payment.endToEndId).not.toBe(rejected.body.payment.endToEndId);
    await expect(box).toHavePaidOnce(paid.body.payment.endToEndId);
  });
});
