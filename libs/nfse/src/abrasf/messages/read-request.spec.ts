import { batch, DECLARED, declaration, message, order, PROVIDER, provider } from '../test/messages';
import {
  ABRASF_OPERATIONS,
  ABRASF_VERSIONS,
  type AbrasfOperationName,
  type AbrasfVersion,
} from './operations';
import { readRequest, type ReadRequestOptions } from './read-request';
import { type AbrasfRequest } from './requests';

const ABSENT = { state: 'absent' };
const QUERY =
  '<PeriodoEmissao><DataInicial>2026-03-01</DataInicial><DataFinal>2026-03-31</DataFinal></PeriodoEmissao>';
const PERIOD = { DataInicial: '2026-03-01', DataFinal: '2026-03-31' };

function read(
  version: AbrasfVersion,
  operation: AbrasfOperationName,
  xml: string,
  options?: ReadRequestOptions,
): AbrasfRequest {
  const request = readRequest(version, operation, Buffer.from(xml), options);
  if (!request.ok) throw new Error(JSON.stringify(request.refusal));
  return request.value;
}

function findings(
  version: AbrasfVersion,
  operation: AbrasfOperationName,
  xml: string | Buffer,
): readonly string[] {
  const request = readRequest(version, operation, Buffer.from(xml));
  if (request.ok) return [];
  return request.refusal.map(
    ({ element, line, detail }) => `${element}:${String(line)}: ${detail}`,
  );
}

const rpsOf = (request: AbrasfRequest): unknown =>
  request.operation === 'GerarNfse' ? request.rps.declaration : undefined;

describe('readRequest', () => {
  it.each(ABRASF_VERSIONS)('reads a batch of %s as the same declaration', (version) => {
    const request = read(version, 'RecepcionarLoteRps', batch(version, [declaration(version)]));
    expect(request).toEqual({
      operation: 'RecepcionarLoteRps',
      batch: {
        NumeroLote: '5',
        Prestador: PROVIDER,
        QuantidadeRps: 1,
        rps: [{ declaration: DECLARED, signature: ABSENT }],
        signature: ABSENT,
      },
    });
  });

  it.each<[AbrasfVersion, AbrasfOperationName, string, object]>([
    [
      '1.00',
      'ConsultarSituacaoLoteRps',
      `${provider('1.00')}<Protocolo>P</Protocolo>`,
      { Prestador: PROVIDER, Protocolo: 'P' },
    ],
    [
      '2.04',
      'ConsultarLoteRps',
      `${provider('2.04')}<Protocolo>P</Protocolo>`,
      { Prestador: PROVIDER, Protocolo: 'P' },
    ],
    [
      '2.03',
      'ConsultarNfsePorRps',
      `<IdentificacaoRps><Numero>7</Numero><Serie>A</Serie><Tipo>1</Tipo></IdentificacaoRps>${provider('2.03')}`,
      { IdentificacaoRps: DECLARED.Rps.IdentificacaoRps, Prestador: PROVIDER },
    ],
    [
      '1.00',
      'ConsultarNfse',
      `${provider('1.00')}${QUERY}`,
      { Prestador: PROVIDER, PeriodoEmissao: PERIOD },
    ],
    [
      '2.03',
      'ConsultarNfseServicoPrestado',
      `${provider('2.03')}<NumeroNfse>9</NumeroNfse>${QUERY}<Pagina>2</Pagina>`,
      { Prestador: PROVIDER, NumeroNfse: '9', PeriodoEmissao: PERIOD, Pagina: 2 },
    ],
    [
      '2.04',
      'ConsultarNfseServicoTomado',
      `${provider('2.04', 'Consulente')}${QUERY}<Tomador><CpfCnpj><Cpf>52998224725</Cpf></CpfCnpj></Tomador><Pagina>1</Pagina>`,
      {
        Consulente: PROVIDER,
        PeriodoEmissao: PERIOD,
        Tomador: { CpfCnpj: { Cpf: '52998224725' } },
        Pagina: 1,
      },
    ],
    [
      '2.03',
      'ConsultarNfsePorFaixa',
      `${provider('2.03')}<Faixa><NumeroNfseInicial>1</NumeroNfseInicial></Faixa><Pagina>1</Pagina>`,
      { Prestador: PROVIDER, Faixa: { NumeroNfseInicial: '1' }, Pagina: 1 },
    ],
    [
      '2.03',
      'CancelarNfse',
      order('2.03', ''),
      {
        order: {
          request: {
            Id: 'P1',
            IdentificacaoNfse: { Numero: '9', ...PROVIDER, CodigoMunicipio: '3550308' },
          },
          signature: ABSENT,
        },
      },
    ],
    [
      '1.00',
      'CancelarNfse',
      order('1.00'),
      {
        order: {
          request: {
            Id: 'P1',
            IdentificacaoNfse: { Numero: '9', ...PROVIDER, CodigoMunicipio: '3550308' },
            CodigoCancelamento: '2',
          },
          signature: ABSENT,
        },
      },
    ],
    [
      '2.04',
      'SubstituirNfse',
      `<SubstituicaoNfse Id="S1">${order('2.04')}<Rps>${declaration('2.04')}</Rps></SubstituicaoNfse>`,
      { rps: { declaration: DECLARED, signature: ABSENT }, signature: ABSENT },
    ],
  ])('reads %s %s', (version, operation, content, expected) => {
    const xml = message(ABRASF_OPERATIONS[operation].request, content);
    expect(read(version, operation, xml)).toMatchObject({ operation, ...expected });
  });

  const GERAR = message('GerarNfseEnvio', `<Rps>${declaration('2.04')}</Rps>`);

  it.each<[string, string, ReadRequestOptions]>([
    [
      'another namespace of ABRASF',
      GERAR.replaceAll('www.abrasf.org.br/nfse.xsd', 'www.abrasf.org.br/nfse'),
      {},
    ],
    [
      'a namespace of the provider',
      GERAR.replaceAll('www.abrasf.org.br/nfse.xsd', 'www.giss.com.br/tipos.xsd'),
      { namespaces: ['http://www.giss.com.br/'] },
    ],
    ['prefixes', GERAR.replace(/<(\/?)(?=[A-Z])/g, '<$1n:').replaceAll(' xmlns=', ' xmlns:n='), {}],
    [
      'elements in no namespace',
      GERAR.replace('<Rps>', '<Rps xmlns="">').replace(
        '<InfDeclaracaoPrestacaoServico xmlns="http://www.abrasf.org.br/nfse.xsd"',
        '<InfDeclaracaoPrestacaoServico',
      ),
      {},
    ],
    ['id in lower case', GERAR.replace(' Id=', ' id='), {}],
    ['the name of the customer in 2.03', GERAR.replaceAll('TomadorServico', 'Tomador'), {}],
    ['dates with a time and a zone', GERAR.replaceAll('2026-03-10<', '2026-03-11T01:00:00Z<'), {}],
    ['dates with a zone', GERAR.replaceAll('2026-03-10<', '2026-03-10-03:00<'), {}],
    ['two decimals', GERAR.replace('>1000<', '>1000.00<').replace('>2.5<', '>2.5000<'), {}],
    ['a rate as a fraction', GERAR.replace('>2.5<', '>0.025<'), { rates: 'fraction' }],
    ['an item without its zero', GERAR.replace('>01.01<', '>1.01<'), {}],
    ['an item without its dot', GERAR.replace('>01.01<', '>0101<'), {}],
  ])('accepts %s', (_, xml, options) => {
    expect(rpsOf(read('2.04', 'GerarNfse', xml, options))).toEqual(DECLARED);
  });

  it('accepts a query in an element Pedido, and CpfCnpj in 1.00', () => {
    const query = `${provider('2.04')}<Protocolo>P</Protocolo>`;
    const wrapped = message('ConsultarLoteRpsEnvio', `<Pedido>${query}</Pedido>`);
    expect(read('2.04', 'ConsultarLoteRps', wrapped)).toMatchObject({ Protocolo: 'P' });
    expect(read('1.00', 'ConsultarLoteRps', message('ConsultarLoteRpsEnvio', query))).toMatchObject(
      {
        Prestador: PROVIDER,
      },
    );
  });

  it('reads a foreign address of 2.03', () => {
    const address =
      '<Endereco><Endereco>Main St</Endereco><Numero>1</Numero><CodigoPais>2496</CodigoPais></Endereco>';
    const xml = message('GerarNfseEnvio', `<Rps>${declaration('2.03')}</Rps>`);
    const sent = xml.replace('</RazaoSocial></Tomador>', `</RazaoSocial>${address}</Tomador>`);
    expect(rpsOf(read('2.03', 'GerarNfse', sent))).toMatchObject({
      TomadorServico: {
        EnderecoExterior: { CodigoPais: '2496', EnderecoCompletoExterior: 'Main St, 1' },
      },
    });
  });

  it('leaves texts empty that only 2.04 requires', () => {
    const xml = message('GerarNfseEnvio', `<Rps>${declaration('2.03')}</Rps>`).replace(
      /<Tomador>.*<\/Tomador>/,
      '<Tomador><IdentificacaoTomador/><Endereco><Cep>01310100</Cep></Endereco></Tomador>',
    );
    expect(rpsOf(read('2.03', 'GerarNfse', xml))).toMatchObject({
      TomadorServico: {
        IdentificacaoTomador: { CpfCnpj: {} },
        RazaoSocial: '',
        Endereco: { Endereco: '', Uf: '', Cep: '01310100' },
      },
    });
  });

  it.each([
    ['2', '1', '3550308'],
    ['3', '3', undefined],
    ['4', '5', undefined],
    ['5', '6', undefined],
    ['6', '7', undefined],
  ])('translates NaturezaOperacao %s of 1.00', (nature, enforceability, incidence) => {
    const xml = message('GerarNfseEnvio', `<Rps>${declaration('1.00')}</Rps>`);
    const sent = xml.replace('<NaturezaOperacao>1<', `<NaturezaOperacao>${nature}<`);
    expect(rpsOf(read('1.00', 'GerarNfse', sent))).toMatchObject({
      Servico: {
        ExigibilidadeISS: enforceability,
        ...(incidence !== undefined && { MunicipioIncidencia: incidence }),
      },
    });
  });

  const PATH = 'GerarNfseEnvio/Rps/InfDeclaracaoPrestacaoServico';

  it.each<[string, string, string]>([
    ['another root', '<x/>', 'x:1: Must be GerarNfseEnvio.'],
    [
      'another namespace',
      GERAR.replaceAll('www.abrasf', 'www.x'),
      'GerarNfseEnvio:1: Is in namespace http://www.x.org.br/nfse.xsd; it must be in namespace http://www.abrasf.org.br/nfse.xsd.',
    ],
    [
      'an unknown element',
      GERAR.replace('<Competencia>', '\n<X/><Competencia>'),
      `${PATH}/X:2: Is not an element of`,
    ],
    [
      'a missing element',
      GERAR.replace(/<Competencia>.*?<\/Competencia>/, ''),
      `${PATH}/Competencia:1: Is missing.`,
    ],
    [
      'a wrong date',
      GERAR.replace('<Competencia>2026-03-10', '<Competencia>10/03/2026'),
      `${PATH}/Competencia:1: "10/03/2026" is not a date`,
    ],
    [
      'a comma',
      GERAR.replace('>1000<', '>1000,00<'),
      `${PATH}/Servico/Valores/ValorServicos:1: "1000,00" is not an amount`,
    ],
    [
      'the error in the element as it was sent',
      GERAR.replaceAll('TomadorServico', 'Tomador').replace('<RazaoSocial>Maria', '<RazaoSocial>'),
      `${PATH}/Tomador/RazaoSocial:1: Is empty.`,
    ],
    ['a DOCTYPE', `<!DOCTYPE x [<!ENTITY a "b">]>${GERAR}`, ':1: The document has a DOCTYPE'],
    ['no XML', 'x', ':1: The document is not well-formed'],
    [
      'deep elements',
      `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
      ':1: The document has more than 32 levels',
    ],
  ])('refuses %s', (_, xml, finding) => {
    expect(findings('2.04', 'GerarNfse', xml)[0]).toContain(finding);
  });

  it('refuses percentages of 1.00 that would be 250 %', () => {
    const xml = message(
      'GerarNfseEnvio',
      `<Rps>${declaration('1.00').replace('>0.0250<', '>2.50<')}</Rps>`,
    );
    expect(findings('1.00', 'GerarNfse', xml)).toEqual([
      'GerarNfseEnvio/Rps/InfRps/Servico/Valores/Aliquota:1: "2.50" is not a fraction of at most 1, as in 0.0200 for 2 %.',
    ]);
  });

  it('refuses the provider of another version in a batch', () => {
    const later = batch('2.03', [declaration('2.04')]);
    expect(findings('2.04', 'RecepcionarLoteRps', later)).toEqual(
      expect.arrayContaining([
        'EnviarLoteRpsEnvio/LoteRps/Prestador:1: Is missing.',
        expect.stringContaining('EnviarLoteRpsEnvio/LoteRps/CpfCnpj:1: Is not an element of'),
      ]),
    );
  });

  it('refuses 10 MB quickly, and reads a receipt twice as two', () => {
    const many = Array<string>(8_000).fill(declaration('2.04'));
    expect(findings('2.04', 'RecepcionarLoteRps', batch('2.04', many))[0]).toContain(
      'more than 50000 elements',
    );
    const twice = batch('2.04', [declaration('2.04'), declaration('2.04')]);
    expect(read('2.04', 'RecepcionarLoteRps', twice)).toMatchObject({
      batch: { QuantidadeRps: 2 },
    });
  });
});
