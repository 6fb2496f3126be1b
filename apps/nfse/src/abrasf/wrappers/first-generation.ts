import {
  ABRASF_OPERATIONS,
  type AbrasfOperation,
  type AbrasfOperationName,
  type AbrasfProvider,
} from '#libs/nfse';
import { BETHA, SIMPLISS, type Wrapper, words } from './wrapper';

const ABACO = 'http://www.e-nfs.com.br';
const GINFES = 'http://www.ginfes.com.br/';
const ISSNET = 'http://www.issnetonline.com.br/';
const TEMPURI = 'http://tempuri.org/';
const FILES_OF_ABRASF = 'http://www.abrasf.org.br/ABRASF/arquivos/nfse.xsd';
const EXECUTE = '.Execute';

/** The XSD of 1.00 has no GerarNfse, and these providers have not added it. */
const BATCHES_ONLY = { without: ['GerarNfse'] } as const satisfies Partial<Wrapper>;

const BETHA_ROOTS: Wrapper['roots'] = { ConsultarNfsePorRps: 'ConsultarNfsePorRpsEnvio' };

/** A municipality with a system of its own: the documents of 1.00 without a header. */
function ownSystem(namespace: string): Wrapper {
  return {
    namespace,
    request: (wireName) => `${wireName}Request`,
    carries: { data: 'inputXML' },
    output: () => 'outputXML',
    partNames: 'qualified',
    action: (wireName) => `${namespace}${wireName}`,
    payload: () => FILES_OF_ABRASF,
    accepted: [namespace],
  };
}

/** The providers of version 1.00. */
export const FIRST_GENERATION: Readonly<Partial<Record<AbrasfProvider, Wrapper>>> = {
  abaco: {
    ...BATCHES_ONLY,
    namespace: ABACO,
    wireName: (operation) => `${withRps(operation, 'RPS', 'LoteRps')}${EXECUTE}`,
    twins: (operation) => [`${operation}${EXECUTE}`, `${withRps(operation, 'RPS')}${EXECUTE}`],
    carries: { header: 'Nfsecabecmsg', data: 'Nfsedadosmsg' },
    output: () => 'Outputxml',
    partNames: 'qualified',
    // Without a slash before it, as GeneXus writes it.
    action: (wireName) =>
      `${ABACO}action/A${wireName.slice(0, -EXECUTE.length).toUpperCase()}${EXECUTE}`,
  },
  betha: {
    ...BATCHES_ONLY,
    namespace: BETHA,
    wireName: (operation) => BETHA_ROOTS[operation] ?? requestRoot(operation),
    carries: 'body',
    action: () => '',
    roots: BETHA_ROOTS,
    payload: () => '',
    accepted: [BETHA],
  },
  ginfes: {
    ...BATCHES_ONLY,
    namespace: 'http://producao.ginfes.com.br',
    otherNamespaces: ['http://homologacao.ginfes.com.br'],
    wireName: (operation) => `${operation}V3`,
    carries: { header: 'arg0', data: 'arg1' },
    output: () => 'return',
    action: () => '',
    payload: (root) => `${GINFES}servico_${words(root, '_')}_v03.xsd`,
    types: { namespace: `${GINFES}tipos_v03.xsd`, prefix: 'ns2', own: 'content' },
    accepted: [GINFES],
    dataVersions: ['3'],
  },
  issnet: {
    ...BATCHES_ONLY,
    namespace: `${ISSNET}webservice/nfd`,
    wireName: issnetName,
    twins: (operation) => [issnetName(operation).replace(/^Consultar/, 'Consulta')],
    carries: { data: 'xml' },
    output: (wireName) => `${wireName}Result`,
    partNames: 'qualified',
    action: (wireName) => `${ISSNET}webservice/nfd/${wireName}`,
    payload: (root) => `${ISSNET}webserviceabrasf/vsd/servico_${words(root, '_')}.xsd`,
    types: {
      namespace: `${ISSNET}webserviceabrasf/vsd/tipos_complexos.xsd`,
      prefix: 'tc',
      own: 'content-and-messages',
    },
    accepted: [ISSNET],
    hasSoap12: true,
  },
  pronim: {
    ...BATCHES_ONLY,
    namespace: TEMPURI,
    carries: { data: 'xmlEnvio' },
    output: (wireName) => `${wireName}Result`,
    partNames: 'qualified',
    action: (wireName) =>
      `${TEMPURI}${wireName.startsWith('Consultar') ? 'INFSEConsultas' : 'INFSEGeracao'}/${wireName}`,
    payload: () => FILES_OF_ABRASF,
    // Its requests have no namespace.
    accepted: [''],
  },
  recife: ownSystem('http://nfse.recife.pe.gov.br/'),
  rio: ownSystem('http://notacarioca.rio.gov.br/'),
  simpliss: {
    namespace: `${SIMPLISS}Sistema.Ws.Nfse`,
    carries: 'content',
    credentials: { user: 'P1', password: 'P2', inside: 'pParam' },
    partNames: 'qualified',
    action: (wireName) => `${SIMPLISS}Sistema.Ws.Nfse/INfseService/${wireName}`,
    answerRoot: (wireName) => `${wireName}Result`,
    payload: () => `${SIMPLISS}Sistema.Ws.Nfse`,
    types: { namespace: `${SIMPLISS}Nfse/arquivos/nfse_3.xsd`, prefix: 'nfse', own: 'root' },
    accepted: [SIMPLISS],
  },
  thema: {
    ...BATCHES_ONLY,
    namespace: 'http://server.nfse.thema.inf.br',
    wireName: lowerFirst,
    carries: { data: 'xml' },
    output: () => 'return',
    partNames: 'qualified',
    action: (wireName) => `urn:${wireName}`,
    payload: () => FILES_OF_ABRASF,
  },
  webiss: {
    namespace: TEMPURI,
    carries: { header: 'cabec', isHeaderOptional: true, data: 'msg' },
    output: (wireName) => `${wireName}Result`,
    partNames: 'qualified',
    action: (wireName) => `${TEMPURI}INfseServices/${wireName}`,
    payload: () => 'http://www.abrasf.org.br/nfse',
  },
};

function requestRoot(operation: AbrasfOperationName): string {
  const { request }: AbrasfOperation = ABRASF_OPERATIONS[operation];
  return request;
}

/** ISSNet writes RPS in capital letters in two of its queries. */
function issnetName(operation: AbrasfOperationName): string {
  if (operation === 'ConsultarNfsePorRps') return 'ConsultarNFSePorRPS';
  return operation === 'ConsultarSituacaoLoteRps' ? withRps(operation, 'RPS') : operation;
}

/** The name with another spelling of Rps, if it ends in it. */
function withRps(operation: string, spelling: string, after = 'Rps'): string {
  const isNamed = operation.endsWith(after) && operation !== 'ConsultarLoteRps';
  return isNamed ? operation.replace(/Rps$/, spelling) : operation;
}

export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
