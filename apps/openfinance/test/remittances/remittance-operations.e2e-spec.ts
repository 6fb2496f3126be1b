import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { companyIn, NOW, PAYER, textOf, toAccount, toMaria, TODAY, TOMORROW } from './company';

/** To Maria's account in the layout of Itaú, whose ISPB is in segment A. */
const TO_MARIA_AT_ITAU = toMaria({
  second: [
    [15, '   '],
    [233, '        '],
  ],
});
const TED = {
  first: [[18, '018341']],
  second: [
    [15, '   '],
    [233, '60701190'],
  ],
};

describe(`Operations on remittances on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async (now = NOW) => {
    sandboxes += 1;
    const sandbox = `remittance-operations-${String(sandboxes)}`;
    const company = companyIn(test, sandbox);
    await company.frozen(now).expect(200);
    return { ...company, sandbox };
  };

  it('read the layout of Bradesco with what it demands', async () => {
    const { post, results, advance, returned } = await fresh();
    const payments = [toMaria(), toMaria({ first: [[44, 'Maria Silva']] })];
    const text = textOf({ layout: 'bradesco', payments });
    const { body } = await post(text, '?layout=bradesco').expect(202);
    const { id, layout } = body as { id: string; layout: string };
    await advance('PT1M');
    expect([layout, ...(await results(id))]).toEqual(['bradesco', 'PAID 00', 'REFUSED AO']);
    expect((await returned(id)).map((line) => line.slice(7, 14).trim())).not.toContain('300003Z');
    await post(textOf({ nsa: 2 }), '?layout=bradesco').expect(422);
  });

  it('read the layout of Itaú, and answer with its codes and segment Z', async () => {
    const { post, results, advance, returned } = await fresh();
    const payments = [TO_MARIA_AT_ITAU, { ...TO_MARIA_AT_ITAU, amount: 99_999_999_999 }];
    const lots = [
      { form: '45', payments },
      { form: '06', payments: [TO_MARIA_AT_ITAU] },
    ];
    const { body } = await post(textOf({ layout: 'itau', lots }), '?layout=itau').expect(202);
    const { id } = body as { id: string };
    await advance('PT1M');
    expect(await results(id)).toEqual(['PAID 00', 'REFUSED SS', 'PAID 00']);
    const lines = await returned(id);
    expect(lines.map((line) => line.length)).toEqual(Array(lines.length).fill(240));
    const kinds = lines.map((line) => (line[7] === '3' ? line.slice(13, 14) : line.slice(7, 8)));
    expect(kinds.join('')).toBe('01ABZAB51ABZ59');
    const [, , a = '', b = '', z = '', refused = ''] = lines;
    expect(z.slice(8, 13)).toBe('00003');
    expect(z.slice(14, 78)).toMatch(/^[0-9A-F]{64}$/);
    expect(z.slice(78, 98)).toBe(a.slice(73, 93));
    expect(z.slice(103, 118)).toBe(a.slice(134, 149));
    expect([a, b, z, refused].map((line) => line.slice(230, 232))).toEqual([
      '00',
      '00',
      '00',
      'SS',
    ]);
    // The records of the lot: its header, four segments A and B with one segment Z, and its trailer.
    expect(lines[7]?.slice(17, 23)).toBe('000007');
    expect(lines.at(-1)?.slice(17, 29)).toBe('000002000014');
  });

  it('refuse a form of Itaú that the bank does not have', async () => {
    const { post } = await fresh();
    const lots = [{ form: '60', payments: [TO_MARIA_AT_ITAU] }];
    const { body } = await post(textOf({ layout: 'itau', lots }), '?layout=itau').expect(422);
    expect(JSON.stringify(body)).toContain('Form of entry 60 is not carried out');
  });

  it('cancel a scheduled payment once', async () => {
    const { send, results, returned, remittance, advance, unsound, sandbox } = await fresh();
    const { id } = await send(textOf({ payments: [toMaria({ date: TOMORROW })] }));
    const cancel = (number: string, of = id) =>
      test.http.delete(`/remittances/${of}/payments/${number}`).set('X-Sandbox', sandbox);
    const { body } = await cancel('1').expect(200);
    expect(body).toMatchObject({ number: 1, status: 'CANCELLED', occurrences: [{ code: 'BF' }] });
    expect((await cancel('1').expect(409)).body).toMatchObject({
      code: 'REMITTANCE_PAYMENT_NOT_SCHEDULED',
    });
    for (const number of ['2', '0', 'x', '99999999999999999999']) {
      expect((await cancel(number).expect(404)).body).toMatchObject({
        code: 'REMITTANCE_PAYMENT_NOT_FOUND',
      });
    }
    expect((await cancel('1', 'other').expect(404)).body).toMatchObject({
      code: 'REMITTANCE_NOT_FOUND',
    });
    expect((await returned(id))[2]?.slice(230, 232)).toBe('BF');
    expect((await remittance(id)).status).toBe('PROCESSED');
    await advance('P2D');
    expect([await results(id), await unsound()]).toEqual([['CANCELLED BF'], []]);
  });

  it('pay a TED of a weekend when the STR opens, and a Pix at once', async () => {
    // Saturday.
    const { send, results, advance, returned } = await fresh('2998-12-29T15:00:00.000Z');
    const date = '29122998';
    const lots = [
      { form: '41', payments: [toMaria({ ...TED, date })] },
      { form: '45', payments: [toMaria({ date })] },
    ];
    const { id } = await send(textOf({ date, lots }));
    await advance('PT1M');
    expect(await results(id)).toEqual(['PAYING BD', 'PAID 00']);
    await advance('P1DT18H');
    expect(await results(id)).toEqual(['PAYING BD', 'PAID 00']);
    await advance('PT1H');
    expect(await results(id)).toEqual(['PAID 00', 'PAID 00']);
    expect((await returned(id))[2]?.slice(154, 162)).toBe('31122998');
  });

  it('give the money to the first payments of a group', async () => {
    const { send, results, advance, available, unsound } = await fresh();
    const cents = Math.round(Number(await available(PAYER)) * 100);
    const half = Math.floor(cents / 2);
    const payments = [half, half, half, 1].map((amount) => toMaria({ amount }));
    const { id } = await send(textOf({ payments }));
    await advance('PT1M');
    const last = cents - half * 2 >= 1 ? 'PAID 00' : 'REFUSED HF';
    expect(await results(id)).toEqual(['PAID 00', 'PAID 00', 'REFUSED HF', last]);
    expect(await unsound()).toEqual([]);
  });

  it('report each payment of a large group with its own result', async () => {
    const { send, remittance, advance, unsound } = await fresh();
    const nobody = { account: '000099999999', digit: '9', document: '11144477735' };
    const payments = Array.from({ length: 230 }, (_, index) =>
      index % 3 === 0 ? toAccount(nobody, { amount: 1 }) : toMaria({ amount: 1 }),
    );
    const { id } = await send(textOf({ payments }));
    await advance('PT1M');
    expect((await remittance(id)).counts).toMatchObject({
      PAID: { count: 153 },
      REFUSED: { count: 77 },
    });
    expect(await unsound()).toEqual([]);
  });

  it('have links with the path of the sandbox', async () => {
    const { send, sandbox } = await fresh();
    const { id } = await send(textOf({}));
    const below = `/s/${sandbox}/remittances`;
    const { body } = await test.http.get(`${below}/${id}`).expect(200);
    expect(body).toMatchObject({
      links: { self: `${below}/${id}`, return: `${below}/${id}/return` },
    });
    expect((await test.http.get(below).expect(200)).body).toMatchObject([
      { links: { payments: `${below}/${id}/payments` } },
    ]);
  });

  it('explain a file as JSON and as a text, and store nothing', async () => {
    const { get, sandbox } = await fresh();
    const explain = (text: string, query = '') =>
      test.http
        .post(`/remittances/explain${query}`)
        .set({ 'X-Sandbox': sandbox, 'Content-Type': 'text/plain' })
        .send(text);
    const text = textOf({}).replace('000000000000015000', '000000000000015001');
    const { body } = await explain(text, '?line=2&limit=1').expect(200);
    expect(body).toMatchObject({
      ...{ kind: 'REMITTANCE', layout: 'febraban', lineCount: 6, findingCount: 1 },
      lines: [{ line: 2, record: 'Payment lot header' }],
      findings: [{ line: 5, positions: '24 to 41', field: 'cents', occurrence: 'TA' }],
    });
    const shown = await explain(text).set('Accept', 'text/plain').expect(200);
    expect(shown.headers['content-type']).toContain('text/plain');
    expect(shown.text).toContain('  012-013  form "45"  Form of entry: Pix transfer\n');
    expect((await explain('x'.repeat(1_048_577)).expect(413)).body).toMatchObject({
      code: 'BODY_TOO_LARGE',
    });
    await explain(text, '?limit=0').expect(400);
    expect((await get('/remittances').expect(200)).body).toEqual([]);
  });

  it.each([
    ['the agreement', [{ pointer: '/agreement', equals: '123' }]],
    [
      'the NSA and the account',
      [
        { pointer: '/nsa', equals: 7 },
        { pointer: '/accountId', equals: PAYER },
      ],
    ],
    ['the number of payments', [{ pointer: '/paymentCount', equals: 2 }]],
    ['the amount', [{ pointer: '/amount', equals: '300.00' }]],
    ['the company', [{ pointer: '/document', equals: '11222333000181' }]],
  ])('follow a rule that matches %s', async (_, body) => {
    const { send, call, results } = await fresh();
    const match = { method: 'POST', path: '/remittances', body };
    const other = [{ pointer: '/agreement', equals: '124' }];
    await call('post', '/rules', { match: { ...match, body: other }, effect: { outcome: 'HA' } });
    await call('post', '/rules', { match, effect: { outcome: 'HI' } }).expect(201);
    const { id } = await send(
      textOf({ nsa: 7, date: TODAY, payments: [toMaria(), toMaria({ document: 'B' })] }),
    );
    expect(await results(id)).toEqual(['REFUSED HI', 'REFUSED HI']);
    const { body: rules } = await call('get', '/rules').expect(200);
    expect((rules as { hits: number }[]).map(({ hits }) => hits)).toEqual([0, 1]);
  });

  it('follow a rule with conditions on the request and the file only if both match', async () => {
    const { post, call } = await fresh();
    const match = {
      query: { layout: 'febraban' },
      body: [{ pointer: '/layout', equals: 'febraban' }],
    };
    await call('post', '/rules', { match, effect: { outcome: 'HI' } }).expect(201);
    const text = (nsa: number) => textOf({ nsa, payments: [toMaria()] });
    // The layout is the default: the file has it, but the request has no such parameter.
    expect((await post(text(1)).expect(202)).body).toMatchObject({ status: 'ACCEPTED' });
    const { body } = await post(text(2), '?layout=febraban').expect(202);
    expect(body).toMatchObject({ status: 'REFUSED' });
  });
});
