import { toCents } from '#libs/kernel';
import { type FederalTaxes } from '../../national/dps';
import { regTrib, type RuleCase, valores } from './rule-case';

const MEI = regTrib('2');
const INSIDE = regTrib('3', '1');
const federal = (tribFed: FederalTaxes) => valores({ trib: { tribFed } });
const PIS = {
  CST: '01',
  vBCPisCofins: toCents(100_000),
  pAliqPis: 65,
  vPis: toCents(650),
  pAliqCofins: 300,
  vCofins: toCents(3_000),
  tpRetPisCofins: '0',
};

export const FEDERAL_CASES: readonly RuleCase[] = [
  [
    'E0675',
    {
      prest: { CNPJ: undefined, CPF: '52998224725' },
      ...federal({ vRetIRRF: toCents(1) }),
    },
    'There are federal taxes, and the provider has a CPF.',
  ],
  [
    'E0676',
    { ...MEI, ...federal({ vRetIRRF: toCents(1) }) },
    'There are federal taxes, and the provider is an MEI.',
  ],
  [
    'E0677',
    federal({ piscofins: { CST: '01', vBCPisCofins: toCents(100_001) } }),
    'The base is R$ 1000.01, above the price of R$ 1000.00.',
  ],
  ['E0678', federal({ piscofins: { CST: '01' } }), 'The CST is 01, but the base is missing.'],
  [
    'E0682',
    federal({ piscofins: { CST: '08', vBCPisCofins: toCents(1) } }),
    'The CST is 08, but there is a base of R$ 0.01.',
  ],
  ['E0686', federal({ piscofins: { ...PIS, pAliqPis: 10_001 } }), 'The rate is 100.01 %.'],
  ['E0692', federal({ piscofins: { ...PIS, pAliqCofins: -1 } }), 'The rate is -0.01 %.'],
  [
    'E0694',
    federal({ piscofins: { ...PIS, vPis: toCents(652) } }),
    'The amount is R$ 6.52, but R$ 1000.00 at 0.65 % is R$ 6.50.',
  ],
  [
    'E0696',
    federal({ piscofins: { ...PIS, vCofins: toCents(2_998) } }),
    'The amount is R$ 29.98, but R$ 1000.00 at 3.00 % is R$ 30.00.',
  ],
  [
    'E0699',
    federal({ vRetCP: toCents(100_000) }),
    'The retained amount is R$ 1000.00, and the price is R$ 1000.00.',
  ],
  [
    'E0700',
    federal({ vRetIRRF: toCents(0) }),
    'The retained amount is R$ 0.00, and the price is R$ 1000.00.',
  ],
  [
    'E0701',
    federal({ vRetCSLL: toCents(100_001) }),
    'The retained amount is R$ 1000.01, and the price is R$ 1000.00.',
  ],
  [
    'E0710',
    { ...MEI, ...valores({ trib: { totTrib: { pTotTrib: undefined, pTotTribSN: 600 } } }) },
    'The provider is an MEI, and pTotTribSN is 6.00 %.',
  ],
  [
    'E0712',
    { ...INSIDE, ...valores({ trib: { totTrib: { pTotTrib: undefined, indTotTrib: '0' } } }) },
    'The provider is an ME or EPP, and the total of taxes is left out.',
  ],
  [
    'E0713',
    valores({ trib: { totTrib: { pTotTrib: undefined, indTotTrib: '0' } } }),
    'The provider is not in the Simples, but indTotTrib is given.',
  ],
  [
    'E0713',
    valores({ trib: { totTrib: { pTotTrib: undefined, pTotTribSN: 600 } } }),
    'The provider is not in the Simples, but pTotTribSN is given.',
  ],
  [
    'E0720',
    federal({ piscofins: PIS, vRetCSLL: toCents(1) }),
    'tpRetPisCofins is 0, but vRetCSLL is R$ 0.01.',
  ],
  [
    'E0724',
    federal({ piscofins: { ...PIS, tpRetPisCofins: '3' } }),
    'tpRetPisCofins is 3, but vRetCSLL is missing.',
  ],
];
