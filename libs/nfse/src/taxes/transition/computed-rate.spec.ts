import { type InfDps } from '../../national/dps';
import { memoryParameters } from '../../parameters/parameters';
import { SEED } from '../../parameters/seed';
import { ADAMANTINA_INACTIVE, tribMun } from '../../rules/test/rule-case';
import { type Changes, validDps } from '../../rules/test/valid-dps';
import { computeNfse } from '../compute-nfse';

const compute = (changes: Changes<InfDps>, requestRate?: number) =>
  computeNfse(
    validDps(changes),
    memoryParameters(SEED),
    requestRate === undefined ? {} : { requestRate },
  );

describe('The rate in the transition to the IBS', () => {
  const on = (dCompet: string, changes: Changes<InfDps> = {}): Changes<InfDps> => ({
    ...changes,
    dCompet,
  });
  const benefit = tribMun({ BM: { nBM: '35503080100001' } });

  it.each<[string, Changes<InfDps>, number | undefined, number | undefined]>([
    ['of the table, whole in 2028', on('2028-12-31'), undefined, 500],
    ['of the table', on('2029-01-01'), undefined, 450],
    ['of the table', on('2032-12-31'), undefined, 300],
    ['of a benefit', on('2030-06-15', benefit), undefined, 160],
    ['of the request, as sent', on('2030-06-15'), 400, 400],
    [
      'of the DPS, as sent',
      on('2030-06-15', { cLocEmi: ADAMANTINA_INACTIVE, ...tribMun({ pAliq: 300 }) }),
      undefined,
      300,
    ],
  ])('is %s', (_, changes, requestRate, rate) => {
    expect(compute(changes, requestRate).valores.pAliqAplic).toBe(rate);
  });

  it.each([
    ['2029-06-15', 450],
    ['2030-06-15', 425],
    ['2031-06-15', 350],
  ])('is on %s that of a period of its own, and not reduced', (day, rate) => {
    const periods = [{ from: '2030-01-01', until: '2030-12-31', rate: 425 }];
    const rates = [{ municipality: '3550308', serviceCode: '010701', rate: 500, periods }];
    const { iss } = computeNfse(validDps(on(day)), memoryParameters({ ...SEED, rates }));
    expect(iss.rate).toBe(rate);
  });

  it('keeps the percentage of a benefit that reduces the base', () => {
    const { valores: result } = compute(
      on('2029-06-15', tribMun({ BM: { nBM: '35503080200002' } })),
    );
    expect(result).toMatchObject({ vCalcBM: 40_000, vBC: 60_000, pAliqAplic: 450, vISSQN: 2_700 });
  });

  it('is explained with the rate of the law and the article', () => {
    const { explanation } = compute(on('2029-06-15'));
    expect(explanation.find(({ name }) => name === 'pAliqAplic')).toEqual({
      name: 'pAliqAplic',
      formula: 'pAliq x pTransition',
      inputs: { pAliq: 500, pTransition: 9_000 },
      rate: 450,
      source: 'municipality',
      reference: 'ADCT, article 128, I',
    });
  });

  it('is absent from 2033 on: no ISS is computed, and it is due nowhere', () => {
    const { iss, valores: result, cLocIncid } = compute(on('2033-01-01'), 500);
    expect(iss.situation).toBe('ended');
    expect(result).toEqual({ vLiq: 100_000 });
    expect(cLocIncid).toBeUndefined();
  });
});
