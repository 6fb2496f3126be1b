import 'reflect-metadata';
import { SPI_REJECT_CODES } from '#libs/iso20022';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
  type TestPayment,
} from '#libs/testing';
import { spi } from '../src/spi.app';
import { BOB, participantsIn } from './settlement/participants';

interface Listed {
  readonly value: string;
  readonly outcome: string;
  readonly fields: readonly { readonly operation: string }[];
}

describe(`The test values of the SPI on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    const variables = { ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' };
    test = await createTestApp(spi, variables);
  });
  afterAll(() => test.close());

  const listed = async (operation: string): Promise<Listed[]> => {
    const { body } = await test.http.get('/__admin/test-values').expect(200);
    return (body as { values: Listed[] }).values.filter(({ fields }) =>
      fields.some((each) => each.operation === operation),
    );
  };
  const pay = (sandbox: string, payments: readonly TestPayment[], query = '') =>
    test.http
      .post(`/spi/pacs.008${query}`)
      .set('X-Sandbox', sandbox)
      .set('Content-Type', 'application/xml')
      .send(pacs008(...payments));
  const statuses = (text: string): string[] =>
    [...text.matchAll(/<TxSts>(\w+)<\/TxSts>(?:<StsRsnInf><Rsn><Cd>(\w+))?/g)].map(
      ([, status = '', code = '']) => `${status} ${code}`.trim(),
    );

  it('reject each payment of a message by its own key, and store it as rejected', async () => {
    const values = await listed('POST /spi/pacs.008');
    expect(values.map(({ outcome }) => outcome)).toEqual(Object.keys(SPI_REJECT_CODES));
    const keys = [...values.map(({ value }) => value), 'maria@example.com', undefined];
    const payments = keys.map((key) => ({
      endToEndId: newEndToEndId(),
      ...(key === undefined ? {} : { key }),
    }));
    const { text } = await pay('each', payments).expect(200);
    const rejected = values.map(({ outcome }) => `RJCT ${outcome}`);
    expect(statuses(text)).toEqual([...rejected, 'ACCP', 'ACCP']);
    const [first] = payments;
    const { body } = await test.http
      .get(`/spi/transactions/${first?.endToEndId ?? ''}`)
      .set('X-Sandbox', 'each');
    expect(body).toMatchObject({ status: 'REJECTED', reasonCode: values[0]?.outcome });
    await pay('each', payments.slice(0, 1)).expect(409);
    const [repeat] = await admin(test, 'each').journal('?method=POST');
    expect(repeat).toMatchObject({ testValues: [{ value: values[0]?.value, reason: 'unused' }] });
  });

  it('are keys like any other if they are off or unknown', async () => {
    const send = async (key: string) => statuses((await pay('off', [{ key }]).expect(200)).text);
    expect(await send('ac99@outcome.example')).toEqual(['ACCP']);
    const { call, journal } = admin(test, 'off');
    expect((await journal('?method=POST'))[0]).toMatchObject({
      testValues: [{ value: 'ac99@outcome.example', reason: 'unknown' }],
    });
    expect(await send('AC03@outcome.example')).toEqual(['RJCT AC03']);
    await call('put', '/test-values', { enabled: false }).expect(200);
    expect(await send('ac03@outcome.example')).toEqual(['ACCP']);
  });

  it('come after a rule, whose hit is counted once for the message', async () => {
    const { rule, call } = admin(test, 'rule');
    await rule({ name: 'one', effect: { outcome: 'AM04' }, times: 1 });
    const payments = [{ key: 'ac03@outcome.example' }, {}];
    expect(statuses((await pay('rule', payments)).text)).toEqual(['RJCT AM04', 'RJCT AM04']);
    expect(statuses((await pay('rule', payments)).text)).toEqual(['RJCT AC03', 'ACCP']);
    const { body } = await call('get', '/rules/one').expect(200);
    expect(body).toMatchObject({ hits: 1 });
  });

  it('keep receivers silent with settle=async, until the time limit rejects the payment', async () => {
    const { advance, sandbox, transaction } = await participantsIn(test, 'async');
    for (const { value } of await listed('POST /spi/pacs.008?settle=async')) {
      const endToEndId = newEndToEndId();
      const { text } = await pay(sandbox, [{ endToEndId, key: value }], '?settle=async');
      expect(statuses(text)).toEqual(['ACSP']);
      await advance('PT40S');
      expect(await transaction(endToEndId)).toMatchObject({ reasonCode: 'AB03' });
    }
  });

  it('have the outcomes of rules over ICOM', async () => {
    const { alice, bob, advance, sandbox } = await participantsIn(test, 'icom');
    const values = await listed('POST /api/v1/in/{ispb}/msgs');
    const account = { number: '54321', branch: '1', type: 'CACC' } as const;
    for (const { value } of values) {
      const creditorAccount = { ...account, key: value };
      await alice.pay(BOB, { form: 'DICT', creditorAccount });
    }
    const isSilence = ({ outcome }: Listed): boolean => outcome.endsWith('_ANSWER');
    const codes = values.filter((each) => !isSilence(each)).map(({ outcome }) => outcome);
    expect(codes).toEqual(Object.keys(SPI_REJECT_CODES));
    const news = (await alice.news()).map((each) => each.split(' ').slice(0, 2).join(' '));
    expect(news).toEqual(codes.map((code) => `RJCT ${code}`));
    await advance('PT41S');
    expect(await alice.news()).toHaveLength(values.length - codes.length);
    expect(await bob.news()).toEqual([]);
    const noted = (await admin(test, sandbox).journal('?method=POST')).map(
      (each) => each['testValues'],
    );
    expect(noted).toContainEqual([{ value: 'ac03@outcome.example' }]);
  });
});
