import { createTestApp, databaseUnderTest, describeSchema, type TestApp } from '#libs/testing';
import { SEED_PARAMETERS } from '#libs/nfse';
import { parametersApp } from './parameters-app';
import { inSandbox, RIBEIRAO, SAO_PAULO, SUPPORT } from './parameters-sandbox';

/** The services of the seed, and those that have a rate in each municipality with rates. */
const ALL = SEED_PARAMETERS.serviceCodes.length;
const TAXED = SEED_PARAMETERS.serviceCodes.filter(
  ({ isOutsideIss }) => isOutsideIss !== true,
).length;

describeSchema(parametersApp);

describe(`Parameters on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(parametersApp);
  });
  afterAll(() => test.close());

  it('lists the seed in a new sandbox', async () => {
    const { municipalities, serviceCodes, rates } = await inSandbox(test, 'seed').list();
    expect(municipalities).toHaveLength(14);
    expect(serviceCodes.length).toBeGreaterThan(80);
    expect(municipalities.find(({ code }) => code === SAO_PAULO)).toEqual({
      code: SAO_PAULO,
      name: 'São Paulo',
      state: 'SP',
      isActive: true,
      issuesOnPublicEmitters: true,
      cancelWithinHours: 720,
      cancelAbove: null,
      cancelRequiresCustomer: false,
      cancelAnalysis: 'desk',
      analysisAfterHours: 24,
      tacitConfirmationAfterHours: null,
      substituteWithinHours: 720,
      substituteKeepsCustomer: false,
      allowsRetention: true,
      acceptsSentAmounts: false,
      benefits: [
        { number: '35503080100001', kind: 'rate', rate: '2.00' },
        { number: '35503080200002', kind: 'base', reduction: '40.00' },
      ],
      specialRegimes: [{ regime: '6', serviceCode: '010701', situation: 2, from: '2020-01-01' }],
    });
    expect(rates).toContainEqual({
      municipality: SAO_PAULO,
      serviceCode: '010501',
      rate: '2.90',
    });
  });

  it('adds a municipality, a service and a rate, and only to its own sandbox', async () => {
    const sandbox = inSandbox(test, 'adds');
    const { body } = await sandbox
      .add({
        municipalities: [{ code: RIBEIRAO, name: 'Ribeirão Preto', cancelAbove: 50_000 }],
        serviceCodes: [{ code: '77.01', name: 'Moon travel', incidence: 'place' }],
        rates: [{ municipality: RIBEIRAO, serviceCode: '77.01', rate: 2.9 }],
      })
      .expect(201);
    expect(body).toMatchObject({
      municipalities: [{ code: RIBEIRAO, state: 'SP', isActive: true, cancelAbove: '50000.00' }],
      serviceCodes: [{ code: '770101', incidence: 'place', requires: null }],
      rates: [{ municipality: RIBEIRAO, serviceCode: '770101', rate: '2.90' }],
    });
    expect(await sandbox.list('?source=added')).toEqual(body);
    expect(await sandbox.lookUp(RIBEIRAO, '770101')).toEqual({
      municipality: 'Ribeirão Preto',
      service: 'place',
      rate: 290,
    });
    expect(await inSandbox(test, 'other').lookUp(RIBEIRAO, '770101')).toEqual({
      municipality: null,
      service: null,
      rate: null,
    });
  });

  it('replaces items of the seed, and keeps their members that are left out', async () => {
    const sandbox = inSandbox(test, 'replaces');
    await sandbox
      .add({
        municipalities: [{ code: SAO_PAULO, isActive: false }],
        serviceCodes: [{ code: '070202', requires: null }],
        rates: [{ municipality: SAO_PAULO, serviceCode: SUPPORT, rate: '0' }],
      })
      .expect(201);
    const { municipalities, serviceCodes, rates } = await sandbox.list(
      `?municipality=${SAO_PAULO}`,
    );
    expect(municipalities).toMatchObject([
      { name: 'São Paulo', isActive: false, benefits: [{ kind: 'rate' }, { kind: 'base' }] },
    ]);
    expect(serviceCodes.find(({ code }) => code === '070202')).toMatchObject({
      name: expect.stringMatching(/^Execução, por empreitada/) as unknown,
      incidence: 'place',
      requires: null,
      floorExempt: true,
    });
    expect(rates.filter(({ serviceCode }) => serviceCode === SUPPORT)).toEqual([
      { municipality: SAO_PAULO, serviceCode: SUPPORT, rate: '0.00' },
    ]);
    expect(await sandbox.lookUp(SAO_PAULO, SUPPORT)).toMatchObject({ rate: 0 });
    expect(await sandbox.lookUp(SAO_PAULO, '010501')).toMatchObject({ rate: 290 });
    const seed = await sandbox.list('?source=seed');
    expect(seed.municipalities).toHaveLength(13);
  });

  it('replaces an added item, and goes back to the seed', async () => {
    const sandbox = inSandbox(test, 'resets');
    const rate = (percent: number) => ({
      rates: [{ municipality: SAO_PAULO, serviceCode: '1.07', rate: percent }],
    });
    await sandbox.add(rate(3)).expect(201);
    await sandbox.add(rate(4)).expect(201);
    expect(await sandbox.lookUp(SAO_PAULO, SUPPORT)).toMatchObject({ rate: 400 });
    await sandbox.reset();
    expect(await sandbox.lookUp(SAO_PAULO, SUPPORT)).toMatchObject({ rate: 500 });
    expect(await sandbox.list('?source=added')).toEqual({
      municipalities: [],
      serviceCodes: [],
      rates: [],
    });
  });

  it('accepts the list of another sandbox', async () => {
    const [from, to] = [inSandbox(test, 'from'), inSandbox(test, 'to')];
    const all = await from.list();
    const { body } = await to.add(all).expect(201);
    expect(body).toEqual(all);
    expect(await to.list('?source=added')).toEqual(all);
  });

  it.each([
    ['?municipality=3304557&source=seed', { municipalities: 1, serviceCodes: ALL, rates: TAXED }],
    [`?serviceCode=${SUPPORT}`, { municipalities: 14, serviceCodes: 1, rates: 13 }],
    [
      `?serviceCode=${SUPPORT}&municipality=${SAO_PAULO}`,
      { municipalities: 1, serviceCodes: 1, rates: 1 },
    ],
    ['?municipality=0000000', { municipalities: 0, serviceCodes: ALL, rates: 0 }],
  ])('filters the list by %s', async (query, counts) => {
    const { municipalities, serviceCodes, rates } = await inSandbox(test, 'filters').list(query);
    expect({
      municipalities: municipalities.length,
      serviceCodes: serviceCodes.length,
      rates: rates.length,
    }).toEqual(counts);
  });

  it.each(['?municipality=35', '?serviceCode=1.07', '?source=other'])(
    'refuses the filter %s',
    async (query) => {
      const { body } = await test.http.get(`/__admin/parameters${query}`).expect(400);
      expect(body).toMatchObject({ code: 'REQUEST_INVALID' });
    },
  );

  it('refuses more than 10,000 parameters, and stores none of them', async () => {
    const sandbox = inSandbox(test, 'many');
    const rates = (first: number, count: number) => ({
      rates: Array.from({ length: count }, (_, index) => ({
        municipality: SAO_PAULO,
        serviceCode: String(first + index),
        rate: 2,
      })),
    });
    await sandbox.add(rates(100_000, 9_999)).expect(201);
    const { body } = await sandbox.add(rates(200_000, 2)).expect(409);
    expect(body).toMatchObject({ code: 'TOO_MANY_PARAMETERS' });
    expect(await sandbox.lookUp(SAO_PAULO, '200000')).toMatchObject({ rate: null });
    await sandbox.add(rates(100_000, 2)).expect(201);
  });

  it('does all of simultaneous changes', async () => {
    const sandbox = inSandbox(test, 'parallel');
    const codes = ['010101', '010201', '010301', '010401', '010501', '010601'];
    const changes = codes.flatMap((code, index) => {
      const rates = [code, ...codes.toReversed()].slice(0, 4).map((serviceCode) => ({
        municipality: SAO_PAULO,
        serviceCode,
        rate: 2,
      }));
      const unique = [...new Map(rates.map((row) => [row.serviceCode, row])).values()];
      return [sandbox.add({ rates: index % 2 === 0 ? unique : unique.toReversed() })];
    });
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses).toEqual(codes.map(() => 201));
    expect((await sandbox.list('?source=added')).rates).toHaveLength(codes.length);
  });
});
