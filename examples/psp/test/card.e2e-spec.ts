import { useSandbox } from 'payment-simulators/testing';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

const CARD = { pan: '4000000000000001', expiry: '4912', cvv: '123' };

describe('A card', () => {
  it('pays an order', async () => {
    const order = await shop.newOrder(15_075);
    const { body } = await shop.post(`${order}/card`, CARD).expect(200);
    expect(body.payment).toMatchObject({
      status: 'PAID',
      responseCode: '00',
      pan: '400000******0001',
    });

    const { data = [] } = await box.iso8583.client.GET('/admin/cards/{pan}/holds', {
      params: { path: { pan: CARD.pan } },
    });
    expect(data).toMatchObject([{ amount: 15_075, status: 'open' }]);
  });

  it('is charged once if the request is repeated', async () => {
    await box.journal.clear();
    const order = await shop.newOrder();
    const first = await shop.post(`${order}/card`, CARD).expect(200);
    const second = await shop.post(`${order}/card`, CARD).expect(200);
    expect(second.body).toEqual(first.body);
    await expect(box).toHaveReceived({
      service: 'iso8583',
      path: '/iso8583/issuer/authorize',
      times: 1,
    });
  });

  it('does not pay an order that is paid by another card', async () => {
    const order = await shop.newOrder();
    await shop.post(`${order}/card`, CARD).expect(200);
    await shop.post(`${order}/card`, { ...CARD, pan: '5000000000000004' }).expect(409);
  });

  it.each(['05', '51', '54'] as const)('is declined with the code %s', async (code) => {
    await box.iso8583.rejectNext(code);
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/card`, CARD).expect(402);
    expect(body.payment).toMatchObject({ status: 'DECLINED', responseCode: code });
  });

  it('that is declined can be followed by a Pix key that does not exist, and by another card', async () => {
    const order = await shop.newOrder();
    await shop.post(`${order}/card`, { ...CARD, pan: '4000000000001051' }).expect(402);
    await shop.post(`${order}/pix`, { key: 'nobody@example.com' }).expect(422);
    await shop.post(`${order}/card`, CARD).expect(200);
  });
});
