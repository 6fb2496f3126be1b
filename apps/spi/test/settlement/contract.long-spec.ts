import 'reflect-metadata';
import {
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { spi } from '../../src/spi.app';
import { ALICE, BOB, participantsIn, type Participants } from './participants';

describe(`The contract's pacs.008 between participants on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp(spi, { ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  async function payers() {
    number += 1;
    const all = await participantsIn(test, `contract-${String(number)}`);
    /** Pays from Alice to Bob and returns the status with its reason. */
    const pay = async (endToEndId: string, amount = '150.75', query = ''): Promise<string> => {
      const text = pacs008({ endToEndId, amount })
        .replaceAll('12345678</MmbId>', `${ALICE}</MmbId>`)
        .replaceAll('87654321</MmbId>', `${BOB}</MmbId>`);
      const { text: report, status } = await test.http
        .post(`/spi/pacs.008${query}`)
        .set('X-Sandbox', all.sandbox)
        .set('Content-Type', 'application/xml')
        .send(text);
      const [, found = String(status)] = /<TxSts>(\w+)</.exec(report) ?? [];
      const [, code] = /<Cd>(\w+)</.exec(report) ?? [];
      return code === undefined ? found : `${found} ${code}`;
    };
    return { ...all, pay };
  }

  it('settles at once and moves the Contas PI', async () => {
    const { pay, balances, transaction, bob } = await payers();
    const id = newEndToEndId();
    expect(await pay(id)).toBe('ACCP');
    expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
    expect(await transaction(id)).toMatchObject({
      status: 'ACCEPTED',
      settledAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await bob.news()).toEqual([]);
  });

  it('between institutions without a Conta PI moves none, also beside a payment that does', async () => {
    const { sandbox, transaction } = await payers();
    const [moved, beside] = [newEndToEndId(), newEndToEndId()];
    const message = pacs008({ endToEndId: beside }, { endToEndId: moved });
    await test.http
      .post('/spi/pacs.008')
      .set('X-Sandbox', sandbox)
      .set('Content-Type', 'application/xml')
      .send(replaceLast(message, '87654321</MmbId>', `${BOB}</MmbId>`))
      .expect(200);
    expect(await transaction(moved)).toHaveProperty('settledAt');
    expect(await transaction(beside)).not.toHaveProperty('settledAt');
  });

  it('above the balance is rejected with AM04, and moves nothing', async () => {
    const { pay, balances, transaction } = await payers();
    const id = newEndToEndId();
    expect(await pay(id, '1000000000.01')).toBe('RJCT AM04');
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
    expect(await transaction(id)).toMatchObject({ status: 'REJECTED', reasonCode: 'AM04' });
  });

  it('of a blocked institution is rejected with DS02', async () => {
    const { pay, control } = await payers();
    await control('patch', `/participants/${ALICE}`).send({ sendBlocked: true }).expect(200);
    expect(await pay(newEndToEndId())).toBe('RJCT DS02');
  });

  it('with an EndToEndId that is stored is answered with 409, and moves nothing', async () => {
    const { pay, balances } = await payers();
    const id = newEndToEndId();
    await pay(id);
    expect(await pay(id)).toBe('409');
    expect(await pay(id, '150.75', '?settle=async')).toBe('409');
    expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
  });

  it('follows a rule', async () => {
    const { pay, control, balances } = await payers();
    const match = { method: 'POST', path: '/spi/pacs.008' };
    await control('post', '/rules')
      .send({ match, effect: { outcome: 'AC03' } })
      .expect(201);
    expect(await pay(newEndToEndId())).toBe('RJCT AC03');
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
  });

  it('with another settle is 400', async () => {
    const { pay } = await payers();
    expect(await pay(newEndToEndId(), '1.00', '?settle=later')).toBe('400');
  });

  describe('with settle=async', () => {
    const pending = async (all: Awaited<ReturnType<typeof payers>>): Promise<string> => {
      const id = newEndToEndId();
      expect(await all.pay(id, '150.75', '?settle=async')).toBe('ACSP');
      expect(await all.bob.news()).toEqual([`pacs.008 ${id}`]);
      expect(await all.transaction(id)).toMatchObject({ status: 'PENDING' });
      return id;
    };

    it('has no settledAt between institutions without a Conta PI', async () => {
      const { sandbox, transaction } = await payers();
      const id = newEndToEndId();
      await test.http
        .post('/spi/pacs.008?settle=async')
        .set('X-Sandbox', sandbox)
        .set('Content-Type', 'application/xml')
        .send(pacs008({ endToEndId: id }))
        .expect(200);
      const payment = await transaction(id);
      expect(payment).toMatchObject({ status: 'ACCEPTED' });
      expect(payment).not.toHaveProperty('settledAt');
    });

    it('is forwarded to the receiver, which accepts it', async () => {
      const all = await payers();
      const id = await pending(all);
      await all.bob.answer(id);
      expect([await all.alice.news(), await all.bob.news()]).toEqual([
        [`ACSC ${id}`],
        [`ACCC ${id}`],
      ]);
      expect(await all.balances()).toEqual(['999999849.25', '1000000150.75']);
    });

    it('is rejected with AB03 if nobody answers', async () => {
      const all: Participants & { pay: unknown } & Awaited<ReturnType<typeof payers>> =
        await payers();
      const id = await pending(all);
      await all.advance('PT40S');
      expect(await all.transaction(id)).toMatchObject({ status: 'REJECTED', reasonCode: 'AB03' });
    });
  });
});

function replaceLast(text: string, sought: string, replacement: string): string {
  const index = text.lastIndexOf(sought);
  return text.slice(0, index) + replacement + text.slice(index + sought.length);
}
