import 'reflect-metadata';
import {
  readSpiMessage,
  writeSpiMessage,
  type SpiAccountQuery,
  type SpiMessage,
} from '#libs/iso20022';
import { admin, createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { accountsIn } from './accounts-in';

type Body = Record<string, unknown>;

const NOW = '2027-03-01T12:00:00.000Z';
const ISPB = '10000001';
const END_TO_END_ID = 'E1000000120270301120000000000001';
const QUERY_ID = `M${ISPB}${'0'.repeat(22)}`;

describe(`Queries of a Conta PI by ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  const participant = async (sandbox: string) => {
    const { call } = admin(test, sandbox);
    await call('put', '/clock', frozenAt(NOW)).expect(200);
    await call('post', '/participants', { ispb: ISPB, balance: '100.00' }).expect(201);
    let asked = 0;
    const messages = async (query: string) =>
      (await test.http.get(`/spi/messages${query}`).set('X-Sandbox', sandbox).expect(200))
        .body as Body[];
    /** Sends a camt.060 and returns what the SPI answers to it. */
    const ask = async (query: Partial<SpiAccountQuery>): Promise<SpiMessage> => {
      asked += 1;
      const messageId = `${QUERY_ID}${String(asked)}`;
      const document = { createdAt: NOW, answer: 'camt.053', ownerIspb: ISPB, ...query } as const;
      const header = { from: ISPB, to: '00038166', messageId, createdAt: NOW };
      await test.http
        .post(`/s/${sandbox}/api/v1/in/${ISPB}/msgs`)
        .set('Content-Type', 'application/xml; charset=utf-8')
        .send(writeSpiMessage({ name: 'camt.060', version: '1.9', header, document }))
        .expect(201);
      const list = await messages(`?ispb=${ISPB}&direction=OUT`);
      const answer = list.find(({ answers }) => answers === messageId);
      const path = `/spi/messages/${encodeURIComponent(String(answer?.['resourceId']))}`;
      const found = await test.http.get(path).set('X-Sandbox', sandbox).expect(200);
      const read = readSpiMessage(Buffer.from(String((found.body as Body)['body'])));
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      return read.value;
    };
    return { call, ask, messages };
  };

  it('answer balances, entries of a period and one entry', async () => {
    const { ask, call } = await participant('answers');
    const { work } = accountsIn(test, 'answers');
    await work((contasPi, tx) =>
      contasPi.book(tx, {
        ...{ entryId: END_TO_END_ID, kind: 'PAYMENT', from: ISPB, to: '99999004' },
        ...{ cents: 2_550, at: NOW },
      } as const),
    );
    await work((contasPi, tx) => contasPi.reserve(tx, ISPB, 1_000));
    const balance = await ask({ answer: 'camt.053', subject: 'CSA' });
    expect(balance).toMatchObject({
      name: 'camt.053',
      header: { from: '00038166', to: ISPB, createdAt: NOW },
      document: {
        statements: [
          {
            ...{ queryId: `${QUERY_ID}1`, ownerIspb: ISPB },
            balances: [
              { type: 'SADP', amount: 6_450, at: NOW },
              { type: 'SABK', amount: 1_000, at: NOW },
            ],
          },
        ],
      },
    });
    const counts = [];
    for (const fromDate of ['2027-03-01', '2027-02-28']) {
      const file = await ask({ answer: 'camt.052', subject: 'REL', period: { fromDate } });
      counts.push(file.name === 'camt.052' ? file.document.files[0]?.numberOfEntries : undefined);
    }
    expect(counts).toEqual([2, 0]);
    const entry = await ask({ answer: 'camt.054', entryId: END_TO_END_ID });
    expect(entry).toMatchObject({
      name: 'camt.054',
      document: {
        notices: [{ amount: 2_550, direction: 'DBIT', transaction: { endToEndId: END_TO_END_ID } }],
      },
    });
    const { body } = await call('get', `/participants/${ISPB}/entries`).expect(200);
    const [opening] = body as { controlNumber: string }[];
    const entryId = opening?.controlNumber ?? '';
    expect(await ask({ answer: 'camt.054', entryId })).toMatchObject({
      document: {
        notices: [{ family: 'MCOP', amount: 10_000, transaction: { strReference: entryId } }],
      },
    });
  });

  it.each([
    ['an EndToEndId that is not of the Conta PI', 'E1000000120270301120000000000009'],
    ['a control number of another account', 'STR20201116000000002'],
    ['a control number of another day', 'STR20270228000000010'],
    ['a control number that is not given yet', 'STR20270301999999999'],
  ])('answer that there is no entry with %s', async (_what, entryId) => {
    const { ask } = await participant(`unknown-${entryId.slice(-10).toLowerCase()}`);
    expect(await ask({ answer: 'camt.054', entryId })).toMatchObject({
      name: 'camt.054',
      document: { notices: [{ status: 'INFO', amount: 0, errorCode: 'CH16' }] },
    });
  });

  it.each<[string, Partial<SpiAccountQuery>, string]>([
    ['of another', { ownerIspb: '99999003', subject: 'CSA' }, 'AcctOwnr'],
    ['without a subject', {}, 'ReqdBalTp'],
    ['of an entry without its id', { answer: 'camt.054' }, 'Id'],
  ])('refuse a query %s with an admi.002', async (_what, query, element) => {
    const { ask } = await participant(`refused-${element.toLowerCase()}`);
    expect(await ask(query)).toMatchObject({
      name: 'admi.002',
      document: {
        reference: `${QUERY_ID}1`,
        location: expect.stringContaining(`RptgReq/${element}`),
      },
    });
  });

  describe('and the list of messages', () => {
    it('have the messages of a participant, newest first, and their filters', async () => {
      const { call, ask, messages } = await participant('list');
      await call('post', `/participants/${ISPB}/contributions`, { amount: 1 }).expect(201);
      await ask({ subject: 'CSA' });
      const all = await messages('');
      expect(all.map(({ direction, definition, state }) => [direction, definition, state])).toEqual(
        [
          ['OUT', 'camt.053.spi.1.4', 'WAITING'],
          ['IN', 'camt.060.spi.1.9', 'RECEIVED'],
          ['OUT', 'camt.054.spi.1.16', 'WAITING'],
          ['OUT', 'camt.054.spi.1.16', 'CONFIRMED'],
        ],
      );
      expect(all[0]).not.toHaveProperty('body');
      expect(all[1]).toMatchObject({ ispb: ISPB, messageId: `${QUERY_ID}1`, deliveries: 0 });
      const subject = String(all[2]?.['subject']);
      const filters: [query: string, found: number][] = [
        [`?ispb=${ISPB}`, 3],
        ['?ispb=88888888', 0],
        ['?direction=IN', 1],
        ['?definition=camt.054.spi.1.16', 2],
        ['?state=WAITING', 2],
        [`?subject=${subject}`, 1],
        [`?ispb=${ISPB}&direction=OUT&state=WAITING&definition=camt.053.spi.1.4`, 1],
        [`?from=${NOW}`, 3],
        [`?to=${NOW}`, 1],
        ['?limit=2', 2],
      ];
      for (const [query, found] of filters)
        expect([query, (await messages(query)).length]).toEqual([query, found]);
      const page = await test.http.get('/spi/messages?limit=3').set('X-Sandbox', 'list');
      const headers = page.headers as Record<string, string | undefined>;
      expect(headers['x-total-count']).toBe('4');
      const next = /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1] ?? '';
      const last = await test.http.get(next).set('X-Sandbox', 'list').expect(200);
      expect(last.body).toEqual(all.slice(3));
    });

    it.each([
      ['?ispb=x', '/ispb'],
      ['?direction=BOTH', '/direction'],
      ['?state=READ', '/state'],
      ['?subject=', '/subject'],
      [`?subject=${'E'.repeat(36)}`, '/subject'],
      ['?definition=a%00b', '/definition'],
      ['?definition=a&definition=b', '/definition'],
      ['?from=x', '/from'],
      ['?limit=0', '/limit'],
    ])('refuse %s with 400', async (query, pointer) => {
      const { body } = await test.http.get(`/spi/messages${query}`).expect(400);
      expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    });

    it.each([
      ['another text', 'x'],
      ['an id that nobody has', 'A'.repeat(32)],
      ['an id with a slash', `${'A'.repeat(31)}%2F`],
      ['5,000 characters', 'A'.repeat(5_000)],
    ])('answer 404 for %s', async (_what, id) => {
      const { body } = await test.http.get(`/spi/messages/${id}`).expect(404);
      expect(body).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    });

    it('have the example of the documents, which the writer of today would write too', async () => {
      const { body } = await test.http
        .get('/spi/messages/c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx')
        .expect(200);
      const text = String((body as Body)['body']);
      const read = readSpiMessage(Buffer.from(text));
      expect(read.ok && writeSpiMessage(read.value)).toBe(text);
    });
  });
});
