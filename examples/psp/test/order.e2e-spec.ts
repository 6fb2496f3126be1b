import { useSandbox } from 'payment-simulators/testing';
import { BAKERY, registerBakery } from './bakery';
import { startShop } from './start-shop';

const box = useSandbox({ clock: '2027-03-01T12:00:00Z' });
const shop = startShop(box.urls);

describe('An order from the key to the invoice', () => {
  beforeAll(() => registerBakery(box));

  it('leaves books that balance, after every failure on the way', async () => {
    await box.dict.rejectNext('SERVICE_UNAVAILABLE');
    await box.spi.loseNextAnswer('POST /spi/pacs.008');
    await box.nfse.rejectNext('E0014');
    const order = await shop.newOrder(99_990);

    await shop.post(`${order}/pix`, { key: BAKERY }).expect(503);
    const { body } = await shop.post(`${order}/pix`, { key: BAKERY }).expect(200);
    await shop.post(`${order}/invoice`).expect(200);

    const { payment, invoice } = (await shop.get(order)).body;
    expect([payment.status, invoice.status]).toEqual(['PAID', 'ISSUED']);
    await expect(box).toHavePaidOnce(body.payment.endToEndId);
    await expect(box).toHaveBalancedBooks();
  });
});
