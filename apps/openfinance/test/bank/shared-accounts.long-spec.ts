import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { SEEDED_CUSTOMERS } from '../../src/bank/history/profiles';
import { standardError } from './account-schemas';
import { ACCOUNTS, bankIn } from './bank';

const CONSENTS = '/open-banking/consents/v1/consents';
const MARIA = ['maria-corrente', 'maria-joao-conjunta', 'maria-poupanca'];

describe(`Accounts under a consent on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let consentId: string;
  let balancesOnly: string;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    const [maria] = SEEDED_CUSTOMERS;
    const all = ['BALANCES', 'TRANSACTIONS', 'OVERDRAFT_LIMITS'];
    consentId = await consented(maria?.document ?? '', all);
    balancesOnly = await consented(maria?.document ?? '', ['BALANCES']);
  });
  afterAll(() => test.close());

  async function consented(identification: string, what: readonly string[]): Promise<string> {
    const permissions = what.map((each) => `ACCOUNTS_${each}_READ`);
    const data = {
      loggedUser: { document: { identification, rel: 'CPF' } },
      permissions: ['ACCOUNTS_READ', 'RESOURCES_READ', ...permissions],
    };
    const { body } = await test.http.post(CONSENTS).send({ data }).expect(201);
    return (body as { data: { consentId: string } }).data.consentId;
  }

  const get = (path: string, consent: string) =>
    bankIn(test, 'default').get(`${ACCOUNTS}${path}`).set('x-consent-id', consent);

  it('are those of its customer, also as the second holder', async () => {
    const { body } = await get('', consentId).expect(200);
    const { data, meta } = body as { data: { accountId: string }[]; meta: object };
    expect(data.map(({ accountId }) => accountId)).toEqual(MARIA);
    expect(meta).toMatchObject({ totalRecords: 3 });
  });

  it.each(['', '/balances', '/overdraft-limits', '/transactions', '/transactions-current'])(
    'can be read at :id%s, and those of another customer cannot',
    async (path) => {
      await get(`/maria-corrente${path}`, consentId).expect(200);
      const refused = await get(`/joao-corrente${path}`, consentId).expect(403);
      standardError.parse(refused.body);
      expect(refused.body).toMatchObject({ errors: [{ code: 'CONTA_NAO_AUTORIZADA' }] });
      const unknown = await get(`/nobody${path}`, consentId).expect(404);
      expect(unknown.body).toMatchObject({ errors: [{ code: 'CONTA_NAO_ENCONTRADA' }] });
    },
  );

  it.each([
    ['/balances', 200],
    ['/overdraft-limits', 403],
    ['/transactions', 403],
    ['/transactions-current', 403],
  ])('need the permission of :id%s: %d', async (path, status) => {
    const { body } = await get(`/maria-corrente${path}`, balancesOnly).expect(status);
    if (status === 200) return;
    expect(body).toMatchObject({ errors: [{ code: 'PERMISSAO_NAO_CONCEDIDA' }] });
  });

  it('cannot be read under a consent that was revoked, or that there is not', async () => {
    await test.http.delete(`${CONSENTS}/${balancesOnly}`).expect(204);
    for (const consent of [balancesOnly, 'urn:simulador:none']) {
      const { body } = await get('/maria-corrente/balances', consent).expect(403);
      expect(body).toMatchObject({ errors: [{ code: 'CONSENTIMENTO_INVALIDO' }] });
    }
  });
});
