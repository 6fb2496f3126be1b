import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls, { settlement: 'later' });

/** The bank of the bakery has a system of its own, which does not answer. */
const SILENT_BANK = { ispb: '55667788', player: 'CLIENT' } as const;

describe('A Pix that the bank of the payee does not accept in time', () => {
  beforeAll(() => registerBakery(box));
  beforeAll(() => box.spi.client.POST('/__admin/participants', { body: SILENT_BANK }));
  beforeEach(() => box.clock.freeze());

  it('is neither paid nor rejected for 39 seconds', async () => {
    const order = await shop.newOrder();
    await shop.post(`${order}/pix`, { key: BAKERY }).expect(202);
    await box.clock.advance('PT39S');
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(202);
    expect(body.payment.status).toBe('UNKNOWN');
  });

  it('is rejected with AB03 after 40 seconds, and then the card may be charged', async () => {
    const order = await shop.newOrder();
    await shop.post(`${order}/pix`, { key: BAKERY }).expect(202);
    await box.clock.advance('PT40S');
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(402);
    expect(body.payment).toMatchObject({ status: 'REJECTED', reason: 'AB03' });

    await shop
      .post(`${order}/card`, { pan: '4000000000000001', expiry: '4912', cvv: '123' })
      .expect(200);
  });
});
