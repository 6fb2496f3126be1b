import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { dpsOf } from '../sefin/sefin-client';
import { adnIn } from './adn-client';

const SAO_PAULO = '3550308';
const FORTALEZA = '2304400';
const DAY = '2026-03-10T00:00:00';

describe(`The municipal parameters on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());
  const clientIn = (sandbox: string) => adnIn(test, sandbox);

  it.each([
    [
      'convenio',
      { parametrosConvenio: { aderenteAmbienteNacional: 1, aderenteEmissorNacional: 1 } },
    ],
    [`010701/${DAY}/aliquota`, { aliquotas: { '010701': [{ Aliq: 5, DtFim: null }] } }],
    ['01.07.01.000/historicoaliquotas', { aliquotas: { '01.07.01.000': [{ Aliq: 5 }] } }],
    [
      `010701/${DAY}/regimes_especiais`,
      { regimesEspeciais: { '010701': { '6': [{ situacao: 2 }] } } },
    ],
    ['2026-03-10/retencoes', { retencoes: { artigoSexto: { habilitado: true } } }],
    [
      `35503080100001/${DAY}/beneficio`,
      { beneficio: { tipoBeneficio: 4, aliquotaDiferenciada: 2, reducaoPercentualBC: null } },
    ],
    ['35503080200002/2026-03-10/beneficio', { beneficio: { tipoBeneficio: 2, tipoReducaoBC: 1 } }],
  ])('answers %s of São Paulo at both addresses', async (path, expected) => {
    const { get } = clientIn('seed');
    for (const base of ['parametrizacao', 'parametros_municipais']) {
      const { body } = await get(`/${base}/${SAO_PAULO}/${path}`).expect(200);
      expect(body).toMatchObject(expected);
    }
  });

  it.each([
    ['3500105/convenio', 404],
    ['3550309/convenio', 400],
    [`${SAO_PAULO}/x/${DAY}/aliquota`, 400],
    [`${SAO_PAULO}/010701/2026-02-30/aliquota`, 400],
    [`3543402/010701/${DAY}/aliquota`, 404],
    ['3543402/010701/historicoaliquotas', 404],
    [`${FORTALEZA}/010701/${DAY}/regimes_especiais`, 404],
    [`3543402/${DAY}/retencoes`, 404],
    [`${SAO_PAULO}/35503080100009/${DAY}/beneficio`, 404],
    [`${SAO_PAULO}/unknown`, 404],
  ])('answers %s with %i and a message', async (path, status) => {
    const { body } = await clientIn('seed').get(`/parametrizacao/${path}`).expect(status);
    expect(body).toMatchObject({ mensagem: expect.stringMatching(/\w/) as string });
  });

  it('computes with the rate of the period of competence, which it shows', async () => {
    const { freeze, post, issued, get } = clientIn('periods');
    await freeze();
    const rates = [
      {
        ...{ municipality: SAO_PAULO, serviceCode: '010701', rate: 5 },
        periods: [{ rate: 2, from: '2026-03-01', until: '2026-03-09' }],
      },
    ];
    await post('/__admin/parameters', { rates }).expect(201);
    const issOf = async (number: string, dCompet: string): Promise<unknown> => {
      const { chaveAcesso } = await issued(dpsOf(number, { dCompet }));
      const { body } = await get(`/nfse/${chaveAcesso}`).expect(200);
      return (body as { values: { issRate: unknown } }).values.issRate;
    };
    expect([await issOf('1', '2026-03-09'), await issOf('2', '2026-03-10')]).toEqual([2, 5]);
    const { body } = await get(`/parametrizacao/${SAO_PAULO}/010701/historicoaliquotas`).expect(
      200,
    );
    const { aliquotas } = body as { aliquotas: Record<string, { Aliq: number }[]> };
    expect(aliquotas['010701']?.map(({ Aliq }) => Aliq)).toEqual([5, 2, 5]);
  });

  it('grants a benefit only in its period', async () => {
    const { post, send, freeze } = clientIn('benefits');
    await freeze();
    const number = '35503080300003';
    const benefit = { number, kind: 'rate', rate: 3, from: '2026-03-10' };
    const municipalities = [{ code: SAO_PAULO, benefits: [benefit] }];
    await post('/__admin/parameters', { municipalities }).expect(201);
    const { valores } = dpsOf('1');
    const tribMun = { ...valores.trib.tribMun, BM: { nBM: number } };
    const change = { valores: { ...valores, trib: { ...valores.trib, tribMun } } };
    await send(dpsOf('1', change)).expect(201);
    const { body } = await send(dpsOf('2', { ...change, dCompet: '2026-03-09' })).expect(400);
    expect(body).toMatchObject({ erros: [{ codigo: 'E0541' }] });
  });

  it('refuses periods that overlap, or that end before their start', async () => {
    const { post } = clientIn('refused');
    const row = { municipality: SAO_PAULO, serviceCode: '010701', rate: 5 };
    for (const [periods, pointer] of [
      [[{ rate: 2, from: '2026-02-30' }], '/rates/0/periods/0/from'],
      [[{ rate: 2, from: '2026-03-01', until: '2026-02-01' }], '/rates/0/periods/0/until'],
      [
        [
          { rate: 2, from: '2026-01-01' },
          { rate: 3, from: '2026-03-01' },
        ],
        '/rates/0/periods/1/from',
      ],
    ] as const) {
      const { body } = await post('/__admin/parameters', { rates: [{ ...row, periods }] }).expect(
        400,
      );
      expect(body).toMatchObject({ errors: [{ pointer }] });
    }
  });

  it('sends added parameters in the form in which another sandbox takes them', async () => {
    const { post, get } = clientIn('copied');
    const added = {
      municipalities: [
        {
          code: FORTALEZA,
          retentions: [
            { description: 'TI', kinds: ['2', '3'], serviceCodes: ['010701'], from: '2026-01-01' },
          ],
          specialRegimes: [
            {
              regime: '4',
              serviceCode: '010701',
              situation: 3,
              from: '2026-01-01',
              remark: 'Só ME',
            },
          ],
        },
      ],
      rates: [
        {
          ...{ municipality: FORTALEZA, serviceCode: '010701', rate: 5 },
          periods: [{ rate: 2, from: '2026-03-01', until: '2026-03-09' }],
        },
      ],
    };
    await post('/__admin/parameters', added).expect(201);
    const { body } = await get('/__admin/parameters?source=added').expect(200);
    const copy = await clientIn('copied-too')
      .post('/__admin/parameters', body as object)
      .expect(201);
    expect(copy.body).toEqual(body);
    const { body: shown } = await get(`/parametrizacao/${FORTALEZA}/${DAY}/retencoes`).expect(200);
    expect(shown).toMatchObject({
      retencoes: {
        artigoSexto: { habilitado: false, historico: [] },
        retencoesMunicipais: [{ tiposRetencao: [2, 3], servicos: ['010701'] }],
      },
    });
  });
});
