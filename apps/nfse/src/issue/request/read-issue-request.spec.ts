import { ISSUE_EXAMPLES } from './examples';
import {
  ADDRESS,
  at,
  bodyWith,
  CUSTOMER,
  DEDUCTED,
  requestOf,
  SMALLEST,
  violations,
} from './test/bodies';

const DATE = '2026-03-10';

describe('The body in English names', () => {
  it('needs few members, and has defaults for the others', () => {
    expect(requestOf(SMALLEST)).toEqual({
      municipality: '3550308',
      provider: {
        cnpj: '12345678000195',
        municipality: '3550308',
        simplesNacional: { option: '1' },
        specialRegime: '0',
      },
      service: { code: '010701', description: 'Suporte', amount: 100_000, issWithheld: false },
    });
  });

  it.each(Object.entries(ISSUE_EXAMPLES))('has the valid example %s', (_, { value }) => {
    expect(violations(value)).toEqual([]);
  });

  const CASES: readonly (readonly [
    path: string,
    sent: unknown,
    read: unknown,
    readPath?: string,
  ])[] = [
    ['reference', 'order-1', 'order-1'],
    ['sync', true, true],
    ['layout', 'abrasf', 'abrasf'],
    ['series', '00900', '900'],
    ['series', 7, '7'],
    ['competence', DATE, DATE],
    ['municipality', '3304557', '3304557'],
    ['municipality', 3304557, '3304557'],
    ['provider.municipality', '3304557', '3304557', 'municipality'],
    ['provider.cnpj', '12.345.678/0001-95', '12345678000195'],
    ['provider.municipalRegistration', '12345', '12345'],
    ['provider.name', 'Prestador 日本', 'Prestador 日本'],
    ['provider.address', { ...ADDRESS, postalCode: '20040-002' }, ADDRESS],
    ['provider.email', ' a@example.com ', 'a@example.com'],
    ['provider.phone', '+55 (11) 3333-4444', '551133334444'],
    ['provider.simplesNacional', { option: 3, regime: '2' }, { option: '3', regime: '2' }],
    ['provider.specialRegime', 6, '6'],
    ['customer', CUSTOMER, CUSTOMER],
    ['customer', { cpf: '111.444.777-35', name: 'Ana' }, { cpf: '11144477735', name: 'Ana' }],
    ['customer', { cnpj: '12ABC34501DE35', name: 'Ana' }, { cnpj: '12ABC34501DE35', name: 'Ana' }],
    ['customer', { foreignId: 'X1', name: 'Ana' }, { foreignId: 'X1', name: 'Ana' }],
    ['customer', { noForeignId: 2, name: 'Ana' }, { noForeignId: '2', name: 'Ana' }],
    [
      'customer',
      { ...CUSTOMER, address: { street: 'Main St', country: 'US', city: 'Reno' } },
      'S/N',
      'customer.address.number',
    ],
    ['intermediary', CUSTOMER, CUSTOMER],
    ['service.code', '14.01', '140101'],
    ['service.code', '010702', '010702'],
    ['service.description', 'a\n]]> & <b>', 'a\n]]> & <b>'],
    ['service.description', 'x'.repeat(2_001), 'x'.repeat(2_001)],
    ['service.amount', '1000.5', 100_050],
    ['service.amount', 0.1, 10],
    ['service.amount', 1.005e3, 100_500],
    ['service.amount', 0, 0],
    ['service.amount', '-1', -100],
    ['service.amount', '90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['service.issRate', 5, 500],
    ['service.issRate', '5.01', 501],
    ['service.issRate', 1.99, 199],
    ['service.issRate', 2.9, 290],
    ['service.issWithheld', true, 'customer', 'service.issWithheldBy'],
    ['service.issWithheldBy', 'intermediary', undefined],
    ['service.issType', 3, '3'],
    ['service.immunity', '3', '3'],
    ['service.resultCountry', 'US', 'US'],
    [
      'service.suspension',
      { type: 1, process: '0001234-55.2026.8.26.0001' },
      { type: '1', process: '00012345520268260001'.padStart(30, '0') },
    ],
    ['service.deductions', '100.00', { amount: 10_000 }],
    ['service.deductions', { amount: 100 }, { amount: 10_000 }],
    ['service.deductions', { percentage: 12.5 }, { percentage: 1_250 }],
    ['service.deductions', 0, undefined],
    ['service.deductions', { percentage: 0 }, undefined],
    [
      'service.deductions',
      { documents: [DEDUCTED] },
      { documents: [{ ...DEDUCTED, type: '2', deductibleAmount: 20_000, amount: 10_000 }] },
    ],
    ['service.unconditionalDiscount', 10, 1_000],
    ['service.unconditionalDiscount', 0, undefined],
    ['service.unconditionalDiscount', -1, -100],
    ['service.conditionalDiscount', '10.01', 1_001],
    ['service.nbs', '1.1502.20.00', '115022000'],
    ['service.municipalCode', '123', '123'],
    ['service.internalCode', 'A1', 'A1'],
    ['service.place', 3304557, '3304557'],
    ['service.place', 'US', 'US'],
    ['service.benefit', { number: '35503080100001' }, { number: '35503080100001' }],
    [
      'service.benefit',
      { number: '35503080200002', reduction: 40 },
      4_000,
      'service.benefit.reduction',
    ],
    ['service.benefit', { number: '35503080200002', amount: 40 }, 4_000, 'service.benefit.amount'],
    ['service.construction', { code: 'CNO 1' }, { code: 'CNO 1' }],
    ['service.construction', { cib: '12345678' }, { cib: '12345678' }],
    ['service.event', { name: 'Show', id: 'E1' }, { name: 'Show', id: 'E1' }],
    [
      'service.foreignTrade',
      { currency: '220', amount: 10 },
      {
        mode: '1',
        relationship: '0',
        currency: '220',
        amount: 1_000,
        providerSupport: '01',
        customerSupport: '01',
        temporaryGoods: '1',
        sharedWithMdic: false,
      },
    ],
    ['taxes', { pis: { rate: 0.65, withheld: true } }, { pis: { rate: 65, withheld: true } }],
    ['taxes', { irrf: { amount: '15.00' } }, { irrf: { amount: 1_500 } }],
    ['taxes', { cofins: { amount: 0 }, csll: { rate: 0 } }, undefined],
    ['totalTaxes', { simplesRate: 6 }, 600, 'totalTaxes.simplesRate'],
    [
      'ibsCbs',
      { operationIndicator: '100301', cst: '000', classification: '000001' },
      { operationIndicator: '100301', cst: '000', classification: '000001' },
    ],
    ['additionalInformation', ' PO 7 ', 'PO 7'],
    ['orderNumber', '7', '7'],
  ];

  it.each(
    CASES.map(
      ([path, sent, expected, readPath = path]) => [path, sent, readPath, expected] as const,
    ),
  )('reads %s: %j', (path, sent, readPath, expected) => {
    expect(at(requestOf(bodyWith({ [path]: sent })), readPath)).toEqual(expected);
  });
});
