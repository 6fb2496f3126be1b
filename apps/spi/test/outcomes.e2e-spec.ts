import 'reflect-metadata';
import { SPI_REJECT_CODES } from '#libs/iso20022';
import {
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { spi } from '../src/spi.app';

describe(`The outcomes that a rule can request in the SPI on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  const pay = (xml: string) =>
    test.http.post('/spi/pacs.008').set('Content-Type', 'application/xml').send(xml);
  const requestOutcome = (outcome: string) =>
    test.http.post('/__admin/rules').send({
      match: { method: 'POST', path: '/spi/pacs.008' },
      effect: { outcome },
      times: 1,
    });

  it('are the 45 reject codes of the SPI and two silences, each with its meaning', async () => {
    const { body } = await test.http.get('/__admin/rules/outcomes').expect(200);
    const silence = expect.stringContaining('AB03') as string;
    expect(body).toEqual({ ...SPI_REJECT_CODES, NO_ANSWER: silence, LATE_ANSWER: silence });
  });

  // The codes are a table: src/settlement/outcomes.spec.ts.
  it.each(['AB03', 'AM04', 'UPAY'])(
    '%s rejects one payment and stores it as rejected',
    async (code) => {
      await requestOutcome(code).expect(201);
      const endToEndId = newEndToEndId();
      const { text } = await pay(pacs008({ endToEndId })).expect(200);
      expect(text).toContain(
        `<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></TxInfAndSts>`,
      );
      const { body } = await test.http.get(`/spi/transactions/${endToEndId}`).expect(200);
      expect(body).toMatchObject({ status: 'REJECTED', reasonCode: code });
      expect((await pay(pacs008())).text).toContain('<TxSts>ACCP</TxSts>');
    },
  );

  it('are not applied to an invalid message, which gets its own error', async () => {
    await requestOutcome('AM04').expect(201);
    await pay(pacs008({ amount: '0.00' })).expect(422);
  });

  it('count no hit for a duplicate, an invalid message or a list', async () => {
    const paid = pacs008();
    const match = { path: '/spi/**' };
    const rule = { name: 'any', match, effect: { outcome: 'AM04' }, times: 1 };
    const inSandbox = (request: ReturnType<typeof pay>) => request.set('X-Sandbox', 'real-effects');
    await inSandbox(pay(paid)).expect(200);
    await inSandbox(test.http.post('/__admin/rules').send(rule)).expect(201);
    await inSandbox(pay(paid)).expect(409);
    await inSandbox(pay(pacs008({ amount: '0.00' }))).expect(422);
    await inSandbox(test.http.get('/spi/transactions')).expect(200);
    const counts = async (): Promise<unknown> =>
      (await inSandbox(test.http.get('/__admin/rules/any'))).body;
    expect(await counts()).toMatchObject({ matched: 3, hits: 0 });
    expect((await inSandbox(pay(pacs008()))).text).toContain('<TxSts>RJCT</TxSts>');
    expect((await inSandbox(pay(pacs008()))).text).toContain('<TxSts>ACCP</TxSts>');
    expect(await counts()).toMatchObject({ matched: 5, hits: 1 });
  });

  it('refuse an unknown code with an error that names the nearest one and lists the known codes', async () => {
    const { body: misspelt } = await requestOutcome('am04').expect(400);
    expect((misspelt as { detail: string }).detail).toContain('Did you mean "AM04"?');
    const { body } = await requestOutcome('ZZ99').expect(400);
    expect(body).toMatchObject({ code: 'RULE_INVALID', errors: [{ pointer: '/effect/outcome' }] });
    expect((body as { detail: string }).detail).toContain('AM04');
  });
});
