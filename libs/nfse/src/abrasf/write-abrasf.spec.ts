import { toCents } from '#libs/kernel';
import { readXml, type XmlElement } from '#libs/xml';
import { type InfDps } from '../national/dps';
import { type InfNfse } from '../national/nfse';
import { FULL_DPS } from '../national/test/full-dps';
import { FULL_NFSE } from '../national/test/full-nfse';
import { validateDocument } from '../validation/validate';
import { readAbrasf, writeAbrasf } from './write-abrasf';

const DETAILS = { verificationCode: 'AB12CD34' };
const DECLARATION = 'Nfse/InfNfse/DeclaracaoPrestacaoServico/InfDeclaracaoPrestacaoServico';
const SERVICE = `${DECLARATION}/Servico`;

/** The text of an element by its path; the names of its children if it has any. */
function at(xml: string, path: string): string | undefined {
  let element: XmlElement | undefined = readXml(Buffer.from(xml));
  for (const step of path.split('/')) {
    element = element?.children.find(({ name }) => name === step);
  }
  if (element === undefined || element.children.length === 0) return element?.text;
  return element.children.map(({ name }) => name).join(' ');
}

function withDps(change: Partial<InfDps>): InfNfse {
  return { ...FULL_NFSE, DPS: { infDPS: { ...FULL_DPS, ...change } } };
}

function withMunicipalTax(change: Partial<InfDps['valores']['trib']['tribMun']>): InfNfse {
  const { valores } = FULL_DPS;
  const tribMun = { tribISSQN: '1', tpRetISSQN: '1', ...change };
  return withDps({ valores: { ...valores, trib: { ...valores.trib, tribMun } } });
}

function withRegime(opSimpNac: string, regEspTrib: string): InfNfse {
  return withDps({ prest: { ...FULL_DPS.prest, regTrib: { opSimpNac, regEspTrib } } });
}

describe('writeAbrasf', () => {
  const xml = writeAbrasf(FULL_NFSE, {
    ...DETAILS,
    cancellation: { dateTime: '2026-03-11T09:00:00-03:00', code: '2' },
    replacedBy: `${'1'.repeat(23)}${'43'.padStart(13, '0')}${'1'.repeat(14)}`,
  });

  it.each([
    [
      'Nfse/InfNfse',
      'Numero CodigoVerificacao DataEmissao NfseSubstituida OutrasInformacoes ValoresNfse DescricaoCodigoTributacaoMunicípio PrestadorServico OrgaoGerador DeclaracaoPrestacaoServico',
    ],
    ['Nfse/InfNfse/ValoresNfse', 'BaseCalculo Aliquota ValorIss ValorLiquidoNfse'],
    [
      DECLARATION,
      'Rps Competencia Servico Prestador TomadorServico ConstrucaoCivil RegimeEspecialTributacao OptanteSimplesNacional IncentivoFiscal Evento InformacoesComplementares Deducao',
    ],
    [
      SERVICE,
      'Valores IssRetido ResponsavelRetencao ItemListaServico CodigoTributacaoMunicipio CodigoNbs Discriminacao CodigoMunicipio ExigibilidadeISS MunicipioIncidencia NumeroProcesso',
    ],
    [
      `${SERVICE}/Valores`,
      'ValorServicos ValorDeducoes ValorPis ValorInss ValorIr ValorIss Aliquota DescontoIncondicionado DescontoCondicionado',
    ],
    [
      `${DECLARATION}/Deducao`,
      'TipoDeducao IdentificacaoDocumentoDeducao DadosFornecedor DataEmissao ValorDedutivel ValorUtilizadoDeducao',
    ],
    ['NfseCancelamento/Confirmacao', 'Pedido DataHora'],
  ])('writes %s in the order of the layout', (path, names) => {
    expect(at(xml, path)).toBe(names);
  });

  it.each([
    ['Nfse/InfNfse/Numero', '1'],
    ['Nfse/InfNfse/CodigoVerificacao', 'AB12CD34'],
    ['Nfse/InfNfse/NfseSubstituida', '1111111111111'],
    ['Nfse/InfNfse/ValoresNfse/Aliquota', '5.00'],
    ['Nfse/InfNfse/ValoresNfse/BaseCalculo', '975.00'],
    ['Nfse/InfNfse/ValoresNfse/ValorIss', '48.75'],
    ['Nfse/InfNfse/ValoresNfse/ValorLiquidoNfse', '919.10'],
    ['Nfse/InfNfse/OrgaoGerador/Uf', 'SP'],
    [`${DECLARATION}/Rps/IdentificacaoRps/Numero`, '42'],
    [`${DECLARATION}/Rps/DataEmissao`, '2026-03-10'],
    [`${SERVICE}/ItemListaServico`, '01.01'],
    [`${SERVICE}/Valores/ValorDeducoes`, '15.00'],
    [`${SERVICE}/IssRetido`, '1'],
    [`${SERVICE}/Discriminacao`, FULL_DPS.serv.cServ.xDescServ],
    [`${DECLARATION}/TomadorServico/IdentificacaoTomador/CpfCnpj/Cnpj`, '12ABC34501DE35'],
    ['NfseCancelamento/Confirmacao/Pedido/InfPedidoCancelamento/CodigoCancelamento', '2'],
    ['NfseSubstituicao/SubstituicaoNfse/NfseSubstituidora', '43'],
  ])('writes %s', (path, text) => {
    expect(at(xml, path)).toBe(text);
  });

  it.each([
    ['due', withMunicipalTax({}), '1', undefined],
    ['immune', withMunicipalTax({ tribISSQN: '2' }), '5', undefined],
    ['an export', withMunicipalTax({ tribISSQN: '3' }), '4', undefined],
    ['no incidence', withMunicipalTax({ tribISSQN: '4' }), '2', undefined],
    ['suspended by a court', FULL_NFSE, '6', '0'.repeat(30)],
    [
      'suspended by the authority',
      withMunicipalTax({ exigSusp: { tpSusp: '2', nProcesso: '1'.repeat(30) } }),
      '7',
      '1'.repeat(30),
    ],
  ])('translates ISS that is %s', (_, nfse, enforceability, process) => {
    const written = writeAbrasf(nfse, DETAILS);
    expect(at(written, `${SERVICE}/ExigibilidadeISS`)).toBe(enforceability);
    expect(at(written, `${SERVICE}/NumeroProcesso`)).toBe(process);
  });

  it.each([
    ['1', '2', undefined],
    ['2', '1', '1'],
    ['3', '1', '2'],
  ])('translates the retention %s', (tpRetISSQN, retained, responsible) => {
    const written = writeAbrasf(withMunicipalTax({ tpRetISSQN }), DETAILS);
    expect(at(written, `${SERVICE}/IssRetido`)).toBe(retained);
    expect(at(written, `${SERVICE}/ResponsavelRetencao`)).toBe(responsible);
  });

  it.each([
    ['1', '0', undefined, '2'],
    ['1', '1', '4', '2'],
    ['1', '2', '2', '2'],
    ['1', '3', '1', '2'],
    ['1', '6', '3', '2'],
    ['1', '5', undefined, '2'],
    ['2', '0', '5', '1'],
    ['3', '0', '6', '1'],
  ])('translates Simples Nacional %s and regime %s', (simples, special, regime, opts) => {
    const written = writeAbrasf(withRegime(simples, special), DETAILS);
    expect(at(written, `${DECLARATION}/RegimeEspecialTributacao`)).toBe(regime);
    expect(at(written, `${DECLARATION}/OptanteSimplesNacional`)).toBe(opts);
  });

  it.each([
    ['0', undefined, undefined, '46.50'],
    ['3', '6.50', '30.00', '10.00'],
    ['4', '6.50', '30.00', '10.00'],
    ['5', '6.50', undefined, '40.00'],
    ['6', undefined, '30.00', '16.50'],
    ['8', undefined, undefined, '46.50'],
  ])('divides the retained sum of tpRetPisCofins %s', (tpRetPisCofins, pis, cofins, csll) => {
    const { valores } = FULL_DPS;
    const piscofins = { CST: '01', vPis: toCents(650), vCofins: toCents(3_000), tpRetPisCofins };
    const tribFed = { piscofins, vRetCSLL: toCents(4_650) };
    const nfse = withDps({ valores: { ...valores, trib: { ...valores.trib, tribFed } } });
    const written = writeAbrasf(nfse, DETAILS);
    const names = ['ValorPis', 'ValorCofins', 'ValorCsll'];
    expect(names.map((name) => at(written, `${SERVICE}/Valores/${name}`))).toEqual([
      pis,
      cofins,
      csll,
    ]);
  });

  it('has a base even if no ISS is computed', () => {
    const { valores } = FULL_DPS;
    const nfse: InfNfse = {
      ...withDps({ valores: { ...valores, vDedRed: { vDR: toCents(5_000) } } }),
      valores: { vLiq: toCents(90_000) },
    };
    const written = writeAbrasf(nfse, DETAILS);
    expect(at(written, 'Nfse/InfNfse/ValoresNfse')).toBe('BaseCalculo ValorLiquidoNfse');
    expect(at(written, 'Nfse/InfNfse/ValoresNfse/BaseCalculo')).toBe('940.00');
    expect(at(written, `${SERVICE}/Valores/ValorDeducoes`)).toBe('50.00');
  });

  it('cuts names that are too long, and leaves out what ABRASF cannot say', () => {
    const emit = { ...FULL_NFSE.emit, xNome: '🍞'.repeat(300) };
    const toma = FULL_DPS.interm;
    const nfse = { ...withDps({ ...(toma && { toma }) }), emit };
    const written = writeAbrasf(nfse, DETAILS);
    expect(at(written, 'Nfse/InfNfse/PrestadorServico/RazaoSocial')).toBe('🍞'.repeat(150));
    expect(at(written, `${DECLARATION}/TomadorServico`)).toBe('NifTomador RazaoSocial');
    expect(at(written, `${DECLARATION}/Intermediario`)).toBeUndefined();
    expect(validateDocument(Buffer.from(written)).findings).toEqual([]);
  });
});

describe('readAbrasf', () => {
  const xml = writeAbrasf(FULL_NFSE, DETAILS);
  const findings = (text: string) => {
    const read = readAbrasf(Buffer.from(text));
    return read.ok ? [] : read.refusal.map(({ element, detail }) => `${element}: ${detail}`);
  };

  it('reads amounts and rates, with white space around values', () => {
    const read = readAbrasf(Buffer.from(xml.replace(/>5\.00</g, '>\n 5 <')));
    expect(read.ok && read.value.Nfse.InfNfse.ValoresNfse).toEqual({
      BaseCalculo: 97_500,
      Aliquota: 500,
      ValorIss: 4_875,
      ValorLiquidoNfse: 91_910,
    });
  });

  it.each([
    [
      'a rate in fractions of a percent',
      xml.replace('<Aliquota>5.00', '<Aliquota>0.0500'),
      [
        'CompNfse/Nfse/InfNfse/ValoresNfse/Aliquota: "0.0500" is not a percentage of at most 99.99, as in 5.00.',
      ],
    ],
    [
      'a negative amount',
      xml.replace('<ValorServicos>', '<ValorServicos>-'),
      [
        `CompNfse/${SERVICE}/Valores/ValorServicos: "-1000.00" is not an amount of at most 15 digits, as in 150.75.`,
      ],
    ],
    [
      'the wrong order',
      xml.replace(
        /(<IssRetido>1<\/IssRetido>)(<ResponsavelRetencao>1<\/ResponsavelRetencao>)/,
        '$2$1',
      ),
      [
        `CompNfse/${SERVICE}/IssRetido: Is in the wrong place: it must be before ResponsavelRetencao.`,
      ],
    ],
    [
      'no version',
      xml.replace(' versao="2.04"', ''),
      ['CompNfse/Nfse: Must have the attribute versao="2.04".'],
    ],
    [
      'a contact without content',
      xml.replace(/<Contato>.*?<\/Contato>/, '<Contato></Contato>'),
      [
        'CompNfse/Nfse/InfNfse/PrestadorServico/Contato: Needs one of Telefone, Email, and has none.',
      ],
    ],
    [
      'a time without T',
      xml.replace(/<DataEmissao>2026-03-10T[^<]*/, '<DataEmissao>2026-03-10'),
      [
        'CompNfse/Nfse/InfNfse/DataEmissao: "2026-03-10" is not a date and time, as in 2026-01-31T12:00:00.',
      ],
    ],
  ])('finds %s', (_, text, expected) => {
    expect(findings(text)).toEqual(expected);
  });
});
