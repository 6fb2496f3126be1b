import { atomically } from '#libs/database';
import { RequestContext, runInContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { Credits } from '../../src/policies/store/credits.repository';
import { directory } from '../directory';
import { BANK, COMPANY, KNOWN, PERSON, PSP, UNKNOWN, USER, bucketScene } from './bucket-scene';

const INITIATOR = '87654321';
const NOON_MS = Date.parse('2999-01-01T12:00:00.000Z');

describe(`The rate policies of lookups on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('count a 200 with 1 and a 404 with 20 and 3, and refuse with 429 when nothing is left', async () => {
    const { bank, buckets, until429 } = await bucketScene(test, 'counts');
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    expect(await buckets()).toEqual([
      [PSP, BANK, 29_999],
      [USER, PERSON, 99],
    ]);
    const { count, answer } = await until429(UNKNOWN);
    expect([count, answer.error]).toEqual([5, 'RateLimited']);
    // 99 - 100 is a debt of 1: two tokens of 30 s each must come back.
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.text('detail')).toContain(`${USER}:PF of the payer holds -1 tokens`);
    expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, -1]]);
    expect(await buckets(`?policy=${PSP}`)).toEqual([[PSP, BANK, 29_984]]);
  });

  it('let a person with 5 tokens wait 8 minutes after a 404', async () => {
    const { control, bank, set, buckets } = await bucketScene(test, 'debt');
    await set(USER, PERSON, 5);
    expect((await bank.lookUp(UNKNOWN, PERSON)).status).toBe(404);
    expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, -15]]);
    await control.call('post', '/clock/advance', { by: 'PT7M59S' }).expect(200);
    const refused = await bank.lookUp(KNOWN, PERSON);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    await control.call('post', '/clock/advance', { by: 'PT1S' }).expect(200);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
  });

  it('have separate buckets for payers and for e-mail and phone, or other keys', async () => {
    const { bank, set } = await bucketScene(test, 'separate');
    await set(USER, PERSON, 0);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(429);
    expect((await bank.lookUp('12345678909', PERSON)).status).toBe(404);
    expect((await bank.lookUp(KNOWN, COMPANY)).status).toBe(200);
  });

  it('cost nothing for a 400, but 429 goes before it', async () => {
    const { control, bank, buckets, set } = await bucketScene(test, 'free');
    await directory(test, 'free').create({ ispb: BANK, keyType: 'EMAIL', keyValue: 'own@x.com' });
    expect((await bank.lookUp('own@x.com', PERSON)).error).toBe(
      'EntryCannotBeQueriedForBookTransfer',
    );
    const restriction = { kind: 'COURT_ORDER', key: KNOWN };
    await control.call('post', '/restrictions', restriction).expect(201);
    expect((await bank.lookUp(KNOWN, PERSON)).error).toBe('EntryBlocked');
    expect((await bank.lookUp('not a key', PERSON)).status).toBe(400);
    expect(await buckets()).toEqual([]);
    await set(USER, PERSON, 0);
    expect((await bank.lookUp('own@x.com', PERSON)).error).toBe('RateLimited');
  });

  it('allow as many lookups at the same moment as there are tokens', async () => {
    const { bank, set, buckets } = await bucketScene(test, 'same-moment');
    await set(USER, PERSON, 7);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bank.lookUp(KNOWN, PERSON)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(43);
    await set(USER, PERSON, 41);
    const unknown = await Promise.all(
      Array.from({ length: 50 }, () => bank.lookUp(UNKNOWN, PERSON)),
    );
    expect(unknown.filter(({ status }) => status === 404)).toHaveLength(3);
    expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, -19]]);
  });

  it('are full after the clock was set back', async () => {
    const { control, bank, set, buckets } = await bucketScene(test, 'back');
    await set(USER, PERSON, 0);
    await set(PSP, BANK, 0);
    await control.frozen('2999-01-01T11:30:00.000Z').expect(200);
    expect(await buckets()).toEqual([]);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    expect(await buckets()).toEqual([
      [PSP, BANK, 29_999],
      [USER, PERSON, 99],
    ]);
  });

  describe('give tokens back', () => {
    const PAYMENT = 'E1234567829990101120000000000001';

    it.each([
      ['of a person: 1', PERSON, 50, 51],
      ['of a company: 2', COMPANY, 500, 502],
    ])('when the payment order has arrived, %s', async (_, payerId, held, after) => {
      const { lookUpFor, receivePaymentOrder, buckets, set } = await bucketScene(
        test,
        `credit-${payerId}`,
      );
      await lookUpFor(PAYMENT, payerId);
      await set(USER, payerId, held);
      await set(PSP, BANK, 100);
      await receivePaymentOrder(PAYMENT, 'E1234567829990101120000000000099');
      expect(await buckets()).toEqual([
        [PSP, BANK, 101],
        [USER, payerId, after],
      ]);
    });

    it('to the initiator and to the participant of the payer, and once to the payer', async () => {
      const { lookUpFor, receivePaymentOrder, buckets } = await bucketScene(test, 'initiator');
      await lookUpFor(PAYMENT, PERSON, INITIATOR);
      await lookUpFor(PAYMENT, PERSON);
      await lookUpFor('E1234567829990101120000000000002', PERSON);
      expect(await buckets()).toEqual([
        [PSP, BANK, 29_998],
        [PSP, INITIATOR, 29_999],
        [USER, PERSON, 97],
      ]);
      await receivePaymentOrder(PAYMENT);
      expect(await buckets()).toEqual([
        [PSP, BANK, 29_999],
        [USER, PERSON, 98],
      ]);
    });

    it('once, also if the payment order was stored before the lookup', async () => {
      const { lookUpFor, receivePaymentOrder, buckets, set } = await bucketScene(
        test,
        'payment-first',
      );
      await receivePaymentOrder(PAYMENT);
      await lookUpFor('E1234567829990101120000000000002', PERSON);
      await set(USER, PERSON, 50);
      await set(PSP, BANK, 100);
      await lookUpFor(PAYMENT, PERSON);
      const once = [
        [PSP, BANK, 100],
        [USER, PERSON, 50],
      ];
      expect(await buckets()).toEqual(once);
      await receivePaymentOrder(PAYMENT);
      expect(await buckets()).toEqual(once);
      await lookUpFor(PAYMENT, PERSON);
      expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, 49]]);
    });

    it('and the next lookup passes', async () => {
      const { bank, lookUpFor, receivePaymentOrder, set } = await bucketScene(test, 'passes');
      await lookUpFor(PAYMENT, PERSON);
      await set(USER, PERSON, 0);
      expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(429);
      await receivePaymentOrder(PAYMENT);
      expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
      expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(429);
    });

    it('once, even if the payment order is reported again', async () => {
      const { lookUpFor, receivePaymentOrder, buckets } = await bucketScene(test, 'again');
      await lookUpFor(PAYMENT, PERSON);
      await lookUpFor('E1234567829990101120000000000002', PERSON);
      await receivePaymentOrder(PAYMENT);
      const context = new RequestContext('again', 'again');
      await runInContext(context, async () => {
        const database = await test.app.get(Sandboxes).database();
        const credits = test.app.get(Credits, { strict: false });
        await atomically(database, (tx) => credits.credit(tx, [PAYMENT], NOON_MS));
      }).finally(() => {
        context.end();
      });
      expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, 99]]);
    });

    it('but none for a lookup that found no key', async () => {
      const { bank, receivePaymentOrder, buckets } = await bucketScene(test, 'not-found');
      await bank.get(`/entries/${UNKNOWN}`, { 'PI-PayerId': PERSON, 'PI-EndToEndId': PAYMENT });
      await receivePaymentOrder(PAYMENT);
      expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, 80]]);
    });
  });
});
