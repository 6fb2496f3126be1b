import { type AbrasfSettings } from '#libs/nfse';
import { readXml, type XmlElement } from '#libs/xml';
import { serviceSettings } from '../settings/service-settings';
import { wsdlOf } from './wsdl-of';

/** What the WSDL of a provider says about one operation, as its clients know it. */
interface Row {
  readonly abrasf: AbrasfSettings;
  readonly namespace: string;
  readonly operation: string;
  /** The element with its parts. `*` is any element, and parentheses are around what a part carries. */
  readonly request: string;
  readonly answer: string;
  readonly action: string;
  readonly parts?: 'qualified';
  readonly ports?: readonly string[];
}

const NFSE = 'http://nfse.abrasf.org.br';
const BETHA = 'http://www.betha.com.br/e-nota-contribuinte-ws';
const ISSNET = 'http://www.issnetonline.com.br/webservice/nfd';
const SIMPLISS = 'http://www.sistema.com.br/Sistema.Ws.Nfse';
const FIRST = { version: '1.00' } as const;
const BOTH = ['1.1', '1.2'];
const REFERENCE = {
  namespace: NFSE,
  operation: 'GerarNfse',
  request: 'GerarNfseRequest: nfseCabecMsg nfseDadosMsg',
  answer: 'GerarNfseResponse: outputXML',
  action: `${NFSE}/GerarNfse`,
} as const;
const QUALIFIED = { parts: 'qualified' } as const;

const ROWS: readonly Row[] = [
  { abrasf: {}, ...REFERENCE, ports: BOTH },
  { abrasf: { provider: 'webiss' }, ...REFERENCE, ports: BOTH },
  { abrasf: { provider: 'giss' }, ...REFERENCE },
  { abrasf: { provider: 'tiplan' }, ...REFERENCE, namespace: `${NFSE}/` },
  {
    abrasf: { provider: 'issnet' },
    ...REFERENCE,
    request: 'GerarNfse: nfseCabecMsg(*) nfseDadosMsg(*)',
    answer: 'GerarNfseResponse: outputXML(*)',
    ports: BOTH,
  },
  {
    abrasf: { provider: 'issnet', ...FIRST },
    namespace: ISSNET,
    operation: 'ConsultarNFSePorRPS',
    request: 'ConsultarNFSePorRPS: xml',
    answer: 'ConsultarNFSePorRPSResponse: ConsultarNFSePorRPSResult',
    action: `${ISSNET}/ConsultarNFSePorRPS`,
    ...QUALIFIED,
    ports: BOTH,
  },
  {
    abrasf: { provider: 'betha' },
    namespace: BETHA,
    operation: 'ConsultarNfsePorRps',
    request: 'ConsultarNfsePorRps: nfseCabecMsg nfseDadosMsg',
    answer: 'ConsultarNfsePorRpsResponse: outputXML',
    action: 'ConsultarNfseRpsEnvio',
  },
  {
    abrasf: { provider: 'betha', ...FIRST },
    namespace: BETHA,
    operation: 'ConsultarNfsePorRpsEnvio',
    request: 'ConsultarNfsePorRpsEnvio: *',
    answer: 'ConsultarNfsePorRpsEnvioResponse: *',
    action: '',
  },
  {
    abrasf: { provider: 'ginfes' },
    namespace: 'http://producao.ginfes.com.br',
    operation: 'RecepcionarLoteRpsV3',
    request: 'RecepcionarLoteRpsV3: arg0 arg1',
    answer: 'RecepcionarLoteRpsV3Response: return',
    action: '',
  },
  {
    abrasf: { provider: 'webiss', ...FIRST },
    namespace: 'http://tempuri.org/',
    operation: 'RecepcionarLoteRps',
    request: 'RecepcionarLoteRps: cabec msg',
    answer: 'RecepcionarLoteRpsResponse: RecepcionarLoteRpsResult',
    action: 'http://tempuri.org/INfseServices/RecepcionarLoteRps',
    ...QUALIFIED,
  },
  {
    abrasf: { provider: 'simpliss', ...FIRST },
    namespace: SIMPLISS,
    operation: 'CancelarNfse',
    request: 'CancelarNfse: CancelarNfseEnvio(*) pParam(*)',
    answer: 'CancelarNfseResponse: CancelarNfseResult(*)',
    action: `${SIMPLISS}/INfseService/CancelarNfse`,
    ...QUALIFIED,
  },
  {
    abrasf: { provider: 'simpliss' },
    namespace: SIMPLISS,
    operation: 'CancelarNfse',
    request: 'CancelarNfse: CancelarNfseEnvio(*)',
    answer: 'CancelarNfseResponse: CancelarNfseResult(*)',
    action: `${SIMPLISS}/INfseService/CancelarNfse`,
    ...QUALIFIED,
  },
  {
    abrasf: { provider: 'fiorilli' },
    namespace: 'http://ws.issweb.fiorilli.com.br/',
    operation: 'gerarNfse',
    request: 'gerarNfse: * username password',
    answer: 'gerarNfseResponse: *',
    action: 'gerarNfse',
  },
  ...(
    [
      ['rio', 'http://notacarioca.rio.gov.br/'],
      ['recife', 'http://nfse.recife.pe.gov.br/'],
    ] as const
  ).map(([provider, namespace]): Row => ({
    abrasf: { provider },
    namespace,
    operation: 'GerarNfse',
    request: 'GerarNfseRequest: inputXML',
    answer: 'GerarNfseResponse: outputXML',
    action: `${namespace}GerarNfse`,
    ...QUALIFIED,
  })),
  {
    abrasf: { provider: 'abaco' },
    namespace: 'http://www.e-nfs.com.br',
    operation: 'RecepcionarLoteRPS',
    request: 'RecepcionarLoteRPS.Execute: Nfsecabecmsg Nfsedadosmsg',
    answer: 'RecepcionarLoteRPS.ExecuteResponse: Outputxml',
    action: 'http://www.e-nfs.com.braction/ARECEPCIONARLOTERPS.Execute',
    ...QUALIFIED,
  },
  {
    abrasf: { provider: 'thema' },
    namespace: 'http://server.nfse.thema.inf.br',
    operation: 'recepcionarLoteRps',
    request: 'recepcionarLoteRps: xml',
    answer: 'recepcionarLoteRpsResponse: return',
    action: 'urn:recepcionarLoteRps',
    ...QUALIFIED,
  },
  {
    abrasf: { provider: 'pronim' },
    namespace: 'http://tempuri.org/',
    operation: 'ConsultarLoteRps',
    request: 'ConsultarLoteRps: xmlEnvio',
    answer: 'ConsultarLoteRpsResponse: ConsultarLoteRpsResult',
    action: 'http://tempuri.org/INFSEConsultas/ConsultarLoteRps',
    ...QUALIFIED,
  },
];

const descendants = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(descendants),
];

describe('wsdlOf', () => {
  it.each(ROWS.map((row) => [JSON.stringify(row.abrasf), row] as const))('of %s', (_, row) => {
    const settings = serviceSettings(row.abrasf);
    const { version } = settings;
    const place = { municipality: '3550308', version, settings };
    const root = readXml(Buffer.from(wsdlOf(place, 'http://localhost/abrasf')));
    const all = descendants(root);
    const named = (element: string, name: string): XmlElement[] =>
      all.filter((each) => each.name === element && each.attributes.get('name') === name);
    const [schema] = all.filter(({ name }) => name === 'schema');
    const elementOf = (text: string): string => {
      const name = text.split(':')[0] ?? '';
      const element = schema?.children.find(({ attributes }) => attributes.get('name') === name);
      return `${name}: ${contentOf(element).map(shown).join(' ')}`;
    };
    const [binding] = named('operation', row.operation).slice(1);
    expect({
      namespace: root.attributes.get('targetNamespace'),
      request: elementOf(row.request),
      answer: elementOf(row.answer),
      action: binding?.children[0]?.attributes.get('soapAction'),
      parts: schema?.attributes.get('elementFormDefault'),
      ports: all.filter(({ name }) => name === 'port').length,
    }).toEqual({
      ...{ namespace: row.namespace, request: row.request, answer: row.answer, action: row.action },
      parts: row.parts ?? 'unqualified',
      ports: row.ports?.length ?? 1,
    });
  });
});

/** The elements of the sequence of a type. */
function contentOf(element: XmlElement | undefined): readonly XmlElement[] {
  return element?.children[0]?.children[0]?.children ?? [];
}

function shown(element: XmlElement): string {
  if (element.name === 'any') return '*';
  const inside = contentOf(element).map(shown).join(' ');
  return `${element.attributes.get('name') ?? ''}${inside === '' ? '' : `(${inside})`}`;
}
