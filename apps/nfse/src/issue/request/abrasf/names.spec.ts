import { at, bodyWith, requestOf, SMALLEST, SMALLEST_ABRASF } from '../test/bodies';
import { ROWS } from './names';

type Changes = Readonly<Record<string, unknown>>;

const CNPJ = '11444777000161';
const CPF = '11144477735';

function customerCases(group: string): (readonly [Changes, string, unknown])[] {
  const id = `${group}.IdentificacaoTomador`;
  const named = { [`${group}.RazaoSocial`]: 'Ana', [`${id}.CpfCnpj.Cpf`]: CPF };
  const address = `${group}.Endereco`;
  const whole = {
    ...named,
    [`${address}.Endereco`]: 'Rua',
    [`${address}.Numero`]: '10',
    [`${address}.Complemento`]: 'Casa',
    [`${address}.Bairro`]: 'Centro',
    [`${address}.CodigoMunicipio`]: '3304557',
    [`${address}.Uf`]: 'RJ',
    [`${address}.Cep`]: '20040002',
  };
  const abroad = {
    [`${group}.RazaoSocial`]: 'Ana',
    [`${group}.NifTomador`]: 'X1',
    [`${group}.EnderecoExterior.CodigoPais`]: 'US',
    [`${group}.EnderecoExterior.EnderecoCompletoExterior`]: 'Main St 1, Reno',
  };
  return [
    [{ [`${group}.RazaoSocial`]: 'Ana', [`${id}.CpfCnpj.Cnpj`]: CNPJ }, 'customer.cnpj', CNPJ],
    [named, 'customer.cpf', CPF],
    [named, 'customer.name', 'Ana'],
    [{ ...named, [`${id}.InscricaoMunicipal`]: '9' }, 'customer.municipalRegistration', '9'],
    [
      whole,
      'customer.address',
      {
        street: 'Rua',
        number: '10',
        complement: 'Casa',
        district: 'Centro',
        municipality: '3304557',
        postalCode: '20040002',
      },
    ],
    [abroad, 'customer.foreignId', 'X1'],
    [
      abroad,
      'customer.address',
      { street: 'Main St 1, Reno', number: 'S/N', country: 'US', city: '-' },
    ],
    [{ ...named, [`${group}.Contato.Email`]: 'a@example.com' }, 'customer.email', 'a@example.com'],
    [{ ...named, [`${group}.Contato.Telefone`]: '1133334444' }, 'customer.phone', '1133334444'],
  ];
}

const INTERMEDIARY = 'Intermediario.IdentificacaoIntermediario';
const BROKER = { 'Intermediario.RazaoSocial': 'Bia', [`${INTERMEDIARY}.CpfCnpj.Cnpj`]: CNPJ };
const OFFICE = 'PrestadorServico.Endereco';
const VALUES = 'Servico.Valores';

const CASES: readonly (readonly [sent: Changes, path: string, read: unknown])[] = [
  [{ 'Rps.IdentificacaoRps.Serie': '7' }, 'series', '7'],
  [{ 'Rps.IdentificacaoRps.Serie': 'NF' }, 'series', undefined],
  [{ 'Rps.IdentificacaoRps.Serie': '00000' }, 'series', undefined],
  [{ 'Rps.IdentificacaoRps.Serie': '007' }, 'rps.series', '007'],
  [
    { 'Rps.IdentificacaoRps.Numero': 7 },
    'rps',
    { number: '7', series: '00000', type: '1', status: '1' },
  ],
  [{ 'Rps.IdentificacaoRps.Numero': '0070' }, 'rps.number', '70'],
  [{ 'Rps.IdentificacaoRps.Tipo': 4 }, 'rps.type', '4'],
  [{ 'Rps.DataEmissao': '2026-03-10' }, 'rps.issueDate', '2026-03-10'],
  [{ 'Rps.Status': '2' }, 'rps.status', '2'],
  [{ 'ValoresNfse.BaseCalculo': 10 }, 'declared.base', 1_000],
  [{ 'ValoresNfse.ValorIss': '0.50' }, 'declared.iss', 50],
  [{ 'ValoresNfse.ValorLiquidoNfse': 9.5 }, 'declared.net', 950],
  [{ [`${VALUES}.BaseCalculo`]: 10 }, 'declared.base', 1_000],
  [{ [`${VALUES}.ValorIss`]: '0.50' }, 'declared.iss', 50],
  [{ [`${VALUES}.ValorLiquidoNfse`]: 9.5 }, 'declared.net', 950],
  [{ [`${VALUES}.ValorIss`]: 1, 'ValoresNfse.ValorIss': '1.00' }, 'declared.iss', 100],
  [{ Competencia: '2026-03-10' }, 'competence', '2026-03-10'],
  [{ Competencia: null }, 'competence', undefined],
  [{ 'OrgaoGerador.CodigoMunicipio': 3304557 }, 'municipality', '3304557'],
  [{ 'Prestador.CpfCnpj.Cnpj': '11222333000181' }, 'provider.cnpj', '11222333000181'],
  [{ 'Prestador.CpfCnpj': { Cpf: CPF } }, 'provider.cpf', CPF],
  [{ Prestador: { Cnpj: '11222333000181' } }, 'provider.cnpj', '11222333000181'],
  [{ 'Prestador.InscricaoMunicipal': '12345' }, 'provider.municipalRegistration', '12345'],
  [{ 'PrestadorServico.RazaoSocial': 'Prestador' }, 'provider.name', 'Prestador'],
  [
    {
      [`${OFFICE}.Endereco`]: 'Rua',
      [`${OFFICE}.Numero`]: '10',
      [`${OFFICE}.Complemento`]: 'Casa',
      [`${OFFICE}.Bairro`]: 'Centro',
      [`${OFFICE}.CodigoMunicipio`]: '3304557',
      [`${OFFICE}.Cep`]: '20040002',
    },
    'provider.address',
    {
      street: 'Rua',
      number: '10',
      complement: 'Casa',
      district: 'Centro',
      municipality: '3304557',
      postalCode: '20040002',
    },
  ],
  [{ 'PrestadorServico.Contato.Email': 'a@example.com' }, 'provider.email', 'a@example.com'],
  [{ 'PrestadorServico.Contato.Telefone': '1133334444' }, 'provider.phone', '1133334444'],
  [{ OptanteSimplesNacional: 2 }, 'provider.simplesNacional', { option: '1' }],
  [{ OptanteSimplesNacional: '1' }, 'provider.simplesNacional', { option: '3', regime: '1' }],
  [
    { OptanteSimplesNacional: 1, RegimeEspecialTributacao: 5 },
    'provider.simplesNacional',
    { option: '2' },
  ],
  [
    { OptanteSimplesNacional: 1, RegimeEspecialTributacao: 6 },
    'provider.simplesNacional',
    { option: '3', regime: '1' },
  ],
  [{ RegimeEspecialTributacao: 6 }, 'provider.simplesNacional', { option: '3', regime: '1' }],
  [{ RegimeEspecialTributacao: 1 }, 'provider.specialRegime', '3'],
  [{ RegimeEspecialTributacao: 2 }, 'provider.specialRegime', '2'],
  [{ RegimeEspecialTributacao: 3 }, 'provider.specialRegime', '6'],
  [{ RegimeEspecialTributacao: 4 }, 'provider.specialRegime', '1'],
  [{ RegimeEspecialTributacao: 5 }, 'provider.specialRegime', '0'],
  ...customerCases('TomadorServico'),
  ...customerCases('Tomador'),
  [BROKER, 'intermediary', { cnpj: CNPJ, name: 'Bia' }],
  [
    { 'Intermediario.RazaoSocial': 'Bia', [`${INTERMEDIARY}.CpfCnpj.Cpf`]: CPF },
    'intermediary.cpf',
    CPF,
  ],
  [
    { ...BROKER, [`${INTERMEDIARY}.InscricaoMunicipal`]: '9' },
    'intermediary.municipalRegistration',
    '9',
  ],
  [{ 'Servico.ItemListaServico': '14.01' }, 'service.code', '140101'],
  [{ 'Servico.Discriminacao': 'a & b' }, 'service.description', 'a & b'],
  [{ [`${VALUES}.ValorServicos`]: '1000.50' }, 'service.amount', 100_050],
  [{ [`${VALUES}.Aliquota`]: '5.00' }, 'service.issRate', 500],
  [{ 'Servico.IssRetido': 1 }, 'service.issWithheld', true],
  [{ 'Servico.IssRetido': '2' }, 'service.issWithheld', false],
  [
    { 'Servico.IssRetido': 1, 'Servico.ResponsavelRetencao': 1 },
    'service.issWithheldBy',
    'customer',
  ],
  [
    { 'Servico.IssRetido': 1, 'Servico.ResponsavelRetencao': 2 },
    'service.issWithheldBy',
    'intermediary',
  ],
  [{ 'Servico.ExigibilidadeISS': 1 }, 'service.issType', '1'],
  [{ 'Servico.ExigibilidadeISS': 2 }, 'service.issType', '4'],
  [{ 'Servico.ExigibilidadeISS': 4 }, 'service.issType', '3'],
  [{ 'Servico.ExigibilidadeISS': 5 }, 'service.issType', '2'],
  [
    { 'Servico.ExigibilidadeISS': 5, 'Servico.IdentifNaoExigibilidade': '3' },
    'service.immunity',
    '3',
  ],
  [
    { 'Servico.ExigibilidadeISS': 6, 'Servico.NumeroProcesso': '12' },
    'service.suspension',
    { type: '1', process: '12'.padStart(30, '0') },
  ],
  [
    { 'Servico.ExigibilidadeISS': 7, 'Servico.NumeroProcesso': '12' },
    'service.suspension.type',
    '2',
  ],
  [{ [`${VALUES}.ValorDeducoes`]: 100 }, 'service.deductions', { amount: 10_000 }],
  [{ [`${VALUES}.ValorDeducoes`]: '0.00' }, 'service.deductions', undefined],
  [{ [`${VALUES}.DescontoIncondicionado`]: 1 }, 'service.unconditionalDiscount', 100],
  [{ [`${VALUES}.DescontoCondicionado`]: 2 }, 'service.conditionalDiscount', 200],
  [{ 'Servico.CodigoNbs': '115022000' }, 'service.nbs', '115022000'],
  [{ 'Servico.CodigoTributacaoMunicipio': '123' }, 'service.municipalCode', '123'],
  [{ 'Servico.CodigoTributacaoMunicipio': '620910000' }, 'service.municipalCode', undefined],
  [{ 'Servico.CodigoMunicipio': '3304557' }, 'service.place', '3304557'],
  [{ 'Servico.CodigoMunicipio': 9999999, 'Servico.CodigoPais': 'US' }, 'service.place', 'US'],
  ...(
    [
      ['ValorPis', 'pis'],
      ['ValorCofins', 'cofins'],
      ['ValorCsll', 'csll'],
      ['ValorIr', 'irrf'],
      ['ValorInss', 'inss'],
    ] as const
  ).map(
    ([name, tax]) =>
      [{ [`${VALUES}.${name}`]: 10 }, `taxes.${tax}`, { amount: 1_000, withheld: true }] as const,
  ),
  [{ [`${VALUES}.ValorPis`]: '0.00' }, 'taxes', undefined],
  [{ [`${VALUES}.OutrasRetencoes`]: '0.00' }, 'taxes', undefined],
  [
    { 'ConstrucaoCivil.CodigoObra': 'CNO 1', 'ConstrucaoCivil.Art': 'ART 1' },
    'service.construction',
    { code: 'CNO 1', technicalDocument: 'ART 1' },
  ],
  [
    { 'Evento.IdentificacaoEvento': 'E1', 'Evento.DescricaoEvento': 'Show' },
    'service.event',
    { id: 'E1', name: 'Show' },
  ],
  [{ InformacoesComplementares: 'PO 7' }, 'additionalInformation', 'PO 7'],
  [{ IncentivoFiscal: 2, 'Servico.CodigoCnae': '6209100' }, 'additionalInformation', undefined],
];

describe('The body in ABRASF names', () => {
  it('asks for the same as the English one', () => {
    expect(requestOf(SMALLEST_ABRASF)).toEqual(requestOf(SMALLEST));
  });

  it.each(CASES)('reads %j as %s', (sent, path, expected) => {
    expect(at(requestOf(bodyWith(sent, SMALLEST_ABRASF)), path)).toEqual(expected);
  });

  it.each(ROWS.map(([from]) => from))('has a case above for %s', (from) => {
    const sent = CASES.map(([changes]) => bodyWith(changes, {}));
    expect(sent.some((body) => at(body, from) !== undefined)).toBe(true);
  });

  it.each<readonly [what: string, body: unknown]>([
    ['InfDeclaracaoPrestacaoServico', { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF }],
    ['Rps', { Rps: { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF } }],
    ['Rps only', { Rps: SMALLEST_ABRASF }],
    [
      'GerarNfseEnvio',
      { GerarNfseEnvio: { Rps: { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF } } },
    ],
    [
      'DeclaracaoPrestacaoServico',
      { DeclaracaoPrestacaoServico: { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF } },
    ],
    ['English names', { InfDeclaracaoPrestacaoServico: SMALLEST }],
  ])('may be wrapped: %s', (_, body) => {
    const shared = { reference: 'r', sync: true, layout: 'abrasf', orderNumber: '7' };
    expect(requestOf({ ...(body as object), ...shared })).toEqual({
      ...requestOf(SMALLEST),
      ...shared,
    });
  });
});
