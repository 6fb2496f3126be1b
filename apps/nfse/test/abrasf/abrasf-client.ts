import { readXml, type XmlElement } from '#libs/xml';
import { type TestApp } from '#libs/testing';
import { issuerIn, PROVIDER } from '../issuer';

const NAMESPACE = 'http://www.abrasf.org.br/nfse.xsd';
const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/';

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** The document in it; the whole body if it is a fault. */
  readonly xml: string;
  /** The codes of its messages, in their order. */
  readonly codes: readonly string[];
  /** The texts of the elements with this name. */
  readonly all: (name: string) => readonly string[];
}

export interface RpsChange {
  readonly number?: number;
  readonly series?: string;
  readonly type?: number;
  readonly status?: number;
  readonly date?: string;
  readonly amount?: string;
  readonly rate?: string;
  readonly item?: string;
  readonly cnpj?: string;
  /** The element TomadorServico. */
  readonly customer?: string;
  readonly competence?: string;
}

export const DAY = '2026-03-10';

/** A party with a CNPJ. */
export function party(group: string, cnpj = PROVIDER): string {
  return `<${group}><CpfCnpj><Cnpj>${cnpj}</Cnpj></CpfCnpj></${group}>`;
}

/** The element Rps of version 2.04: 1,000.00 at 5 %. */
export function rps({
  number = 1,
  series = 'A1',
  type = 1,
  status = 1,
  date = DAY,
  amount = '1000.00',
  rate = '5.00',
  item = '01.07',
  cnpj = PROVIDER,
  customer = '',
  competence = DAY,
}: RpsChange = {}): string {
  return (
    `<Rps><InfDeclaracaoPrestacaoServico Id="R${String(number)}"><Rps>${rpsId(number, series, type)}` +
    `<DataEmissao>${date}</DataEmissao><Status>${String(status)}</Status></Rps><Competencia>${competence}</Competencia>` +
    `<Servico><Valores><ValorServicos>${amount}</ValorServicos><Aliquota>${rate}</Aliquota></Valores><IssRetido>2</IssRetido>` +
    `<ItemListaServico>${item}</ItemListaServico><Discriminacao>Suporte técnico</Discriminacao>` +
    `<CodigoMunicipio>3550308</CodigoMunicipio><ExigibilidadeISS>1</ExigibilidadeISS></Servico>${party('Prestador', cnpj)}${customer}` +
    '<OptanteSimplesNacional>2</OptanteSimplesNacional><IncentivoFiscal>2</IncentivoFiscal></InfDeclaracaoPrestacaoServico></Rps>'
  );
}

export function rpsId(number: number, series = 'A1', type = 1): string {
  return (
    `<IdentificacaoRps><Numero>${String(number)}</Numero><Serie>${series}</Serie>` +
    `<Tipo>${String(type)}</Tipo></IdentificacaoRps>`
  );
}

/** The element LoteRps of version 2.04. */
export function batch(
  number: number,
  receipts: readonly string[],
  { count = receipts.length, cnpj = PROVIDER } = {},
): string {
  return (
    `<LoteRps Id="L${String(number)}" versao="2.04"><NumeroLote>${String(number)}</NumeroLote>${party('Prestador', cnpj)}` +
    `<QuantidadeRps>${String(count)}</QuantidadeRps><ListaRps>${receipts.join('')}</ListaRps></LoteRps>`
  );
}

/** The element Pedido of a cancellation. */
export function order(number: number, code = '1', municipality = '3550308'): string {
  return (
    `<Pedido><InfPedidoCancelamento Id="C1"><IdentificacaoNfse><Numero>${String(number)}</Numero>` +
    `<CpfCnpj><Cnpj>${PROVIDER}</Cnpj></CpfCnpj><CodigoMunicipio>${municipality}</CodigoMunicipio></IdentificacaoNfse>` +
    `<CodigoCancelamento>${code}</CodigoCancelamento></InfPedidoCancelamento></Pedido>`
  );
}

export function header(version = '2.04'): string {
  return `<cabecalho xmlns="${NAMESPACE}" versao="${version}"><versaoDados>${version}</versaoDados></cabecalho>`;
}

/** The envelope of the reference shape, with the documents in CDATA. */
export function envelope(
  operation: string,
  data: string,
  { head = header(), soap = SOAP_11 } = {},
): string {
  return (
    `<s:Envelope xmlns:s="${soap}"><s:Body><${operation}Request xmlns="http://nfse.abrasf.org.br">` +
    `<nfseCabecMsg xmlns=""><![CDATA[${head}]]></nfseCabecMsg><nfseDadosMsg xmlns=""><![CDATA[${data}]]></nfseDadosMsg>` +
    `</${operation}Request></s:Body></s:Envelope>`
  );
}

/** A document with the namespace of ABRASF. */
export function root(name: string, content: string): string {
  return `<${name} xmlns="${NAMESPACE}">${content}</${name}>`;
}

/** The service of a municipality in one sandbox. */
export function abrasfIn(test: TestApp, sandbox: string, municipality = '3550308') {
  const post = async (body: string, type = 'text/xml; charset=utf-8'): Promise<Answer> => {
    const sent = test.http.post(`/s/${sandbox}/abrasf/${municipality}`).set('Content-Type', type);
    const { status, headers, text } = await sent.buffer(true).parse(asText).send(body);
    return answerOf(status, String(headers['content-type']), text);
  };
  const call = (operation: string, data: string): Promise<Answer> =>
    post(envelope(operation, data));
  const provider = party('Prestador');
  return {
    ...issuerIn(test, sandbox),
    envelope: post,
    operation: call,
    generate: (change: RpsChange = {}) => call('GerarNfse', root('GerarNfseEnvio', rps(change))),
    receive: (content: string) => call('RecepcionarLoteRps', root('EnviarLoteRpsEnvio', content)),
    receiveNow: (content: string) =>
      call('RecepcionarLoteRpsSincrono', root('EnviarLoteRpsSincronoEnvio', content)),
    batchOf: (protocol: string, cnpj = PROVIDER) =>
      call(
        'ConsultarLoteRps',
        root(
          'ConsultarLoteRpsEnvio',
          `${party('Prestador', cnpj)}<Protocolo>${protocol}</Protocolo>`,
        ),
      ),
    byRps: (number: number, series = 'A1') =>
      call(
        'ConsultarNfsePorRps',
        root('ConsultarNfseRpsEnvio', `${rpsId(number, series)}${provider}`),
      ),
    provided: (content: string, page = 1) =>
      call(
        'ConsultarNfseServicoPrestado',
        root(
          'ConsultarNfseServicoPrestadoEnvio',
          `${provider}${content}<Pagina>${String(page)}</Pagina>`,
        ),
      ),
    taken: (content: string, asking: string) =>
      call(
        'ConsultarNfseServicoTomado',
        root(
          'ConsultarNfseServicoTomadoEnvio',
          `${party('Consulente', asking)}${content}<Pagina>1</Pagina>`,
        ),
      ),
    inRange: (from: number, to: number, page = 1) =>
      call(
        'ConsultarNfsePorFaixa',
        root(
          'ConsultarNfseFaixaEnvio',
          `${provider}<Faixa><NumeroNfseInicial>${String(from)}</NumeroNfseInicial>` +
            `<NumeroNfseFinal>${String(to)}</NumeroNfseFinal></Faixa><Pagina>${String(page)}</Pagina>`,
        ),
      ),
    cancelNote: (number: number, code = '1') =>
      call('CancelarNfse', root('CancelarNfseEnvio', order(number, code))),
    replaceNote: (number: number, change: RpsChange) =>
      call(
        'SubstituirNfse',
        root(
          'SubstituirNfseEnvio',
          `<SubstituicaoNfse Id="S1">${order(number)}${rps(change)}</SubstituicaoNfse>`,
        ),
      ),
    settings: (abrasf: object) => {
      const municipalities = [{ code: municipality, abrasf }];
      return issuerIn(test, sandbox).call('post', '/parameters', { municipalities }).expect(201);
    },
  };
}

type Parser = (response: NodeJS.ReadableStream, done: (error: null, body: string) => void) => void;

const asText = ((response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8');
    Object.assign(response, { text });
    done(null, text);
  });
}) satisfies Parser as never;

function answerOf(status: number, contentType: string, text: string): Answer {
  const all = elements(readXml(Buffer.from(text)));
  const output = all.find(({ name }) => ['outputXML', 'return'].includes(name));
  const inner = output?.text.trim() ?? '';
  const xml = inner === '' ? text : inner;
  const found = inner === '' ? all : elements(readXml(Buffer.from(inner)));
  const texts = (name: string): readonly string[] =>
    found.filter((element) => element.name === name).map((element) => element.text.trim());
  return { status, contentType, xml, codes: texts('Codigo'), all: texts };
}

function elements(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(elements)];
}
