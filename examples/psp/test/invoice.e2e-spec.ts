import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

describe('The invoice', () => {
  beforeAll(() => registerBakery(box));

  it('that is rejected leaves the order paid, and is issued when it is requested again', async () => {
    await box.nfse.rejectNext('E0014');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(body).toMatchObject({
      payment: { status: 'PAID' },
      invoice: { status: 'REJECTED', code: 'E0014' },
    });

    const again = await shop.post(`${order}/invoice`).expect(200);
    expect(again.body.invoice).toMatchObject({
      status: 'ISSUED',
      accessKey: expect.stringMatching(/^\d{50}$/),
    });
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
  });

  it('is issued once if the answer is lost', async () => {
    await box.nfse.loseNextAnswer('POST /nfse/issue');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(body.invoice).toEqual({ status: 'UNKNOWN' });
    await shop.post(`${order}/invoice`).expect(200);
    await shop.post(`${order}/invoice`).expect(200);

    const { data = [] } = await box.nfse.client.GET('/nfse');
    expect(data.filter(({ reference }) => order.endsWith(`/${reference}`))).toHaveLength(1);
  });

  it('is not issued for an order that is not paid', async () => {
    const order = await shop.newOrder();
    await shop.post(`${order}/invoice`).expect(409);
  });
});
