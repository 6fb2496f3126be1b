const request = require('supertest');
const { Sandbox } = require('./sandbox');
const { createShop } = require('./shop');

describe('The shop', () => {
  const sandbox = new Sandbox();
  const shop = createShop({ spiUrl: sandbox.url('spi') });
  const payment = { method: 'POST', path: '/spi/pacs.008' };
  beforeAll(() => sandbox.setClock('spi', '2030-01-01T12:00:00Z'));
  afterAll(() => sandbox.drop('spi'));

  it('pays an order', async () => {
    const { body } = await request(shop).post('/orders/1/pay').expect(200);
    expect(body).toEqual({ order: '1', status: 'ACCEPTED' });
  });

  it('says why a payment was rejected', async () => {
    await sandbox.addRule('spi', payment, { outcome: 'AM04' });
    const { body } = await request(shop).post('/orders/2/pay').expect(402);
    expect(body).toEqual({ order: '2', status: 'REJECTED', reason: 'AM04' });
  });

  it('does not pay twice if the response of the SPI is lost', async () => {
    await sandbox.addRule('spi', payment, { commitThenDrop: true });
    await request(shop).post('/orders/3/pay').expect(200);
    const verified = await sandbox.verify('spi', {
      match: { ...payment, body: [{ contains: '<EndToEndId>E3<' }] },
      times: 1,
    });
    expect(verified).toMatchObject({ pass: true });
  });

  it('has the time of the sandbox in its payments', async () => {
    const response = await fetch(`${sandbox.url('spi')}/spi/transactions/E1`);
    expect(await response.json()).toMatchObject({ createdAt: '2030-01-01T12:00:00.000Z' });
  });
});
