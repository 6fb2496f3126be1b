import 'reflect-metadata';
import {
  createDatabaseProxy,
  createTestApp,
  databaseUnderTest,
  frozenAt,
  type DatabaseProxy,
} from '#libs/testing';
import { PAYMENTS } from '../../apps/openfinance/test/payments/payer';
import { spi } from '../../apps/spi/src/spi.app';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const PACS008 = { method: 'POST', path: '/spi/pacs.008' };
const LOOK_UP = { method: 'GET', path: '/spi/transactions/*' };
const HTML = { status: 200, body: '<html><body>Manutenção</body></html>' };
const SLOW = { delay: { fixedMs: 1_000, clock: 'sandbox' } };
const TIMEOUT_MS = '2500';
/** The SPI has taken the payment, though nobody heard so. */
const TAKEN = ['ACCEPTED 150'];

describe(`Payments whose answer of the SPI is lost on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank({ SPI_TIMEOUT_MS: TIMEOUT_MS });
  });
  afterAll(() => apps.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return payingIn(apps, `faults-${String(sandboxes)}`);
  };

  it.each<readonly [string, object, readonly string[]]>([
    ['the connection breaks after the SPI has stored it', { commitThenDrop: true }, TAKEN],
    ['the response is cut off', { truncate: { bodyBytes: 40 } }, TAKEN],
    ['the connection is reset', { reset: true }, []],
    ['the connection is closed without a response', { empty: true }, []],
    ['the SPI answers 503', { respond: { status: 503 } }, []],
    ['the SPI answers 500', { respond: { status: 500, body: 'null' } }, []],
    ['the SPI answers 429', { respond: { status: 429, body: '{"code":"RATE_LIMITED"}' } }, []],
    ['the SPI answers 302', { respond: { status: 302, headers: { Location: '/' } } }, []],
    ['the SPI answers with something else', { respond: HTML }, []],
    ['the SPI answers with nothing', { respond: { status: 200 } }, []],
  ])('are PDNG, then ACSC, and paid once: %s', async (_, effect, inSpi) => {
    const { spi, pay, patch, advance, look, booked, unsound } = await fresh();
    await spi.rule({ match: PACS008, effect, times: 1 });
    const { paymentId } = await pay();
    await advance('PT2S');
    const waiting = { status: 'PDNG', taken: 15_000, blocked: 15_000 };
    expect(await look(paymentId)).toEqual({ ...waiting, inSpi });
    await patch(`${PAYMENTS}/${paymentId}`).expect(422);
    await advance('PT4.999S');
    expect(await look(paymentId)).toEqual({ ...waiting, inSpi });
    await advance('PT0.001S');
    expect(await look(paymentId)).toMatchObject({ status: 'ACPD', inSpi: TAKEN });
    await advance('PT1S');
    const paid = { status: 'ACSC', taken: 15_000, blocked: 0, inSpi: TAKEN };
    expect(await look(paymentId)).toEqual(paid);
    await advance('P1D');
    expect(await look(paymentId)).toEqual(paid);
    expect(await booked(paymentId)).toEqual(['DEBITO 150.00']);
    expect(await unsound()).toEqual([]);
  });

  it('wait longer after each attempt, and are paid when the lookup works again', async () => {
    const { spi, pay, advance, look, booked, unsound } = await fresh();
    await spi.rule({ match: PACS008, effect: { commitThenDrop: true }, times: 1 });
    await spi.rule({ name: 'down', match: LOOK_UP, effect: { respond: { status: 503 } } });
    const { paymentId } = await pay();
    await advance('P2D');
    expect(await look(paymentId)).toMatchObject({ status: 'PDNG', blocked: 15_000, inSpi: TAKEN });
    const asked = await spi.journal('?path=/spi/transactions/*');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(60);
    await spi.call('delete', '/rules/down').expect(204);
    await advance('P1D');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', blocked: 0, inSpi: TAKEN });
    expect(await booked(paymentId)).toEqual(['DEBITO 150.00']);
    expect(await unsound()).toEqual([]);
  });

  describe('because the SPI is slower than SPI_TIMEOUT_MS', () => {
    it.each<readonly [string, object, object]>([
      ['are paid once', {}, { status: 'ACSC', taken: 15_000, inSpi: TAKEN }],
      [
        'are RJCT if the SPI has rejected them in the meantime',
        { outcome: 'AM02' },
        { status: 'RJCT', reason: 'VALOR_ACIMA_LIMITE', taken: 0, inSpi: ['REJECTED 150'] },
      ],
    ])('%s', async (_, effect, end) => {
      const { spi, pay, advance, look, unsound } = await fresh();
      await spi.call('put', '/clock', frozenAt('2999-03-10T18:00:00.000Z')).expect(200);
      await spi.rule({ match: PACS008, effect: { ...SLOW, ...effect }, times: 1 });
      const { paymentId } = await pay();
      await advance('PT2S');
      expect(await look(paymentId)).toMatchObject({ status: 'PDNG', blocked: 15_000 });
      await spi.call('post', '/clock/advance', { by: 'PT1S' }).expect(200);
      await advance('PT1M');
      expect(await look(paymentId)).toEqual({ blocked: 0, ...end });
      expect(await unsound()).toEqual([]);
    });
  });
});

describe(`Payments while nothing listens at SPI_URL on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    const spiApp = await createTestApp(spi);
    // It forwards the bytes of any protocol.
    proxy = await createDatabaseProxy(spiApp.address);
    apps = await startBank({ SPI_URL: proxy.url }, spiApp);
  });
  afterAll(async () => {
    await apps.close();
    await proxy.close();
  });

  it('are PDNG, and each is paid once when the SPI is back', async () => {
    const { pay, advance, status, balance, transactions, before, unsound } = await payingIn(
      apps,
      'down',
    );
    await proxy.cut();
    const made = await Promise.all(Array.from({ length: 20 }, () => pay({ amount: '1.00' })));
    await advance('PT10M');
    const statuses = () => Promise.all(made.map(({ paymentId }) => status(paymentId)));
    expect(await statuses()).toEqual(Array(20).fill('PDNG'));
    expect(await balance('maria-corrente')).toEqual([before[0] - 2_000, 2_000]);
    await proxy.restore();
    await advance('PT30M');
    expect(await statuses()).toEqual(Array(20).fill('ACSC'));
    expect(await balance('maria-corrente')).toEqual([before[0] - 2_000, 0]);
    expect(new Set((await transactions()).map(({ endToEndId }) => endToEndId))).toEqual(
      new Set(made.map(({ endToEndId }) => endToEndId)),
    );
    expect(await transactions()).toHaveLength(20);
    expect(await unsound()).toEqual([]);
  });
});
