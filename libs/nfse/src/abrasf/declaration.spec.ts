import { toCents } from '#libs/kernel';
import { memoryParameters } from '../parameters/parameters';
import { SEED } from '../parameters/seed';
import { validDps } from '../rules/test/valid-dps';
import { computeNfse, type DeclaredAmounts } from '../taxes/compute-nfse';
import { declarationRefusals, type Declaration, type DeclaredRps, rpsTaken } from './declaration';

const PARAMETERS = memoryParameters(SEED);
const WITHOUT_NUMBER = { series: 'A', type: '1', status: '1' };
const RPS = { ...WITHOUT_NUMBER, number: '7' };
/** 1,000.00 at 5 %. */
const DPS = validDps();
const MEI = validDps({ prest: { regTrib: { opSimpNac: '2' } } });

function refused(declaration: Declaration, dps = DPS, acceptsAmounts = false): readonly string[] {
  const computed = computeNfse(dps, PARAMETERS);
  const facts = { computed, today: '2026-03-10', acceptsAmounts };
  return declarationRefusals(declaration, facts).map(({ code, detail }) => `${code} ${detail}`);
}

describe('The declaration of a request', () => {
  it.each<readonly [what: string, Declaration]>([
    ['nothing', {}],
    ['an RPS', { rps: RPS }],
    ['types 2 and 3', { rps: { ...RPS, type: '3' } }],
    ['an RPS of today', { rps: { ...RPS, issueDate: '2026-03-10' } }],
    ['a date and no number', { rps: { ...WITHOUT_NUMBER, issueDate: '2026-03-10' } }],
    [
      'the computed amounts',
      { amounts: { base: toCents(100_000), iss: toCents(5_000), net: toCents(100_000) } },
    ],
  ])('is not refused with %s', (_, declaration) => {
    expect(refused(declaration)).toEqual([]);
  });

  it.each<readonly [DeclaredRps, string]>([
    [WITHOUT_NUMBER, 'E11 The RPS has a series or a type, but no number.'],
    [{ ...RPS, type: '4' }, 'E13 The type is 4; it must be 1 (RPS), 2 (combined invoice)'],
    [
      { ...RPS, issueDate: '2026-03-11' },
      'E16 The date of the RPS is 2026-03-11, after today, 2026-03-10.',
    ],
    [{ ...RPS, status: '2' }, 'E68 The status is 2 (cancelled). A cancelled RPS cannot become'],
    [{ ...RPS, status: '3' }, 'E68 The status is 3; it must be 1 (normal).'],
  ])('is refused for the RPS %j', (rps, text) => {
    expect(refused({ rps })).toEqual([expect.stringContaining(text)]);
  });

  it.each<readonly [DeclaredAmounts, string]>([
    [{ iss: toCents(4_999) }, 'E164 ValorIss is R$ 49.99, and the computation gives R$ 50.00.'],
    [
      { base: toCents(90_000) },
      'E939 BaseCalculo is R$ 900.00, and the computation gives R$ 1000.00.',
    ],
    [
      { net: toCents(95_000) },
      'E940 ValorLiquidoNfse is R$ 950.00, and the computation gives R$ 1000.00.',
    ],
  ])('is refused for the amounts %j, unless the municipality takes them', (amounts, text) => {
    expect(refused({ amounts })).toEqual([text]);
    expect(refused({ amounts }, DPS, true)).toEqual([]);
  });

  it('is refused for an ISS where none is computed', () => {
    expect(refused({ amounts: { iss: toCents(0) } }, MEI)).toEqual([]);
    expect(refused({ amounts: { iss: toCents(1) } }, MEI)).toEqual([
      'E220 ValorIss is R$ 0.01, but no ISS is computed here (mei).',
    ]);
  });

  it('names the invoice that has the RPS', () => {
    expect(rpsTaken(RPS, 'abc')).toMatchObject({
      code: 'E10',
      detail:
        'RPS 7, series A, type 1 of this provider already became invoice abc. GET /nfse/abc shows it.',
    });
  });
});

describe('Amounts as they were sent', () => {
  it('take the place of the computed ones, and of what follows from them', () => {
    const withheld = validDps({
      toma: { CNPJ: '11222333000181', xNome: 'Cliente' },
      valores: { trib: { tribMun: { tpRetISSQN: '2' } } },
    });
    const declared = { base: toCents(80_000), iss: toCents(3_999) };
    const { valores, explanation } = computeNfse(withheld, PARAMETERS, { declared });
    expect(valores).toEqual({
      vBC: 80_000,
      pAliqAplic: 500,
      vISSQN: 3_999,
      vTotalRet: 3_999,
      vLiq: 96_001,
    });
    const sent = explanation.filter(({ formula }) => formula === 'as sent');
    expect(sent.map(({ name }) => name)).toEqual(['vBC', 'vISSQN']);
    const net = computeNfse(DPS, PARAMETERS, { declared: { net: toCents(1) } });
    expect(net.valores).toMatchObject({ vISSQN: 5_000, vLiq: 1 });
  });
});
