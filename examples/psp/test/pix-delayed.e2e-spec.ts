import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls, { timeoutMs: 2000 });

describe('A Pix whose message is delayed for longer than the time limit of the shop', () => {
  beforeAll(() => registerBakery(box));
  // So the delay does not end during the test, however slow the machine is.
  beforeAll(() => box.clock.freeze());

  it('is sent again with its EndToEndId, and paid once', async () => {
    const delayed = await box.spi.delayNext('PT41S', 'POST /spi/pacs.008');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(await delayed.hits()).toBe(1);
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
  });
});
