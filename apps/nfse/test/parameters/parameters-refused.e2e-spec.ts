import { createTestApp, databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { parametersApp } from './parameters-app';
import { inSandbox, RIBEIRAO, SAO_PAULO, SUPPORT } from './parameters-sandbox';

describe(`Parameters that are refused on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(parametersApp);
  });
  afterAll(() => test.close());

  const municipality = (change: object) => ({
    municipalities: [{ code: RIBEIRAO, name: 'Ribeirão Preto', ...change }],
  });
  const rate = (change: object) => ({
    rates: [{ municipality: SAO_PAULO, serviceCode: SUPPORT, rate: 2, ...change }],
  });
  const benefit = (change: object) =>
    municipality({ benefits: [{ number: '35434020100001', kind: 'rate', rate: 2, ...change }] });
  it.each<[string, object, string, RegExp]>([
    ['nothing', {}, '', /Must have an item in municipalities, serviceCodes or rates/],
    ['an empty list', { rates: [] }, '', /Must have an item/],
    ['an unknown list', { rate: [] }, '/rate', /did you mean "rates"/],
    ['a string for a list', { rates: 'all' }, '/rates', /Must be an array/],
    ['an unknown member', municipality({ activ: true }), '/municipalities/0/activ', /unknown here/],
    ['a rate above 5 %', rate({ rate: 5.01 }), '/rates/0/rate', /from 0 to 5\.00/],
    ['a negative rate', rate({ rate: -1 }), '/rates/0/rate', /from 0 to 5\.00/],
    ['three decimals', rate({ rate: 2.999 }), '/rates/0/rate', /at most two decimals/],
    ['three decimals in a text', rate({ rate: '2.999' }), '/rates/0/rate', /at most two decimals/],
    ['a comma', rate({ rate: '2,9' }), '/rates/0/rate', /at most two decimals/],
    ['a rate of another type', rate({ rate: true }), '/rates/0/rate', /^Must be a percentage/],
    ['no rate', rate({ rate: undefined }), '/rates/0/rate', /^Is missing; it must be a percentage/],
    ['no rate at all', rate({ rate: null }), '/rates/0/rate', /^Must be a percentage/],
    ['a wrong municipality', rate({ municipality: '3550309' }), '/rates/0/municipality', /IBGE/],
    [
      'a rate of an unknown municipality',
      rate({ municipality: RIBEIRAO }),
      '/rates/0/municipality',
      /The sandbox has no municipality 3543402/,
    ],
    ['a wrong service', rate({ serviceCode: 'x' }), '/rates/0/serviceCode', /service code/],
    [
      'a rate twice',
      { rates: [...rate({}).rates, ...rate({ serviceCode: '1.07' }).rates] },
      '/rates/1',
      /same code as item 0/,
    ],
    ['no name', municipality({ name: undefined }), '/municipalities/0/name', /^Is missing/],
    [
      'a name that XML cannot carry',
      municipality({ name: 'a\u0001' }),
      '/municipalities/0/name',
      /Latin-1/,
    ],
    ['another state', municipality({ state: 'RJ' }), '/municipalities/0/state', /Must be SP/],
    [
      'a huge amount',
      municipality({ cancelAbove: 1e300 }),
      '/municipalities/0/cancelAbove',
      /amount/,
    ],
    [
      'half an hour',
      municipality({ cancelWithinHours: 0.5 }),
      '/municipalities/0/cancelWithinHours',
      /whole/,
    ],
    [
      'a benefit without a rate',
      benefit({ rate: undefined }),
      '/municipalities/0/benefits/0/rate',
      /^Is missing/,
    ],
    [
      'a benefit of another kind',
      benefit({ kind: 'x' }),
      '/municipalities/0/benefits/0/kind',
      /^Must be "rate" or "base"/,
    ],
    [
      'a benefit with both',
      benefit({ reduction: 1 }),
      '/municipalities/0/benefits/0/reduction',
      /unknown here/,
    ],
    [
      'a new service without a name',
      { serviceCodes: [{ code: '77.01' }] },
      '/serviceCodes/0/name',
      /^Is missing/,
    ],
  ])('refuses %s', async (_, sent, pointer, detail) => {
    const sandbox = inSandbox(test, 'refuses');
    const { body } = await sandbox.add(sent).expect(400);
    const { code, errors } = body as {
      code: string;
      errors: { pointer: string; detail: string }[];
    };
    expect(code).toBe('PARAMETERS_INVALID');
    expect(errors).toContainEqual({ pointer, detail: expect.stringMatching(detail) as unknown });
    expect((await sandbox.list('?source=added')).rates).toEqual([]);
  });

  it.each([
    ['a list', '[]', 'application/json', 400],
    ['no JSON', '{', 'application/json', 400],
    ['XML', '<a/>', 'application/xml', 415],
  ])('refuses %s as a body', async (_, body, type, status) => {
    await test.http.post('/__admin/parameters').set('Content-Type', type).send(body).expect(status);
  });

  it('answers with the problem that the document shows', async () => {
    const { body } = await inSandbox(test, 'document')
      .add(rate({ rate: 6 }))
      .expect(400);
    expect(body).toEqual({
      ...(await documentedProblem(test, 'post /__admin/parameters', 'PARAMETERS_INVALID')),
      correlationId: expect.any(String) as unknown,
    });
  });
});
