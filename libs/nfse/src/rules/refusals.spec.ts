import { toCents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { memoryParameters } from '../parameters/parameters';
import { SEED } from '../parameters/seed';
import { federalTaxes } from '../taxes/federal';
import { REJECTION_CATALOGUE, refusal, rejectionRule } from './catalogue';
import { refusalsOf } from './refusals';
import { type RuleContext } from './rule';
import { FEDERAL_CASES } from './test/federal-cases';
import { HEADER_AND_PARTY_CASES } from './test/header-and-party-cases';
import { IBS_CBS_CASES } from './test/ibs-cbs-cases';
import { ALLOWED_BY_REGISTRY, REGISTRY_CASES } from './test/registry-cases';
import { REGISTRY_PARTY_CASES } from './test/registry-party-cases';
import {
  ADAMANTINA_INACTIVE,
  ADDRESS_ABROAD,
  ARAMINA_UNKNOWN,
  regTrib,
  service,
  tribMun,
  valores,
} from './test/rule-case';
import { SERVICE_AND_VALUE_CASES } from './test/service-and-value-cases';
import { TAX_CASES } from './test/tax-cases';
import { type Changes, ibsCbsGroup, NOW_MS, validDps } from './test/valid-dps';

const parameters = memoryParameters(SEED);
const refusals = (changes: Changes<InfDps>, context: Partial<RuleContext> = {}) =>
  refusalsOf({ dps: validDps(changes), parameters, nowMs: NOW_MS, environment: '2', ...context });

const CASES = [
  ...HEADER_AND_PARTY_CASES,
  ...REGISTRY_CASES,
  ...REGISTRY_PARTY_CASES,
  ...SERVICE_AND_VALUE_CASES,
  ...TAX_CASES,
  ...FEDERAL_CASES,
  ...IBS_CBS_CASES,
  // Rows of one length: jest would take a parameter without a value as a callback.
].map(([code, changes, detail, context = {}]) => [code, changes, detail, context] as const);

describe('A DPS that breaks a rule', () => {
  it.each(CASES)('is refused with %s: %j', (code, changes, detail, context) => {
    const found = refusals(changes, context);
    const { description } = rejectionRule(code) ?? {};
    expect(found).toContainEqual(expect.objectContaining({ code, description, detail }));
    expect(found.map((row) => row.code)).toEqual(found.map((row) => row.code).toSorted());
  });

  it('exists for each rule with a check', () => {
    const checked = REJECTION_CATALOGUE.filter(({ check }) => check !== undefined);
    const tested = new Set<string>(CASES.map(([code]) => code));
    expect(checked.map(({ code }) => code).filter((code) => !tested.has(code))).toEqual([]);
    expect(checked.length).toBeGreaterThan(100);
  });

  it('names the element at fault', () => {
    expect(refusals({}, { requestRate: 501 })).toEqual([
      {
        code: 'E0595',
        description: 'The rate must be at most 5 %',
        element: 'valores/trib/tribMun/pAliq',
        detail: 'The rate 5.01 % is above 5.00 %.',
      },
    ]);
    expect(refusals(valores({ vServPrest: { vServ: toCents(0) } }))).toEqual([
      expect.objectContaining({ code: 'E1235', element: 'valores/vServPrest/vServ' }),
    ]);
  });
});

/** The layout of 2026-07-27 allows letters in a CNPJ. */
const FROM_JULY = { dhEmi: '2026-07-27T00:00:00-03:00' } as const;
const AUGUST = { nowMs: Date.parse('2026-08-01T00:00:00Z') };

const COM_EXT = {
  mdPrestacao: '1',
  vincPrest: '0',
  tpMoeda: '840',
  vServMoeda: toCents(20_000),
  mecAFComexP: '01',
  mecAFComexT: '01',
  movTempBens: '1',
  mdic: '0',
};
const pis = federalTaxes({
  serviceCents: toCents(100_000),
  pis: { rate: 65, withheld: true },
  cofins: { rate: 300, withheld: true },
  csll: { rate: 100 },
  irrf: { rate: 150 },
  inss: { rate: 1_100 },
}).tribFed;
const total = (group: Changes<InfDps['valores']['trib']['totTrib']>) => ({ totTrib: group });
const SIMPLES_TOTAL = total({ pTotTrib: undefined, pTotTribSN: 600 });

describe('A DPS without a fault', () => {
  it.each<[string, Changes<InfDps>, Partial<RuleContext>?]>([
    ['of 1,000.00 at 5 %', {}],
    ['of one cent', valores({ vServPrest: { vServ: toCents(1) } })],
    ['issued at the instant it is processed', { dhEmi: '2026-03-10T16:00:00-03:00' }],
    ['with the last series', { serie: '49999' }],
    ['without customer', { toma: undefined }],
    [
      'for a customer whose CNPJ has letters, from the day of their layout on',
      { toma: { CNPJ: '12ABC34501DE35' }, ...FROM_JULY },
      AUGUST,
    ],
    [
      'of a provider whose CNPJ has letters, from the day of their layout on',
      { prest: { CNPJ: '12ABC34501DE35' }, ...FROM_JULY },
      AUGUST,
    ],
    ['of a provider with a CPF', { prest: { CNPJ: undefined, CPF: '52998224725' } }],
    [
      'with a description of 2,000 characters',
      service('010701', { cServ: { xDescServ: 'x'.repeat(2_000) } }),
    ],
    [
      'with a description of 2,000 characters of two code units each',
      service('010701', { cServ: { xDescServ: '😀'.repeat(2_000) } }),
    ],
    ['with a rate of the request of 2 %', {}, { requestRate: 200 }],
    ['with a rate of the request of 5 %', {}, { requestRate: 500 }],
    ['in an unknown municipality', { cLocEmi: ARAMINA_UNKNOWN }, { requestRate: 300 }],
    ['for a service without a row', service('250101'), { requestRate: 300 }],
    ...ALLOWED_BY_REGISTRY,
    ['at the lower limit', valores({ vDedRed: { vDR: toCents(60_000) } })],
    [
      'below the limit for construction',
      {
        ...service('070202', { obra: { cObra: '1' } }),
        ...valores({ vDedRed: { pDR: 9_000 } }),
      },
    ],
    ['with a benefit', tribMun({ BM: { nBM: '35503080200002', pRedBCBM: 4_000 } })],
    ['with a benefit that has a rate', tribMun({ BM: { nBM: '35503080100001' } })],
    ['retained by the customer', tribMun({ tpRetISSQN: '2' })],
    ['with all federal taxes', valores({ trib: { ...(pis && { tribFed: pis }) } })],
    [
      'whose PIS differs by one cent',
      valores({
        trib: {
          tribFed: {
            piscofins: {
              CST: '01',
              vBCPisCofins: toCents(100_000),
              pAliqPis: 65,
              vPis: toCents(651),
            },
          },
        },
      }),
    ],
    [
      'of an MEI in a municipality that is not active',
      {
        ...regTrib('2'),
        cLocEmi: ADAMANTINA_INACTIVE,
        ...valores({ trib: total({ pTotTrib: undefined, indTotTrib: '0' }) }),
      },
    ],
    ['of an ME inside the Simples', { ...regTrib('3', '1'), ...valores({ trib: SIMPLES_TOTAL }) }],
    [
      'of an ME whose ISS is retained at 1.8 %',
      {
        ...regTrib('3', '1'),
        ...valores({ trib: { ...SIMPLES_TOTAL, tribMun: { tpRetISSQN: '2', pAliq: 180 } } }),
      },
    ],
    ['of an ME outside the Simples', { ...regTrib('3', '2'), ...valores({ trib: SIMPLES_TOTAL }) }],
    ['of a professional with a special regime', regTrib('1', undefined, '6')],
    ['that is immune', tribMun({ tribISSQN: '2', tpImunidade: '1' })],
    [
      'that is exported',
      {
        ...service('010701', { comExt: COM_EXT }),
        toma: { CNPJ: undefined, NIF: 'X1', end: { ...ADDRESS_ABROAD, endNac: undefined } },
        ...tribMun({ tribISSQN: '3', cPaisResult: 'US' }),
      },
    ],
    [
      'outside the ISS',
      { ...service('990401'), ...tribMun({ tribISSQN: '4' }), IBSCBS: ibsCbsGroup() },
    ],
    ['with IBS and CBS', { IBSCBS: ibsCbsGroup() }],
    ['for the government', { IBSCBS: ibsCbsGroup({ tpEnteGov: '1', tpOper: '1' }) }],
    [
      'of an event',
      service('120701', {
        atvEvento: { xNome: 'Show', dtIni: '2026-03-10', dtFim: '2026-03-10', idAtvEvt: '1' },
      }),
    ],
  ])('%s is not refused', (...[, changes, context]) => {
    expect(refusals(changes, context)).toEqual([]);
  });
});

describe('The catalogue', () => {
  it('has each code once, in ascending order, with plain words', () => {
    const codes = REJECTION_CATALOGUE.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    for (const { code, description } of REJECTION_CATALOGUE) {
      expect(code).toMatch(/^(A\d|E\d{2,4}|RNG\d{4})$/);
      expect(description).toMatch(/^[A-Z].{10,}[^.]$/);
    }
  });

  it.each(
    (
      'E0014 E0042 E0044 E0046 E0050 E0056 E0058 E0060 E0061 E0065 E0068 E0078 E0714 E0715 E0716 E0717 ' +
      'E0718 E0802 E0812 E0815 E0822 E0823 E0824 E0827 E0831 E0840 E1206 E1217 E1235 E1303 E1307 E1311 ' +
      'E1313 E1317 E1321 E1325 E1805 E1831 E1833 E1845 E1980 RNG9999'
    ).split(' '),
  )('has a row for %s', (code) => {
    expect(rejectionRule(code)).toMatchObject({ code });
  });

  it('makes the refusals that the application decides', () => {
    expect(rejectionRule('E0000')).toBeUndefined();
    expect(refusal('E0014', 'The number 7 was used.')).toEqual({
      code: 'E0014',
      description: 'Series and number of the issuer must be new',
      element: 'nDPS',
      detail: 'The number 7 was used.',
    });
    expect(refusal('E1235', 'A detail.', 'serv').element).toBe('serv');
  });
});
