import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { EXAMPLE_REMITTANCE } from '../../src/remittances/api/example-files';
import { companyIn, NOW, PAYER, textOf, toAccount, TODAY, toMaria, TOMORROW } from './company';

describe(`Remittances on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const company = companyIn(test, `remittance-${String(sandboxes)}`);
    await company.frozen(NOW).expect(200);
    return company;
  };

  it('are accepted, paid on their day, and reported in return files', async () => {
    const { send, remittance, payments, returned, advance, available, unsound } = await fresh();
    const before = Number(await available(PAYER));
    const { id, ...accepted } = await send(
      textOf({ payments: [toMaria(), toMaria({ date: TOMORROW, amount: 5_000 })] }),
    );
    expect(accepted).toMatchObject({ status: 'ACCEPTED', paymentCount: 2, amount: '200.00' });
    const first = await returned(id);
    expect(first.map((line) => line.length)).toEqual(Array(8).fill(240));
    expect([first[0]?.[142], first[0]?.slice(157, 163)]).toEqual(['2', '000001']);
    expect([first[2], first[4]].map((line) => line?.slice(230))).toEqual([
      'BD        ',
      'BD        ',
    ]);
    await advance('PT1M');
    expect((await payments(id)).map(({ status }) => status)).toEqual(['PAID', 'SCHEDULED']);
    const second = await returned(id);
    expect(second[0]?.slice(157, 163)).toBe('000002');
    expect(second[2]?.slice(154, 177)).toBe(`${TODAY}000000000015000`);
    expect([second[2], second[4]].map((line) => line?.slice(230, 232))).toEqual(['00', 'BD']);
    expect(await returned(id, '?nsa=1')).toEqual(first);
    await advance('P1D');
    expect(await remittance(id)).toMatchObject({
      status: 'PROCESSED',
      counts: { PAID: { count: 2, amount: '200.00' } },
    });
    const third = await returned(id);
    expect([third[2], third[4]].map((line) => line?.slice(230, 232))).toEqual(['00', '00']);
    expect(await returned(id)).toEqual(third);
    expect(before - Number(await available(PAYER))).toBeCloseTo(200);
    expect(await unsound()).toEqual([]);
  });

  it('pay by every means that the bank has, and refuse the others', async () => {
    const { send, results, advance, unsound } = await fresh();
    const other = (form: string, change: object) => ({ form, payments: [toMaria(change)] });
    const { id } = await send(
      textOf({
        lots: [
          {
            form: '45',
            payments: [
              toMaria(),
              toMaria({ first: [[21, '23700001 000000123456']], second: [[233, '60746948']] }),
            ],
          },
          other('01', { second: [[15, '   ']] }),
          other('41', {
            first: [[18, '018341']],
            second: [
              [15, '   '],
              [233, '60701190'],
            ],
          }),
          other('41', { first: [[18, '018876']] }),
          other('01', { amount: 99_999_999_999 }),
          {
            form: '45',
            payments: [toAccount({ account: '000099999999', digit: '9', document: '11144477735' })],
          },
          {
            form: '45',
            payments: [toAccount({ account: '000010000001', digit: '0', document: '98765432100' })],
          },
        ],
      }),
    );
    await advance('PT1M');
    expect(await results(id)).toEqual([
      'PAID 00',
      'PAID 00',
      'PAID 00',
      'PAID 00',
      'REFUSED AL',
      'REFUSED HF',
      'REFUSED AN',
      'REFUSED PF',
    ]);
    expect(await unsound()).toEqual([]);
  });

  it('get the first remittance for the same bytes, and refuse another file with the NSA', async () => {
    const { send, post, get } = await fresh();
    const { id } = await send(textOf({}));
    expect((await send(textOf({}))).id).toBe(id);
    const { body } = await post(textOf({ payments: [toMaria({ amount: 1 })] })).expect(409);
    expect(body).toMatchObject({ code: 'REMITTANCE_NSA_USED' });
    expect((await get('/remittances').expect(200)).body).toHaveLength(1);
  });

  it.each<[string, (text: string) => string, string | RegExp]>([
    ['a line of 239 bytes', (text) => text.replace(' \r\n', '\r\n'), /has 239 characters/],
    ['a line of 241 bytes', (text) => text.replace(' \r\n', '  \r\n'), /has 241 characters/],
    [
      'letters in an amount',
      (text) => text.replace('000000000015000', '00000000015000X'),
      /\(AR\)/,
    ],
    ['a wrong total', (text) => text.replace('000000000000015000', '000000000000015001'), /\(TA\)/],
    ['a gap in the sequence', (text) => text.replace('00002B', '00003B'), /\(AH\)/],
    ['half of the lines', (text) => text.slice(0, text.length / 2), /./],
    [
      'the account of another customer',
      (text) => text.replace('000010000006', '000010000004'),
      /\(H[BD]\)/,
    ],
  ])('refuse a file with %s, and store nothing', async (_, change, expected) => {
    const { refused, get } = await fresh();
    const [code, ...details] = await refused(change(textOf({})));
    expect(code).toBe('REMITTANCE_INVALID');
    expect(details.join('\n')).toMatch(expected);
    expect((await get('/remittances').expect(200)).body).toEqual([]);
  });

  it('delete a payment that a later file names, once', async () => {
    const { send, results, advance } = await fresh();
    const later = await send(textOf({ payments: [toMaria({ date: TOMORROW, document: 'A1' })] }));
    const deletion = toMaria({ date: TOMORROW, document: 'A1', first: [[15, '999']] });
    const deleting = await send(textOf({ nsa: 2, payments: [deletion, deletion] }));
    expect(await results(deleting.id)).toEqual(['CANCELLED BF', 'REFUSED YA']);
    await advance('P2D');
    expect(await results(later.id)).toEqual(['CANCELLED BF']);
  });

  it.each([
    ['HI', 'REFUSED', 'REFUSED HI'],
    ['AP', 'PROCESSED', 'REFUSED AP'],
    ['PJ', 'PROCESSED', 'REFUSED PJ'],
  ])('are refused with %s if a rule requests it', async (outcome, status, result) => {
    const { rule, send, remittance, results, advance, call, returned } = await fresh();
    await rule(outcome);
    const { id } = await send(textOf({}));
    await advance('PT1M');
    expect((await remittance(id)).status).toBe(status);
    expect(await results(id)).toEqual([result]);
    const [, lot = '', record = ''] = await returned(id);
    expect([lot.slice(230, 232), record.slice(230, 232)]).toEqual([
      outcome === 'HI' ? 'HI' : '  ',
      outcome,
    ]);
    const { body } = await call('get', '/rules').expect(200);
    expect((body as { hits: number }[]).map(({ hits }) => hits)).toEqual([1]);
  });

  it('do not count a rule that changes nothing', async () => {
    const { rule, send, call } = await fresh();
    await rule('PJ');
    await send(textOf({ payments: [toMaria({ date: '01012999' })] }));
    const { body } = await call('get', '/rules').expect(200);
    expect((body as { hits: number }[]).map(({ hits }) => hits)).toEqual([0]);
  });

  it('are not found in another sandbox, and have no return with another NSA', async () => {
    const { send, get } = await fresh();
    const { id } = await send(textOf({}));
    const other = await fresh();
    await other.get(`/remittances/${id}`).expect(404);
    const { body } = await get(`/remittances/${id}/return?nsa=7`).expect(404);
    expect(body).toMatchObject({ code: 'REMITTANCE_RETURN_NOT_FOUND' });
  });

  it('show the example of the documentation to several first requests at once', async () => {
    const { remittance } = await fresh();
    const shown = await Promise.all(
      Array.from({ length: 8 }, () => remittance(EXAMPLE_REMITTANCE)),
    );
    expect(shown.map(({ status }) => status)).toEqual(Array(8).fill('ACCEPTED'));
  });

  it('are not in the journal with their content', async () => {
    const { send, call } = await fresh();
    await send(textOf({}));
    const { body } = await call('get', '/requests?path=/remittances').expect(200);
    expect(JSON.stringify(body)).not.toMatch(/MARIA SILVA|11144477735|100000010/);
  });
});
