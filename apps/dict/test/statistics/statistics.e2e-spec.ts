import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { type XmlElement } from '#libs/xml';
import { dict } from '../../src/dict.app';
import { entryOf, type Answer } from '../official/official-client';
import { A_BANK, B_BANK, C_BANK, sceneIn } from '../recoveries/scene';

/** The person and the key that the statistics are about: customer B of the scene. */
const PERSON = '22233344400';
const KEY = 'mule@example.com';
const NOW = '2026-03-17T17:00:00.000Z';

/** The windows of an element as one text: d90, m12, m60. */
function windows(answer: Answer, path: string): string {
  let element: XmlElement | undefined = answer.root;
  for (const name of path.split('/')) {
    element = element?.children.find((child) => child.name === name);
  }
  return ['d90', 'm12', 'm60'].map((name) => element?.attributes.get(name)).join(' ');
}

describe(`Official statistics on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const ofPerson = (scene: ReturnType<typeof sceneIn>, taxId = PERSON) =>
    scene.a.get(`/persons/${taxId}/statistics`);
  const ofKey = (scene: ReturnType<typeof sceneIn>, key = KEY) =>
    scene.a.get(`/entries/${encodeURIComponent(key)}/statistics`);
  let ids = 0;
  const requestId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };

  async function register(
    scene: ReturnType<typeof sceneIn>,
    change: Parameters<typeof entryOf>[1] = {},
    ispb = B_BANK,
  ): Promise<void> {
    const entry = entryOf(ispb, {
      key: KEY,
      keyType: 'EMAIL',
      taxId: PERSON,
      accountNumber: '2002',
      requestId: requestId(),
      ...change,
    });
    const answer = await scene.bank(ispb).post('/entries/', 'CreateEntryRequest', entry);
    expect([answer.error, answer.status]).toEqual([undefined, 201]);
  }

  async function mark(
    scene: ReturnType<typeof sceneIn>,
    at: string,
    { ispb, type, key }: { readonly ispb: string; readonly type: string; readonly key?: string },
  ): Promise<string> {
    await scene.freeze(at);
    const answer = await scene.bank(ispb).post('/fraud-markers/', 'CreateFraudMarkerRequest', {
      Participant: ispb,
      FraudMarker: { TaxIdNumber: PERSON, FraudType: type, Key: key },
      RequestId: requestId(),
    });
    expect(answer.status).toBe(201);
    return answer.text('FraudMarker/Id') ?? '';
  }

  it('of nobody who is known are zero', async () => {
    const scene = sceneIn(test, 'nobody');
    await scene.freeze(NOW);
    const answer = await ofPerson(scene);
    expect(answer.status).toBe(200);
    expect(answer.text('TaxIdNumber')).toBe(PERSON);
    expect(answer.text('PersonStatistics/Spi/Watermark')).toBe(NOW);
    expect(windows(answer, 'PersonStatistics/Spi/Settlements')).toBe('0 0 0');
    expect(windows(answer, 'PersonStatistics/FraudMarkers/TotalFraudTransactionAmount')).toBe(
      '0 0 0',
    );
    expect(answer.text('PersonStatistics/InfractionReports/OpenReports')).toBe('0');
    expect(answer.text('PersonStatistics/Entries/RegisteredAccounts')).toBe('0');
    expect((await ofPerson(scene, '123')).error).toBe('BadRequest');
    expect((await ofKey(scene)).error).toBe('NotFound');
    expect((await ofKey(scene, 'no key')).error).toBe('BadRequest');
  });

  it('count the payments received in each window', async () => {
    const scene = sceneIn(test, 'payments');
    await scene.freeze(NOW);
    const settledAt = [
      '2026-03-17T17:00:00.000Z', // now: d90
      '2025-12-18T03:00:00.000Z', // 89 days ago: d90 m12 m60
      '2025-12-18T02:59:59.999Z', // one millisecond before: m12 m60
      '2026-03-01T03:00:00.000Z', // this month: d90
      '2026-03-01T02:59:59.999Z', // last month: d90 m12 m60
      '2025-03-01T03:00:00.000Z', // 12 months ago: m12 m60
      '2025-03-01T02:59:59.999Z', // one millisecond before: m60
      '2023-11-05T03:00:00.000Z', // API v2 begins: m60
      '2023-11-05T02:59:59.999Z', // before
    ];
    const paid: string[] = [];
    for (const [index, at] of settledAt.entries()) {
      // The last payment of each pair is not to the key.
      const key = index % 2 === 0 ? { key: KEY } : {};
      paid.push(await scene.pay('A', 'B', '10.00', { settledAt: at, ...key }));
    }
    await scene.pay('A', 'B', '10.00', { status: 'PENDING', key: KEY });
    await scene.pay('A', 'B', '10.00', { status: 'REJECTED', key: KEY });
    await scene.pay('B', 'A', '10.00', { key: KEY });
    await scene.pay('B', 'A', '10.00', { returns: paid[0] });
    const answer = await ofPerson(scene);
    expect(windows(answer, 'PersonStatistics/Spi/Settlements')).toBe('4 4 6');
    await register(scene);
    const entry = await ofKey(scene);
    expect(entry.text('Key')).toBe(KEY);
    expect(windows(entry, 'OwnerStatistics/Spi/Settlements')).toBe('4 4 6');
    // Now, and in December; the payment of the key that B has made counts for the key.
    expect(windows(entry, 'KeyStatistics/Spi/Settlements')).toBe('3 2 3');
    // The payer received one payment; the return is none.
    expect(windows(await ofPerson(scene, '11122233300'), 'PersonStatistics/Spi/Settlements')).toBe(
      '1 0 0',
    );
  });

  it('count the fraud markers by type, and the participants that made them', async () => {
    const scene = sceneIn(test, 'markers');
    await mark(scene, '2025-05-10T12:00:00.000Z', { ispb: C_BANK, type: 'OTHER', key: KEY });
    await mark(scene, '2026-03-05T12:00:00.000Z', { ispb: C_BANK, type: 'SCAMMER_ACCOUNT' });
    await mark(scene, '2026-03-05T12:00:00.000Z', { ispb: A_BANK, type: 'APPLICATION_FRAUD' });
    const cancelled = await mark(scene, NOW, { ispb: B_BANK, type: 'MULE_ACCOUNT', key: KEY });
    await scene.b.post(`/fraud-markers/${cancelled}/cancel`, 'CancelFraudMarkerRequest', {
      FraudMarkerId: cancelled,
      Participant: B_BANK,
    });
    await register(scene);
    const answer = await ofKey(scene);
    const count = (part: string, name: string) => windows(answer, `${part}/FraudMarkers/${name}`);
    expect(count('OwnerStatistics', 'OtherFrauds')).toBe('0 1 1');
    expect(count('OwnerStatistics', 'ScammerAccounts')).toBe('1 0 0');
    expect(count('OwnerStatistics', 'ApplicationFrauds')).toBe('1 0 0');
    expect(count('OwnerStatistics', 'MuleAccounts')).toBe('0 0 0');
    expect(count('OwnerStatistics', 'UnknownFrauds')).toBe('0 0 0');
    expect(count('OwnerStatistics', 'DistinctFraudReporters')).toBe('2 1 1');
    expect(count('KeyStatistics', 'OtherFrauds')).toBe('0 1 1');
    expect(count('KeyStatistics', 'ScammerAccounts')).toBe('0 0 0');
  });

  it('count infraction reports, and the amounts of those that were agreed', async () => {
    const scene = sceneIn(test, 'reports');
    await scene.freeze(NOW);
    const transactions: string[] = [];
    for (const amount of ['100.60', '200.70', '50.00', '60.00']) {
      const transaction = await scene.pay('A', 'B', amount, { key: KEY });
      await scene.a.post('/infraction-reports/', 'CreateInfractionReportRequest', {
        Participant: A_BANK,
        InfractionReport: {
          TransactionId: transaction,
          Reason: 'REFUND_REQUEST',
          SituationType: 'SCAM',
        },
      });
      transactions.push(transaction);
    }
    await register(scene);
    const before = await ofKey(scene);
    expect(before.text('KeyStatistics/InfractionReports/OpenReports')).toBe('4');
    expect(before.text('KeyStatistics/InfractionReports/OpenReportsDistinctReporters')).toBe('1');
    const [one = '', two = '', three = ''] = transactions;
    await scene.close(B_BANK, one, 'AGREED');
    await scene.close(B_BANK, two, 'AGREED');
    await scene.close(B_BANK, three, 'DISAGREED');
    const answer = await ofKey(scene);
    for (const part of ['OwnerStatistics', 'KeyStatistics']) {
      expect(answer.text(`${part}/InfractionReports/OpenReports`)).toBe('1');
      expect(windows(answer, `${part}/InfractionReports/RejectedReports`)).toBe('1 0 0');
      expect(windows(answer, `${part}/FraudMarkers/MuleAccounts`)).toBe('2 0 0');
      // 301.30 without the cents.
      expect(windows(answer, `${part}/FraudMarkers/TotalFraudTransactionAmount`)).toBe('301 0 0');
      expect(windows(answer, `${part}/FraudMarkers/DistinctFraudReporters`)).toBe('1 0 0');
    }
  });

  it('count the accounts of a person and of a key', async () => {
    const scene = sceneIn(test, 'accounts');
    await scene.freeze('2025-05-10T12:00:00.000Z');
    await register(scene);
    await register(scene, { key: PERSON, keyType: 'CPF' });
    await register(scene, { key: '+5511999990000', keyType: 'PHONE', accountNumber: '77' });
    const first = await ofKey(scene);
    expect(first.text('OwnerStatistics/Entries/RegisteredAccounts')).toBe('2');
    expect(windows(first, 'KeyStatistics/Entries/DistinctAccounts')).toBe('1 0 0');

    await scene.freeze('2025-08-10T12:00:00.000Z');
    await scene.b.put(`/entries/${KEY}`, 'UpdateEntryRequest', {
      Key: KEY,
      Account: {
        ...{ Participant: B_BANK, Branch: '0001', AccountNumber: '88', AccountType: 'CACC' },
        OpeningDate: '2020-01-10T03:00:00Z',
      },
      Reason: 'USER_REQUESTED',
    });
    await scene.freeze('2026-03-05T12:00:00.000Z');
    await scene.b.post(`/entries/${KEY}/delete`, 'DeleteEntryRequest', {
      ...{ Key: KEY, Participant: B_BANK, Reason: 'USER_REQUESTED' },
    });
    await register(scene, { taxId: '33344455500', accountNumber: '99' }, C_BANK);
    const last = await ofKey(scene);
    // 2002 in May, 88 in August, 99 now.
    expect(windows(last, 'KeyStatistics/Entries/DistinctAccounts')).toBe('1 2 2');
    expect(last.text('OwnerStatistics/Entries/RegisteredAccounts')).toBe('1');
    expect((await ofPerson(scene)).text('PersonStatistics/Entries/RegisteredAccounts')).toBe('2');
  });

  it('are part of a lookup that asks for them', async () => {
    const scene = sceneIn(test, 'lookup');
    await scene.freeze(NOW);
    await register(scene);
    await scene.pay('A', 'B', '10.00', { key: KEY });
    const answer = await scene.a.lookUp(KEY, '11122233300', '?IncludeStatistics=true');
    expect(windows(answer, 'OwnerStatistics/Spi/Settlements')).toBe('1 0 0');
    expect(windows(answer, 'KeyStatistics/Spi/Settlements')).toBe('1 0 0');
  });

  it('can count events late', async () => {
    const late = await createTestApp(dict, {
      LOG_LEVEL: 'silent',
      DICT_SIGN: 'false',
      DICT_STATISTICS_LAG: 'PT12H',
    });
    try {
      const scene = sceneIn(late, 'late');
      await scene.freeze(NOW);
      await scene.pay('A', 'B', '10.00', { settledAt: '2026-03-17T05:00:00.000Z' });
      await scene.pay('A', 'B', '10.00', { settledAt: '2026-03-17T05:00:00.001Z' });
      const answer = await ofPerson(scene);
      expect(answer.text('PersonStatistics/Spi/Watermark')).toBe('2026-03-17T05:00:00.000Z');
      expect(windows(answer, 'PersonStatistics/Spi/Settlements')).toBe('1 0 0');
    } finally {
      await late.close();
    }
  });
});
