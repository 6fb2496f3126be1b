import { readIssueRequest } from '../read-issue-request';
import { bodyWith, DOCUMENT, SMALLEST_ABRASF, violations } from '../test/bodies';

type Changes = Readonly<Record<string, unknown>>;

const VALUES = 'Servico.Valores';

describe('An invalid body in ABRASF names', () => {
  const MISSING_AMOUNT = 'Is missing; it must be an amount: a number, or a text as in "1000.00".';

  it.each<readonly [sent: Changes, pointer: string, detail: string]>([
    [{ Prestador: undefined }, '/Prestador', 'Is missing; it must be an object.'],
    [
      { Prestador: undefined, OptanteSimplesNacional: 2 },
      '/Prestador',
      'Must have exactly one of CpfCnpj.Cnpj, CpfCnpj.Cpf.',
    ],
    [{ Prestador: {} }, '/Prestador', 'Must have exactly one of CpfCnpj.Cnpj, CpfCnpj.Cpf.'],
    [{ Prestador: 'x' }, '/Prestador', 'Must be an object.'],
    [{ 'Prestador.CpfCnpj': [] }, '/Prestador/CpfCnpj', 'Must be an object.'],
    [
      { 'Prestador.CpfCnpj.Cnpj': '12ABC34501DEA5' },
      '/Prestador/CpfCnpj/Cnpj',
      'Must be the 14 characters of a CNPJ: 12 digits or capital letters, and two digits.',
    ],
    [{ Tomador: {} }, '/Tomador/RazaoSocial', 'Is missing; it must be a string.'],
    [{ TomadorServico: {} }, '/TomadorServico/RazaoSocial', 'Is missing; it must be a string.'],
    [
      { TomadorServico: { RazaoSocial: 'Ana' } },
      '/TomadorServico',
      'Must have exactly one of IdentificacaoTomador.CpfCnpj.Cnpj, IdentificacaoTomador.CpfCnpj.Cpf, NifTomador.',
    ],
    [
      {
        Tomador: {
          RazaoSocial: 'Ana',
          NifTomador: 'X',
          Endereco: { Endereco: 'Rua', CodigoMunicipio: '3304557', Cep: '20040002' },
        },
      },
      '/Tomador/Endereco/Bairro',
      'Is missing; an address in Brazil needs it.',
    ],
    [{ Servico: undefined }, '/Servico', 'Is missing; it must be an object.'],
    [{ Servico: {} }, '/Servico/ItemListaServico', 'Is missing; it must be a string.'],
    [{ 'Servico.Valores': undefined }, '/Servico/Valores/ValorServicos', MISSING_AMOUNT],
    [{ 'Servico.Valores': 'x' }, '/Servico/Valores', 'Must be an object.'],
    [
      { [`${VALUES}.ValorServicos`]: '1.001' },
      '/Servico/Valores/ValorServicos',
      'Must have at most two decimals.',
    ],
    [{ [`${VALUES}.Aliquota`]: -1 }, '/Servico/Valores/Aliquota', 'Must not be negative.'],
    [{ [`${VALUES}.ValorPis`]: -1 }, '/Servico/Valores/ValorPis', 'Must not be negative.'],
    [
      { [`${VALUES}.OutrasRetencoes`]: 1 },
      '/Servico/Valores/OutrasRetencoes',
      'Must be 0: the national layout has no other retentions than ISS, PIS, COFINS, CSLL, IRRF and INSS.',
    ],
    [{ 'Servico.IssRetido': 3 }, '/Servico/IssRetido', 'Must be 1 (yes) or 2 (no).'],
    [{ 'Servico.IssRetido': true }, '/Servico/IssRetido', 'Must be 1 (yes) or 2 (no).'],
    [
      { 'Servico.ResponsavelRetencao': 3 },
      '/Servico/ResponsavelRetencao',
      'Must be 1 (customer) or 2 (intermediary).',
    ],
    [
      { 'Servico.ExigibilidadeISS': 3 },
      '/Servico/ExigibilidadeISS',
      '3 (exempt) does not exist in the national layout. Use the English names, with issType 1 and a benefit.',
    ],
    [
      { 'Servico.ExigibilidadeISS': 8 },
      '/Servico/ExigibilidadeISS',
      'Must be one of 1, 2, 4, 5, 6, 7.',
    ],
    [
      { 'Servico.ExigibilidadeISS': 6 },
      '/Servico/NumeroProcesso',
      'Is missing; it must be a string.',
    ],
    [
      { 'Servico.ExigibilidadeISS': 5, 'Servico.IdentifNaoExigibilidade': '9' },
      '/Servico/IdentifNaoExigibilidade',
      'Must be one of 0, 1, 2, 3, 4, 5.',
    ],
    [
      { 'Servico.CodigoMunicipio': '9999999' },
      '/Servico/CodigoMunicipio',
      '9999999 is a place abroad: CodigoPais must have the code of the country, as in US.',
    ],
    [
      { 'Servico.CodigoMunicipio': '9999999', 'Servico.CodigoPais': '2496' },
      '/Servico/CodigoPais',
      'Must be the code of a country: two capital letters, as in US.',
    ],
    [{ OptanteSimplesNacional: 'S' }, '/OptanteSimplesNacional', 'Must be 1 (yes) or 2 (no).'],
    [
      { RegimeEspecialTributacao: 7 },
      '/RegimeEspecialTributacao',
      'Must be one of 1, 2, 3, 4, 5, 6.',
    ],
    [
      { Competencia: '03/2026' },
      '/Competencia',
      'Must be a date of the years 2000 to 2099, as in 2026-03-10.',
    ],
    [{ ConstrucaoCivil: { Art: '1' } }, '/ConstrucaoCivil', 'Must have CodigoObra.'],
    [{ Deducao: 'x' }, '/Deducao', 'Must be an object.'],
    [{ Deducao: ['x'] }, '/Deducao/0', 'Must be an object.'],
    [
      { Deducao: [DOCUMENT, { ...DOCUMENT, TipoDeducao: 0 }] },
      '/Deducao/1/TipoDeducao',
      'Must be one of 1, 2, 3, 4, 5, 6, 7, 8, 99.',
    ],
    [
      { Deducao: [{ ...DOCUMENT, DataEmissao: 'x' }] },
      '/Deducao/0/DataEmissao',
      'Must be a date of the years 2000 to 2099, as in 2026-03-10.',
    ],
    [
      { Deducao: { ...DOCUMENT, ValorDedutivel: undefined } },
      '/Deducao/ValorDedutivel',
      MISSING_AMOUNT,
    ],
    [
      { Deducao: [{ ...DOCUMENT, DadosFornecedor: 'x' }] },
      '/Deducao/0/DadosFornecedor',
      'Must be an object.',
    ],
    [{ ibsCbs: {} }, '/ibsCbs/cst', 'Is missing; it must be a string.'],
    [
      { service: {} },
      '',
      'The body mixes English names (service) and ABRASF names (Prestador, Servico). Use only one of the two.',
    ],
  ])('is refused with %j', (sent, pointer, detail) => {
    const body = bodyWith(sent, SMALLEST_ABRASF);
    expect(violations(body)).toContainEqual([pointer, detail]);
    expect(violations(body).filter(([place]) => place === pointer)).toHaveLength(1);
  });

  it('is reported with pointers into its wrappers', () => {
    const wrapped = {
      Rps: {
        InfDeclaracaoPrestacaoServico: bodyWith(
          { 'Servico.IssRetido': 3, [`${VALUES}.ValorServicos`]: 'x' },
          SMALLEST_ABRASF,
        ),
      },
      reference: 1,
    };
    expect(violations(wrapped).map(([pointer]) => pointer)).toEqual([
      '/Rps/InfDeclaracaoPrestacaoServico/Servico/IssRetido',
      '/reference',
      '/Rps/InfDeclaracaoPrestacaoServico/Servico/Valores/ValorServicos',
    ]);
  });

  it('keeps 100 violations of a long list', () => {
    const read = readIssueRequest(
      bodyWith({ Deducao: Array.from({ length: 900 }, () => ({})) }, SMALLEST_ABRASF),
    );
    expect(!read.ok && read.refusal.kept).toHaveLength(100);
  });
});
