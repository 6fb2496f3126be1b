import {
  bodyWith,
  CUSTOMER,
  DEDUCTED,
  DOCUMENT,
  SMALLEST,
  SMALLEST_ABRASF,
  violations,
} from './test/bodies';

type Changes = Readonly<Record<string, unknown>>;

const VALUES = 'Servico.Valores';

describe('A member that nothing reads', () => {
  it.each<readonly [sent: Changes, pointer: string, meant: string]>([
    [{ iss_rate: 3 }, '/iss_rate', 'the known names are'],
    [{ 'service.iss_rate': 3 }, '/service/iss_rate', 'did you mean "issRate"?'],
    [{ 'service.issWithheldd': true }, '/service/issWithheldd', 'did you mean "issWithheld"?'],
    [
      { 'taxes.irrf': { rate: 1.5, witheld: false } },
      '/taxes/irrf/witheld',
      'did you mean "withheld"?',
    ],
    [{ 'taxes.ir': { rate: 1 } }, '/taxes/ir', 'the known names are'],
    [
      { 'provider.simplesNacional': { option: 3, regimen: 1 } },
      '/provider/simplesNacional/regimen',
      'did you mean "regime"?',
    ],
    [{ customer: { ...CUSTOMER, Name: 'x' } }, '/customer/Name', 'did you mean "name"?'],
    [{ 'customer.address.zip': '1' }, '/customer/address/zip', 'the known names are'],
    [
      { 'service.deductions': { percentage: 1, ammount: 1 } },
      '/service/deductions/ammount',
      'did you mean "amount"?',
    ],
    [
      { 'service.deductions': { documents: [{ ...DEDUCTED, suplier: {} }] } },
      '/service/deductions/documents/0/suplier',
      'did you mean "supplier"?',
    ],
    [
      { 'service.benefit': { number: '35503080100001', kind: 1 } },
      '/service/benefit/kind',
      'the known names are',
    ],
    [
      { 'service.suspension': { type: 1, process: 1, x: 1 } },
      '/service/suspension/x',
      'the known names are',
    ],
    [{ 'totalTaxes.rate': 3 }, '/totalTaxes/rate', 'the known names are'],
    [{ 'ibsCbs.regular': { cts: '000' } }, '/ibsCbs/regular/cts', 'did you mean "cst"?'],
    [{ 'rps.serie': '1' }, '/rps/serie', 'did you mean "series"?'],
    [{ 'declared.liquid': 1 }, '/declared/liquid', 'the known names are'],
  ])('is refused with %j', (sent, pointer, meant) => {
    expect(violations(bodyWith(sent))).toContainEqual([pointer, expect.stringContaining(meant)]);
  });

  it.each<readonly [sent: Changes, pointer: string, meant: string]>([
    [{ Servicos: {} }, '/Servicos', 'did you mean "Servico"?'],
    [
      { [`${VALUES}.valorServicos`]: 1 },
      '/Servico/Valores/valorServicos',
      'did you mean "ValorServicos"?',
    ],
    [{ [`${VALUES}.IssRetido`]: 1 }, '/Servico/Valores/IssRetido', 'is unknown here'],
    [{ [`${VALUES}.ValorISS`]: 1 }, '/Servico/Valores/ValorISS', 'did you mean "ValorIss"?'],
    [
      { 'Servico.ExigibilidadeIss': 1 },
      '/Servico/ExigibilidadeIss',
      'did you mean "ExigibilidadeISS"?',
    ],
    [
      { 'Rps.IdentificacaoRps': { numero: 1 } },
      '/Rps/IdentificacaoRps/numero',
      'did you mean "Numero"?',
    ],
    [{ IdentificacaoRps: { Numero: 1 } }, '/IdentificacaoRps', 'is unknown here'],
    [{ 'Tomador.Endereco.CEP': '1' }, '/Tomador/Endereco/CEP', 'did you mean "Cep"?'],
    [{ Deducao: [DOCUMENT, { ...DOCUMENT, Tipo: 1 }] }, '/Deducao/1/Tipo', 'is unknown here'],
    [{ Deducao: { ...DOCUMENT, Tipo: 1 } }, '/Deducao/Tipo', 'is unknown here'],
    [{ 'ibsCbs.xyz': 1 }, '/ibsCbs/xyz', 'is unknown here'],
    [{ 'ValoresNfse.Base': 1 }, '/ValoresNfse/Base', 'is unknown here'],
  ])('is refused in ABRASF names with %j', (sent, pointer, meant) => {
    expect(violations(bodyWith(sent, SMALLEST_ABRASF))).toContainEqual([
      pointer,
      expect.stringContaining(meant),
    ]);
  });

  it.each<readonly [sent: Changes]>([
    [
      {
        IncentivoFiscal: 2,
        'Servico.CodigoCnae': '6209100',
        'Servico.MunicipioIncidencia': 3550308,
      },
    ],
    [{ 'Rps.RpsSubstituido': { Numero: 1, Serie: 'A', Tipo: 1 } }],
    [{ 'Intermediario.CodigoMunicipio': '3550308', [`${VALUES}.ValTotTributos`]: 1 }],
    [{ 'PrestadorServico.NomeFantasia': 'X', 'OrgaoGerador.Uf': 'SP', 'ValoresNfse.Aliquota': 5 }],
    [{ '@xmlns': 'x', $: { Id: 'r1' }, 'Servico.#text': '', 'Rps.@_Id': 'r', Id: 'x' }],
  ])('is none of the elements of ABRASF that the simulator need not read: %j', (sent) => {
    const found = violations(bodyWith(sent, SMALLEST_ABRASF));
    expect(found.filter(([, detail]) => detail.includes('unknown'))).toEqual([]);
  });

  it.each<readonly [what: string, body: object, pointer: string]>([
    [
      'the whole body',
      { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF, refrence: 'r' },
      '/refrence',
    ],
    [
      'a wrapper',
      { Rps: { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF, reference: 'r' } },
      '/Rps/reference',
    ],
    [
      'English names in a wrapper',
      { Rps: { InfDeclaracaoPrestacaoServico: { ...SMALLEST, x: 1 } } },
      '/Rps/InfDeclaracaoPrestacaoServico/x',
    ],
  ])('is refused beside the declaration in %s', (_, body, pointer) => {
    expect(violations(body)).toContainEqual([pointer, expect.stringContaining('is unknown here')]);
  });

  it('has a short error, however long its name is', () => {
    const [found] = violations(bodyWith({ ['x'.repeat(10_000)]: 1 }, SMALLEST_ABRASF));
    expect(found?.[0]).toHaveLength(44);
  });
});
