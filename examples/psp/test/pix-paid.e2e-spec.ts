import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

describe('A Pix', () => {
  beforeAll(() => registerBakery(box));

  it('pays an order to the account of the key', async () => {
    const order = await shop.newOrder(15_075);
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(body.payment).toMatchObject({
      status: 'PAID',
      payee: { name: 'Padaria do Bairro Ltda' },
    });

    const { endToEndId } = body.payment;
    const { data } = await box.spi.client.GET('/spi/transactions/{endToEndId}', {
      params: { path: { endToEndId } },
    });
    expect(data).toMatchObject({ status: 'ACCEPTED', amount: 150.75, creditorIspb: '55667788' });
  });

  it('is paid once if the request is repeated', async () => {
    const order = await shop.newOrder();
    const first = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    const second = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    expect(second.body).toEqual(first.body);
    await expect(box).toHavePaidOnce(first.body.payment.endToEndId);
  });

  it('is paid once if two requests come at the same time', async () => {
    const order = await shop.newOrder();
    const pay = () => shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(one.body.payment.endToEndId).toBe(other.body.payment.endToEndId);
    await expect(box).toHavePaidOnce(one.body.payment.endToEndId);
  });

  it('does not pay an order that is paid by another key', async () => {
    const order = await shop.newOrder();
    await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    await shop.post(`${order}/pix`, { key: '+5511987654321' }).expect(409);
  });
});
