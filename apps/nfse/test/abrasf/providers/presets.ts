import { named, type Choices } from './documents';

/** A provider as its clients know it, written by hand from the table of providers, without the code of the simulator. */
export interface Preset {
  readonly name: string;
  /** `abrasf` of the municipality. */
  readonly settings: object;
  readonly choices: Omit<Choices, 'municipality'>;
  readonly issuing: 'GerarNfse' | 'RecepcionarLoteRps';
  readonly isSigned?: boolean;
  /** The document with its namespaces. */
  readonly document: (xml: string) => string;
  /** What is in the body of the envelope. */
  readonly body: (operation: string, xml: string) => string;
  readonly action: (operation: string) => string;
  /** The elements of an answer from the body of the envelope to the root of the document. */
  readonly answer: (operation: string, root: string) => string;
  /** The namespace of the root of an answer. */
  readonly namespace: string;
}

const ABRASF = 'http://www.abrasf.org.br/nfse.xsd';
const ARQUIVOS = 'http://www.abrasf.org.br/ABRASF/arquivos/nfse.xsd';
const NFSE = 'http://nfse.abrasf.org.br';
const BETHA = 'http://www.betha.com.br/e-nota-contribuinte-ws';
const GINFES = 'http://www.ginfes.com.br';
const ISSNET = 'http://www.issnetonline.com.br';
const SIMPLISS = 'http://www.sistema.com.br/Sistema.Ws.Nfse';

const FIRST = { version: '1.00' } as const;
const escaped = (xml: string): string =>
  xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const cdata = (xml: string): string => `<![CDATA[<?xml version="1.0" encoding="UTF-8"?>${xml}]]>`;
const header = (version: string, namespace = ABRASF): string =>
  `<cabecalho xmlns="${namespace}" versao="${version}"><versaoDados>${version}</versaoDados></cabecalho>`;
const inNamespace =
  (namespace: string) =>
  (xml: string): string =>
    named(xml, { declarations: `xmlns="${namespace}"` });

/** `EnviarLoteRpsEnvio` as `enviar_lote_rps_envio`. */
const rootIn = (xml: string, between: string): string =>
  (/^<(\w+)/.exec(xml)?.[1] ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, between).toLowerCase();

const REFERENCE = {
  document: inNamespace(ABRASF),
  action: (operation: string) => `${NFSE}/${operation}`,
  answer: (operation: string, root: string) => `${operation}Response/outputXML/${root}`,
  namespace: ABRASF,
};

/** The two parts of the reference shape. */
const parts =
  (version: string, namespace: string, suffix: string) =>
  (operation: string, xml: string): string =>
    `<n:${operation}${suffix} xmlns:n="${namespace}"><nfseCabecMsg>${cdata(header(version))}</nfseCabecMsg>` +
    `<nfseDadosMsg>${cdata(xml)}</nfseDadosMsg></n:${operation}${suffix}>`;

const abacoName = (operation: string): string =>
  operation === 'RecepcionarLoteRps' ? 'RecepcionarLoteRPS' : operation;
const issnetName = (operation: string): string =>
  operation === 'ConsultarNfsePorRps' ? 'ConsultarNFSePorRPS' : operation;
const camel = (operation: string): string => operation.charAt(0).toLowerCase() + operation.slice(1);
const bethaRoot = (xml: string): string =>
  xml.replaceAll('ConsultarNfseRpsEnvio', 'ConsultarNfsePorRpsEnvio');

/** Rio de Janeiro and Recife have systems of their own, with the same form. */
const ownSystem = (provider: string, namespace: string): Preset => ({
  name: `${provider} 1.00`,
  settings: { provider },
  choices: FIRST,
  issuing: 'GerarNfse',
  document: inNamespace(ARQUIVOS),
  body: (operation, xml) =>
    `<${operation}Request xmlns="${namespace}"><inputXML>${escaped(xml)}</inputXML></${operation}Request>`,
  action: (operation) => `${namespace}${operation}`,
  answer: (operation, root) => `${operation}Response/outputXML/${root}`,
  namespace: ARQUIVOS,
});

export const PRESETS: readonly Preset[] = [
  {
    name: 'abaco 1.00',
    settings: { provider: 'abaco' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    document: inNamespace(ABRASF),
    body: (operation, xml) =>
      `<e:${abacoName(operation)}.Execute xmlns:e="http://www.e-nfs.com.br"><e:Nfsecabecmsg>${escaped(header('1.00'))}</e:Nfsecabecmsg>` +
      `<e:Nfsedadosmsg>${escaped(xml)}</e:Nfsedadosmsg></e:${abacoName(operation)}.Execute>`,
    action: (operation) => `http://www.e-nfs.com.braction/A${operation.toUpperCase()}.Execute`,
    answer: (operation, root) => `${abacoName(operation)}.ExecuteResponse/Outputxml/${root}`,
    namespace: ABRASF,
  },
  {
    name: 'betha 1.00',
    settings: { provider: 'betha', version: '1.00' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    isSigned: true,
    document: (xml) =>
      named(bethaRoot(xml), { declarations: `xmlns:e="${BETHA}"`, own: 'e:', types: '', depth: 0 }),
    body: (_, xml) => xml,
    action: () => '',
    answer: (operation, root) => {
      const sent = {
        RecepcionarLoteRps: 'EnviarLoteRps',
        ConsultarLoteRps: 'ConsultarLoteRps',
        ConsultarNfsePorRps: 'ConsultarNfsePorRps',
        CancelarNfse: 'CancelarNfse',
      }[operation];
      return `${String(sent)}EnvioResponse/${root}`;
    },
    namespace: '',
  },
  {
    name: 'betha 2.02',
    settings: { provider: 'betha' },
    choices: { version: '2.02' },
    issuing: 'GerarNfse',
    document: inNamespace(BETHA),
    body: parts('2.02', BETHA, ''),
    action: (operation) =>
      operation === 'ConsultarNfsePorRps' ? 'ConsultarNfseRpsEnvio' : `${operation}Envio`,
    answer: (operation, root) => `${operation}Response/outputXML/${root}`,
    namespace: BETHA,
  },
  {
    name: 'fiorilli 2.02',
    settings: { provider: 'fiorilli', user: '01001001000113', password: '123456' },
    choices: { version: '2.02' },
    issuing: 'RecepcionarLoteRps',
    document: inNamespace(ABRASF),
    body: (operation, xml) =>
      `<ws:${camel(operation)} xmlns:ws="http://ws.issweb.fiorilli.com.br/">${xml}` +
      `<username>01001001000113</username><password>123456</password></ws:${camel(operation)}>`,
    action: camel,
    answer: (operation, root) => `${camel(operation)}Response/${root}`,
    namespace: ABRASF,
  },
  {
    name: 'ginfes 1.00',
    settings: { provider: 'ginfes' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    isSigned: true,
    document: (xml) =>
      named(xml, {
        declarations: `xmlns:s="${GINFES}/servico_${rootIn(xml, '_')}_v03.xsd" xmlns:t="${GINFES}/tipos_v03.xsd"`,
        own: 's:',
        types: 't:',
      }),
    body: (operation, xml) =>
      `<g:${operation}V3 xmlns:g="http://homologacao.ginfes.com.br"><arg0>${escaped(header('3', `${GINFES}/cabecalho_v03.xsd`))}</arg0>` +
      `<arg1>${escaped(xml)}</arg1></g:${operation}V3>`,
    action: () => '',
    answer: (operation, root) => `${operation}V3Response/return/${root}`,
    namespace: `${GINFES}/servico_{root}_v03.xsd`,
  },
  {
    name: 'giss 2.04',
    settings: { provider: 'giss' },
    choices: { version: '2.04' },
    issuing: 'GerarNfse',
    isSigned: true,
    document: (xml) =>
      named(xml, {
        declarations: `xmlns:m="http://www.giss.com.br/${rootIn(xml, '-')}-v2_04.xsd" xmlns:t="http://www.giss.com.br/tipos-v2_04.xsd"`,
        own: 'm:',
        types: 't:',
      }),
    body: (operation, xml) =>
      `<n:${operation}Request xmlns:n="${NFSE}"><nfseCabecMsg>${cdata(header('2.00', 'http://www.giss.com.br/cabecalho-v2_04.xsd'))}</nfseCabecMsg>` +
      `<nfseDadosMsg>${cdata(xml)}</nfseDadosMsg></n:${operation}Request>`,
    action: REFERENCE.action,
    answer: REFERENCE.answer,
    namespace: 'http://www.giss.com.br/{root}-v2_04.xsd',
  },
  {
    name: 'issnet 1.00',
    settings: { provider: 'issnet', version: '1.00' },
    choices: { ...FIRST, hasCpfCnpj: true, id: 'id' },
    issuing: 'RecepcionarLoteRps',
    document: (xml) =>
      named(xml, {
        declarations: `xmlns="${ISSNET}/webserviceabrasf/vsd/servico_${rootIn(xml, '_')}.xsd" xmlns:tc="${ISSNET}/webserviceabrasf/vsd/tipos_complexos.xsd"`,
        types: 'tc:',
      }),
    body: (operation, xml) =>
      `<${issnetName(operation)} xmlns="${ISSNET}/webservice/nfd"><xml>${escaped(xml)}</xml></${issnetName(operation)}>`,
    action: (operation) => `${ISSNET}/webservice/nfd/${issnetName(operation)}`,
    answer: (operation, root) =>
      `${issnetName(operation)}Response/${issnetName(operation)}Result/${root}`,
    namespace: `${ISSNET}/webserviceabrasf/vsd/servico_{root}.xsd`,
  },
  {
    ...REFERENCE,
    name: 'issnet 2.04',
    settings: { provider: 'issnet' },
    choices: { version: '2.04' },
    issuing: 'GerarNfse',
    // A query is in an element Pedido.
    document: (xml) =>
      inNamespace(ABRASF)(
        xml.replace(/^(<Consultar\w+>)(.*)(<\/Consultar\w+>)$/, '$1<Pedido>$2</Pedido>$3'),
      ),
    body: (operation, xml) =>
      `<n:${operation} xmlns:n="${NFSE}"><nfseCabecMsg>${header('2.04')}</nfseCabecMsg><nfseDadosMsg>${xml}</nfseDadosMsg></n:${operation}>`,
  },
  {
    name: 'pronim 1.00',
    settings: { provider: 'pronim' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    document: (xml) => xml,
    body: (operation, xml) =>
      `<tem:${operation} xmlns:tem="http://tempuri.org/"><tem:xmlEnvio>${escaped(xml)}</tem:xmlEnvio></tem:${operation}>`,
    action: (operation) =>
      `http://tempuri.org/${operation.startsWith('Consultar') ? 'INFSEConsultas' : 'INFSEGeracao'}/${operation}`,
    answer: (operation, root) => `${operation}Response/${operation}Result/${root}`,
    namespace: ARQUIVOS,
  },
  ownSystem('recife', 'http://nfse.recife.pe.gov.br/'),
  ownSystem('rio', 'http://notacarioca.rio.gov.br/'),
  {
    name: 'simpliss 1.00',
    settings: { provider: 'simpliss', version: '1.00', user: '12345678000195', password: 'a&b' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    document: (xml) =>
      named(xml, {
        declarations: `xmlns:sis="${SIMPLISS}" xmlns:nfse="http://www.sistema.com.br/Nfse/arquivos/nfse_3.xsd"`,
        own: 'sis:',
        types: 'nfse:',
        depth: 0,
      }),
    body: (operation, xml) =>
      `<sis:${operation} xmlns:sis="${SIMPLISS}" xmlns:sis1="${SIMPLISS}.Cn">${xml}` +
      `<sis:pParam><sis1:P1>12345678000195</sis1:P1><sis1:P2>a&amp;b</sis1:P2></sis:pParam></sis:${operation}>`,
    action: (operation) => `${SIMPLISS}/INfseService/${operation}`,
    answer: (operation) => `${operation}Response/${operation}Result`,
    namespace: SIMPLISS,
  },
  {
    name: 'simpliss 2.03',
    settings: { provider: 'simpliss' },
    choices: { version: '2.03' },
    issuing: 'GerarNfse',
    document: inNamespace(ABRASF),
    body: (operation, xml) => `<sis:${operation} xmlns:sis="${SIMPLISS}">${xml}</sis:${operation}>`,
    action: (operation) => `${SIMPLISS}/INfseService/${operation}`,
    answer: (operation, root) => `${operation}Response/${operation}Result/${root}`,
    namespace: ABRASF,
  },
  {
    name: 'thema 1.00',
    settings: { provider: 'thema' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    document: inNamespace(ARQUIVOS),
    body: (operation, xml) =>
      `<${camel(operation)} xmlns="http://server.nfse.thema.inf.br"><xml>${escaped(xml)}</xml></${camel(operation)}>`,
    action: (operation) => `urn:${camel(operation)}`,
    answer: (operation, root) => `${camel(operation)}Response/return/${root}`,
    namespace: ARQUIVOS,
  },
  {
    ...REFERENCE,
    name: 'tiplan 2.03',
    settings: { provider: 'tiplan' },
    choices: { version: '2.03' },
    issuing: 'GerarNfse',
    body: parts('2.03', `${NFSE}/`, 'Request'),
  },
  {
    name: 'webiss 1.00',
    settings: { provider: 'webiss', version: '1.00' },
    choices: FIRST,
    issuing: 'RecepcionarLoteRps',
    document: inNamespace('http://www.abrasf.org.br/nfse'),
    body: (operation, xml) =>
      `<${operation} xmlns="http://tempuri.org/"><cabec/><msg>${cdata(xml)}</msg></${operation}>`,
    action: (operation) => `http://tempuri.org/INfseServices/${operation}`,
    answer: (operation, root) => `${operation}Response/${operation}Result/${root}`,
    namespace: 'http://www.abrasf.org.br/nfse',
  },
  {
    ...REFERENCE,
    name: 'webiss 2.02',
    settings: { provider: 'webiss' },
    choices: { version: '2.02' },
    issuing: 'GerarNfse',
    body: parts('2.02', NFSE, 'Request'),
  },
];
