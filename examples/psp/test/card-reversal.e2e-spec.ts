import { useSandbox } from 'payment-simulators/testing';
import { startShop } from './start-shop';

const box = useSandbox({ services: ['spi', 'dict', 'nfse', 'iso8583'] });
const shop = startShop(box.urls);

const CARD = { pan: '4000000000000001', expiry: '4912', cvv: '123' };
const AUTHORIZE = 'POST /iso8583/issuer/authorize';
const REVERSAL = { service: 'iso8583', method: 'POST', path: '/iso8583/issuer/reversal' } as const;

async function openHolds(): Promise<number> {
  const params = { path: { pan: CARD.pan } };
  const { data = [] } = await box.iso8583.client.GET('/admin/cards/{pan}/holds', { params });
  return data.filter(({ status }) => status === 'open').length;
}

describe('An authorization without an answer', () => {
  beforeEach(() => box.journal.clear());
  afterEach(() => box.iso8583.removeRules());

  it('is reversed, so that nothing of the limit stays reserved', async () => {
    await box.iso8583.loseNextAnswer(AUTHORIZE);
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/card`, CARD).expect(402);
    expect(body.payment.status).toBe('REVERSED');
    expect(await openHolds()).toBe(0);
    await expect(box).toHaveReceived({ ...REVERSAL, times: 1 });
  });

  it('is reversed again if the answer of the reversal is lost too', async () => {
    await box.iso8583.loseNextAnswer(AUTHORIZE);
    await box.iso8583.loseNextAnswer('POST /iso8583/issuer/reversal');
    const order = await shop.newOrder();
    const { body } = await shop.post(`${order}/card`, CARD).expect(402);
    expect(body.payment.status).toBe('REVERSED');
    expect(await openHolds()).toBe(0);
    await expect(box).toHaveReceived({ ...REVERSAL, times: 2 });
  });

  it('is reversed before another card is charged, also if the issuer was down in between', async () => {
    await box.iso8583.loseNextAnswer(AUTHORIZE);
    const down = await box.iso8583.addRule({
      match: { path: '/iso8583/issuer/reversal' },
      effect: { respond: { status: 503 } },
    });
    const order = await shop.newOrder();
    await shop.post(`${order}/card`, CARD).expect(202);
    expect(await openHolds()).toBe(1);

    await down.remove();
    const { body } = await shop
      .post(`${order}/card`, { ...CARD, pan: '5000000000000004' })
      .expect(200);
    expect(body.payment).toMatchObject({ status: 'PAID', pan: '500000******0004' });
    expect(await openHolds()).toBe(0);
  });
});
