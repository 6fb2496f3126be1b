import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { type Answer, type Members } from '../official/official-client';
import { errorOf, fraudIn, KEY, NOW, PAYER, RECEIVER, STRANGER } from './fraud-client';

const TAX_ID = '01234567890';
const REQUEST_ID = 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d';

describe(`Fraud markers on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  let requests = 0;
  const fresh = async () => {
    sandboxes += 1;
    const fraud = fraudIn(test, `markers-${String(sandboxes)}`);
    await fraud.frozen(NOW).expect(200);
    const mark = (change: Members = {}, request: Members = {}, ispb = PAYER): Promise<Answer> => {
      requests += 1;
      return fraud.create('marker', ispb, {
        FraudMarker: { TaxIdNumber: TAX_ID, FraudType: 'MULE_ACCOUNT', Key: KEY, ...change },
        RequestId: `a946d533-7f22-42a5-9a9b-${String(requests).padStart(12, '0')}`,
        ...request,
      });
    };
    const list = async (query: string, ispb = PAYER) => {
      const answer = await fraud.by(ispb).get(`/fraud-markers/?TaxIdNumber=${TAX_ID}${query}`);
      expect(errorOf(answer)).toBe('200');
      const markers = answer.root.children.find(({ name }) => name === 'FraudMarkers');
      const ids = (markers?.children ?? []).map(({ children: [first] }) => first?.text);
      return { ids, total: answer.text('Total'), hasMore: answer.text('HasMoreElements') };
    };
    return { ...fraud, mark, list };
  };

  it('are created, shown and cancelled by the participant', async () => {
    const { mark, by, step, advance } = await fresh();
    const created = await mark();
    expect(errorOf(created)).toBe('201');
    const text = (name: string) => created.text(`FraudMarker/${name}`);
    expect([text('Status'), text('TaxIdNumber'), text('Key')]).toEqual(['REGISTERED', TAX_ID, KEY]);
    expect(text('InfractionReport')).toBeUndefined();
    const id = text('Id') ?? '';
    await advance('PT1H');
    const cancelled = await step('marker', 'Cancel', { id, ispb: PAYER });
    expect(cancelled.text('FraudMarker/Status')).toBe('CANCELLED');
    await advance('PT1H');
    const again = await step('marker', 'Cancel', { id, ispb: PAYER });
    expect(again.text('FraudMarker/LastModified')).toBe('2999-03-10T13:00:00.000Z');
    const shown = await by(PAYER).get(`/fraud-markers/${id}`);
    expect(shown.text('FraudMarker/Status')).toBe('CANCELLED');
    expect(errorOf(await by(STRANGER).get(`/fraud-markers/${id}`))).toBe('403 Forbidden');
  });

  it('are made once by a RequestId', async () => {
    const { mark, list } = await fresh();
    const request = { RequestId: REQUEST_ID };
    const answers = await Promise.all(Array.from({ length: 5 }, () => mark({}, request)));
    expect(answers.map(errorOf)).toEqual(Array(5).fill('201'));
    expect((await list('')).total).toBe('1');
    const other = await mark({ FraudType: 'OTHER' }, request);
    expect(errorOf(other)).toBe('400 RequestIdAlreadyUsed');
    expect(errorOf(await mark({}, request, RECEIVER))).toBe('201');
  });

  it.each<readonly [string, Members, string]>([
    [
      'a type that only reports of version 1 have',
      { FraudType: 'UNKNOWN' },
      '400 FraudMarkerInvalid',
    ],
    ['an unknown type', { FraudType: 'FRAUD' }, '400 FraudMarkerInvalid'],
    ['a key of no form', { Key: 'not a key' }, '400 FraudMarkerInvalid'],
    ['a tax id of no form', { TaxIdNumber: '123' }, '400 FraudMarkerInvalid'],
    ['no key', { Key: undefined }, '201'],
  ])('with %s', async (_, change, expected) => {
    const { mark } = await fresh();
    expect(errorOf(await mark(change))).toBe(expected);
  });

  it('of a report are cancelled by the counterparty that has closed it, and not by its reporter', async () => {
    const { declare, agreed, by, step } = await fresh();
    const report = await by(PAYER).get(`/infraction-reports/${await agreed(await declare())}`);
    const id = report.text('InfractionReport/FraudMarkerId') ?? '';
    expect(errorOf(await step('marker', 'Cancel', { id, ispb: PAYER }))).toBe('403 Forbidden');
    expect(errorOf(await step('marker', 'Cancel', { id, ispb: RECEIVER }))).toBe('200');
    const after = await by(PAYER).get(
      `/infraction-reports/${report.text('InfractionReport/Id') ?? ''}`,
    );
    expect(after.text('InfractionReport/Status')).toBe('CLOSED');
  });

  it('are listed by person, key and status, for their participant', async () => {
    const { mark, list, step, by } = await fresh();
    const idOf = (answer: Answer) => answer.text('FraudMarker/Id') ?? '';
    const one = idOf(await mark());
    const two = idOf(await mark({ Key: undefined, FraudType: 'OTHER' }));
    await mark({ TaxIdNumber: '11144477735' });
    await mark({}, {}, RECEIVER);
    expect((await list('')).ids).toEqual([one, two]);
    expect((await list(`&Key=${KEY}`)).ids).toEqual([one]);
    await step('marker', 'Cancel', { id: one, ispb: PAYER });
    expect((await list('&Status=REGISTERED')).ids).toEqual([two]);
    expect((await list('&Status=CANCELLED')).ids).toEqual([one]);
    expect(await list('&Limit=1')).toMatchObject({ total: '2', hasMore: 'true' });
    expect(await list('&page.pageNumber=1&page.itemsPerPage=1')).toMatchObject({
      total: '2',
      hasMore: 'false',
    });
    const missing = await by(PAYER).get('/fraud-markers/');
    expect(errorOf(missing)).toBe('400 BadRequest');
    expect(missing.text('violations/violation/property')).toBe('TaxIdNumber');
  });
});
