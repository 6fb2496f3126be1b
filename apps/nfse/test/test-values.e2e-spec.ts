import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { OUTCOMES } from '../src/invoices/outcomes';
import { nfse } from '../src/nfse.app';
import { CUSTOMER, issuerIn } from './issuer';
import { dpsOf, sefinIn } from './sefin/sefin-client';

interface Listed {
  readonly value: string;
  readonly outcome: string;
  readonly fields: readonly { readonly operation: string; readonly field: string }[];
}

const UNAVAILABLE = ['E1206', 'E1217', 'RNG9999'];
const withEmail = (email: string) => ({ customer: { ...CUSTOMER, email } });

describe(`The test values of NFS-e on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let values: Listed[];
  beforeAll(async () => {
    test = await createTestApp(nfse);
    const { body } = await test.http.get('/__admin/test-values').expect(200);
    ({ values } = body as { values: Listed[] });
  });
  afterAll(() => test.close());

  it('are one for each code of a rule, in the e-mail address of the customer', async () => {
    const { body } = await test.http.get('/__admin/rules/outcomes').expect(200);
    const ofRules = Object.keys(body as object);
    expect(values.map(({ outcome }) => outcome).sort()).toEqual(Object.keys(OUTCOMES).sort());
    expect(ofRules).toEqual(expect.arrayContaining(Object.keys(OUTCOMES)));
    for (const { fields } of values) {
      expect(fields).toEqual([
        { operation: 'POST /nfse/issue', field: '/customer/email' },
        { operation: 'POST /nfse/{id}/substitute', field: '/invoice/customer/email' },
        { operation: 'POST /SefinNacional/nfse', field: 'infDPS/toma/email' },
      ]);
    }
  });

  it('refuse an invoice with each code, or let it wait', async () => {
    const { freeze, refused, send, list, advance, find } = issuerIn(test, 'sync');
    await freeze();
    for (const { value, outcome } of values) {
      if (outcome === 'LATE_AUTHORIZATION') continue;
      const status = UNAVAILABLE.includes(outcome) ? 503 : 422;
      expect(await refused(withEmail(value))).toEqual([status, outcome]);
    }
    expect(await list()).toEqual([]);
    const { body } = await send(withEmail('late_authorization@outcome.example')).expect(202);
    const { id } = body as { id: string };
    await advance('PT24H');
    expect(await find(id)).toMatchObject({ status: 'authorized' });
  });

  it('reject an invoice that is processed later', async () => {
    const { freeze, later, advance, find } = issuerIn(test, 'async');
    await freeze();
    const { id } = await later(withEmail('e0160@outcome.example'));
    await advance('PT5S');
    expect((await find(id)).rejections).toMatchObject([{ code: 'E0160' }]);
  });

  it('work for a replacement and for a DPS', async () => {
    const { freeze, issue, substitute } = issuerIn(test, 'others');
    await freeze();
    const { id } = await issue();
    const { body } = await substitute(id, withEmail('e0160@outcome.example')).expect(422);
    expect(body).toMatchObject({ code: 'E0160' });
    const toma = { CNPJ: '11222333000181', xNome: 'Ana', email: 'e0160@outcome.example' };
    const refused = await sefinIn(test, 'others')
      .send({ ...dpsOf('1'), toma })
      .expect(400);
    expect(refused.body).toMatchObject({ erros: [{ codigo: 'E0160' }] });
  });

  it('are addresses like any other if they are off or unknown, and come after a rule', async () => {
    const { freeze, issue, requestOutcome, refused } = issuerIn(test, 'off');
    await freeze();
    await issue(withEmail('e9999@outcome.example'));
    await requestOutcome('E0014');
    expect(await refused(withEmail('e0160@outcome.example'))).toEqual([422, 'E0014']);
    expect(await refused(withEmail('e0160@outcome.example'))).toEqual([422, 'E0160']);
    await admin(test, 'off').call('put', '/test-values', { enabled: false }).expect(200);
    await issue(withEmail('e0160@outcome.example'));
  });
});
