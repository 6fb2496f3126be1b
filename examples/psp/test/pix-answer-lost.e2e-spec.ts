import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

const PACS008 = { service: 'spi', method: 'POST', path: '/spi/pacs.008' } as const;

describe('A Pix without an answer of the SPI', () => {
  beforeAll(() => registerBakery(box));
  beforeEach(() => box.journal.clear());
  afterEach(() => box.spi.removeRules());

  it('is paid once if the SPI has carried it out', async () => {
    await box.spi.loseNextAnswer('POST /spi/pacs.008');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
    await expect(box).toHaveReceived({ ...PACS008, times: 1 });
  });

  it('is sent again with its EndToEndId if the SPI has not received it', async () => {
    await box.spi.breakNext('POST /spi/pacs.008');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
    await expect(box).toHaveReceived({ ...PACS008, times: 2 });
  });

  it('stays unknown while the SPI is down, and is paid once afterwards', async () => {
    const down = await box.spi.addRule({
      match: { path: '/spi/**' },
      effect: { respond: { status: 503 } },
    });
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(202);
    expect(body.payment.status).toBe('UNKNOWN');
    await shop
      .post(`${order}/card`, { pan: '4000000000000001', expiry: '4912', cvv: '123' })
      .expect(409);

    await down.remove();
    await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
  });
});
