import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box, { timeoutMs: 2000 });

describe('A Pix whose message is still on its way when the time limit of the shop is over', () => {
  beforeAll(() => registerBakery(box));
  beforeAll(() => box.clock.freeze());

  it('is paid once, although the SPI gets two messages', async () => {
    await box.spi.delayNext('PT41S', 'POST /spi/pacs.008');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(body.payment.status).toBe('PAID');

    await box.clock.advance('PT41S');
    await expect(box).toHaveReceived({
      service: 'spi',
      method: 'POST',
      path: '/spi/pacs.008',
      times: 2,
    });
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
  });
});
