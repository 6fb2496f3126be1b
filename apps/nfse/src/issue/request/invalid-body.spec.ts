import { ADDRESS, bodyWith, CUSTOMER, DEDUCTED, SMALLEST, violations } from './test/bodies';

describe('An invalid body', () => {
  const NUMBER = 'Must be an amount: a number, or a text as in "1000.00"';

  it.each<readonly [what: string, body: unknown, pointer: string, detail: string]>([
    ['null', null, '', 'Must be an object.'],
    ['a list', [], '', 'Must be an object.'],
    ['a text', 'x', '', 'Must be an object.'],
    ['nothing', {}, '/provider', 'Is missing; it must be an object.'],
    ['nothing', {}, '/service', 'Is missing; it must be an object.'],
    [
      'no provider',
      bodyWith({ provider: undefined }),
      '/provider',
      'Is missing; it must be an object.',
    ],
    [
      'a provider without a tax id',
      bodyWith({ provider: {} }),
      '/provider',
      'Must have exactly one of cnpj, cpf.',
    ],
    [
      'a provider with two',
      bodyWith({ 'provider.cpf': '11144477735' }),
      '/provider',
      'Must have exactly one of cnpj, cpf.',
    ],
    [
      'a service without a code',
      bodyWith({ 'service.code': undefined }),
      '/service/code',
      'Is missing; it must be a string.',
    ],
    [
      'a customer without a name',
      bodyWith({ customer: { cpf: '11144477735' } }),
      '/customer/name',
      'Is missing; it must be a string.',
    ],
    [
      'a customer without a tax id',
      bodyWith({ customer: { name: 'Ana' } }),
      '/customer',
      'Must have exactly one of cnpj, cpf, foreignId, noForeignId.',
    ],
    [
      'two kinds of names',
      bodyWith({ Tomador: {} }),
      '',
      'The body mixes English names (provider, service) and ABRASF names (Tomador). Use only one of the two.',
    ],
    [
      'no amount',
      bodyWith({ 'service.amount': undefined }),
      '/service/amount',
      `Is missing; it ${NUMBER.toLowerCase()}.`,
    ],
    [
      'deductions of two forms',
      bodyWith({ 'service.deductions': { amount: 1, percentage: 1 } }),
      '/service/deductions',
      'Must have exactly one of percentage, amount, documents.',
    ],
    [
      'a deducted document of two kinds',
      bodyWith({ 'service.deductions': { documents: [{ ...DEDUCTED, nfeKey: '1'.repeat(44) }] } }),
      '/service/deductions/documents/0',
      'Must have exactly one of nfseKey, nfeKey, municipalInvoice, paperInvoice, fiscalDocument, otherDocument.',
    ],
    [
      'a tax of nothing',
      bodyWith({ taxes: { pis: { withheld: true } } }),
      '/taxes/pis',
      'Must have a rate or an amount.',
    ],
    [
      'a wrapped body',
      { InfDeclaracaoPrestacaoServico: bodyWith({ 'service.amount': 'x' }), reference: 1 },
      '/InfDeclaracaoPrestacaoServico/service/amount',
      `${NUMBER}, with a point before the decimals.`,
    ],
    [
      'a reference beside a wrapped body',
      { InfDeclaracaoPrestacaoServico: SMALLEST, reference: 1 },
      '/reference',
      'Must be a string.',
    ],
  ])('is refused: %s', (_, body, pointer, detail) => {
    expect(violations(body)).toContainEqual([pointer, detail]);
  });

  const WORD = `${NUMBER}, with a point before the decimals.`;
  const CNPJ = 'Must be the 14 characters of a CNPJ: 12 digits or capital letters, and two digits.';

  const CASES: readonly (readonly [
    path: string,
    sent: unknown,
    detail: string,
    pointer?: string,
  ])[] = [
    ['service.amount', '1000.001', 'Must have at most two decimals.'],
    ['service.amount', 1000.001, 'Must have at most two decimals.'],
    ['service.amount', 0.1 + 0.2, 'Must have at most two decimals.'],
    ['service.amount', 'thousand', WORD],
    ['service.amount', '1.000,00', WORD],
    ['service.amount', '1e3', WORD],
    ['service.amount', 1e21, WORD],
    ['service.amount', '', WORD],
    ['service.amount', 1e17, 'Has too many digits: at most 90071992547409.91 can be stored.'],
    [
      'service.amount',
      '90071992547409.92',
      'Is too large: at most 90071992547409.91 can be stored.',
    ],
    ['service.amount', true, `${NUMBER}.`],
    ['service.amount', [1], `${NUMBER}.`],
    ['service.amount', { value: 1 }, `${NUMBER}.`],
    ['service.amount', Infinity, `${NUMBER}.`],
    [
      'service.issRate',
      '5%',
      'Must be a percentage: a number, or a text as in "5.00", with a point before the decimals.',
    ],
    ['service.issRate', 2.005, 'Must have at most two decimals.'],
    ['service.issRate', -1, 'Must not be negative.'],
    ['service.issRate', 101, 'Must be at most 100.'],
    ['service.deductions', -1, 'Must not be negative.'],
    ['service.deductions', 'all', WORD],
    ['service.deductions', true, `${NUMBER}.`],
    [
      'service.deductions',
      { percentage: -1 },
      'Must not be negative.',
      '/service/deductions/percentage',
    ],
    ['taxes.irrf', { amount: -1 }, 'Must not be negative.', '/taxes/irrf/amount'],
    ['provider.cnpj', '12abc34501DE35', CNPJ],
    ['provider.cnpj', '1234567800019', CNPJ],
    ['provider.cnpj', 12345678000195, 'Must be a string.'],
    ['provider', { cpf: '1114447773' }, 'Must be the 11 digits of a CPF.', '/provider/cpf'],
    [
      'provider.municipality',
      '355030',
      'Must be the 7 digits of the IBGE code of a municipality, as in 3550308.',
    ],
    ['provider.municipality', true, 'Must be the 7 digits of the IBGE code of a municipality.'],
    [
      'provider.simplesNacional',
      { option: 5 },
      'Must be one of 1, 2, 3, 4.',
      '/provider/simplesNacional/option',
    ],
    [
      'provider.simplesNacional',
      {},
      'Is missing; it must be one of 1, 2, 3, 4.',
      '/provider/simplesNacional/option',
    ],
    ['provider.specialRegime', 7, 'Must be one of 0, 1, 2, 3, 4, 5, 6, 9.'],
    [
      'provider.address',
      { ...ADDRESS, district: undefined },
      'Is missing; an address in Brazil needs it.',
      '/provider/address/district',
    ],
    [
      'customer',
      { ...CUSTOMER, address: { ...ADDRESS, municipality: undefined } },
      'Is missing; an address in Brazil needs it.',
      '/customer/address/municipality',
    ],
    [
      'customer',
      { ...CUSTOMER, address: { street: 'Main St', country: 'US' } },
      'Is missing; an address abroad needs it.',
      '/customer/address/city',
    ],
    [
      'customer',
      { ...CUSTOMER, address: { ...ADDRESS, postalCode: '1' } },
      'Must be the 8 digits of a CEP.',
      '/customer/address/postalCode',
    ],
    [
      'customer',
      { ...CUSTOMER, address: { ...ADDRESS, street: 'Rua\nA' } },
      'Has a line break or a character that is not in Latin-1. The national layout allows neither here.',
      '/customer/address/street',
    ],
    [
      'customer',
      { ...CUSTOMER, cnpj: '11444777000ab1' },
      'Must be the 14 characters of a CNPJ: 12 digits or capital letters, and two digits.',
      '/customer/cnpj',
    ],
    [
      'customer',
      { ...CUSTOMER, name: 'x'.repeat(301) },
      'Must have at most 300 characters.',
      '/customer/name',
    ],
    ['customer', { ...CUSTOMER, name: '' }, 'Must not be empty.', '/customer/name'],
    ['customer', { ...CUSTOMER, name: '\t ' }, 'Must not be only white space.', '/customer/name'],
    ['customer', { ...CUSTOMER, phone: '12345' }, 'Must be 6 to 20 digits.', '/customer/phone'],
    ['customer', [], 'Must be an object.'],
    ['service', 'x', 'Must be an object.'],
    [
      'service.code',
      1.07,
      'Must be the code of a service in the list of LC 116, as in "1.07", "01.07.01" or "010701".',
    ],
    [
      'service.code',
      'support',
      'Must be the code of a service in the list of LC 116, as in "1.07", "01.07.01" or "010701".',
    ],
    [
      'service.description',
      'a\u0000b',
      'Has a control character or half of a surrogate pair, which XML does not allow. Line breaks and tabs are allowed.',
    ],
    [
      'service.description',
      '\ud800',
      'Has a control character or half of a surrogate pair, which XML does not allow. Line breaks and tabs are allowed.',
    ],
    ['service.issWithheld', 1, 'Must be true or false.'],
    ['service.issWithheldBy', 'me', 'Must be one of customer, intermediary.'],
    ['service.issType', 5, 'Must be one of 1, 2, 3, 4.'],
    ['service.nbs', '1', 'Must be the 9 digits of an NBS code.'],
    [
      'service.place',
      'USA',
      'Must be the 7 digits of the IBGE code of a municipality, or the two capital letters of a country.',
    ],
    [
      'service.benefit',
      { number: '35503080100001', reduction: 1, amount: 1 },
      'Must have a reduction or an amount, not both.',
    ],
    ['service.construction', {}, 'Must have exactly one of code, cib, address.'],
    [
      'service.construction',
      { address: { street: 'Rua', district: 'X' } },
      'Is missing; an address in Brazil needs it.',
      '/service/construction/address/postalCode',
    ],
    [
      'service.foreignTrade',
      { currency: '220', amount: 1, customerSupport: '27' },
      'Must be two digits from 00 to 26.',
      '/service/foreignTrade/customerSupport',
    ],
    ['competence', '2026-02-30', 'Must be a date of the years 2000 to 2099, as in 2026-03-10.'],
    ['competence', '1999-12-31', 'Must be a date of the years 2000 to 2099, as in 2026-03-10.'],
    ['series', 'A1', 'Must be 1 to 5 digits.'],
    ['series', 1.5, 'Must be 1 to 5 digits.'],
    ['series', -1, 'Must be 1 to 5 digits.'],
    ['layout', 'xml', 'Must be one of national, abrasf.'],
    ['sync', 'yes', 'Must be true or false.'],
    ['reference', '', 'Must not be empty.'],
    [
      'ibsCbs',
      { operationIndicator: '1', cst: '000', classification: '000001' },
      'Must be 6 digits.',
      '/ibsCbs/operationIndicator',
    ],
    [
      'additionalInformation',
      '\u2013',
      'Has a line break or a character that is not in Latin-1. The national layout allows neither here.',
    ],
  ];

  it.each(
    CASES.map(
      ([path, sent, detail, pointer = `/${path.replaceAll('.', '/')}`]) =>
        [path, sent, detail, pointer] as const,
    ),
  )('is refused with %s %j', (path, sent, detail, pointer) => {
    expect(violations(bodyWith({ [path]: sent }))).toEqual([[pointer, detail]]);
  });
});
