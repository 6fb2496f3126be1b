import { type AbrasfProvider } from '#libs/nfse';

/** The element in the body of the envelope, and how it carries the documents. */
export interface Wrapper {
  /** The targetNamespace of the WSDL. */
  readonly namespace: string;
  /** The element of a request. */
  readonly request: (operation: string) => string;
  readonly answer: (operation: string) => string;
  /** The elements with the header and the data. Without them, the document is the only element of the request. */
  readonly parts?: { readonly header: string; readonly data: string };
  /** The element of the answer with the document. */
  readonly output: (operation: string) => string;
  /** The SOAPAction of an operation, whose request has this root. */
  readonly action: (operation: string, root: string) => string;
  /** The namespace of an answer with this root; by default that of ABRASF. */
  readonly payload?: (root: string) => string;
  /** Namespaces of requests beside those of ABRASF. One that ends with a slash is the start of several. */
  readonly accepted?: readonly string[];
}

const ABRASF = 'http://nfse.abrasf.org.br';
const BETHA = 'http://www.betha.com.br/e-nota-contribuinte-ws';
const GINFES = 'http://producao.ginfes.com.br';
const SIMPLISS = 'http://www.sistema.com.br/Sistema.Ws.Nfse';
const PARTS = { header: 'nfseCabecMsg', data: 'nfseDadosMsg' } as const;

/** The form of 35 of 326 municipalities whose WSDL was read; the others are variants of it. */
const REFERENCE: Wrapper = {
  namespace: ABRASF,
  request: (operation) => `${operation}Request`,
  answer: (operation) => `${operation}Response`,
  parts: PARTS,
  output: () => 'outputXML',
  action: (operation) => `${ABRASF}/${operation}`,
};

export const WRAPPERS: Readonly<Record<AbrasfProvider, Wrapper>> = {
  abrasf: REFERENCE,
  webiss: REFERENCE,
  tiplan: { ...REFERENCE, namespace: `${ABRASF}/` },
  giss: {
    ...REFERENCE,
    payload: (root) => `http://www.giss.com.br/${words(root, '-')}-v2_04.xsd`,
    accepted: ['http://www.giss.com.br/'],
  },
  issnet: { ...REFERENCE, request: (operation) => operation },
  betha: {
    ...REFERENCE,
    namespace: BETHA,
    request: (operation) => operation,
    action: (_, root) => root,
    payload: () => BETHA,
    accepted: [BETHA],
  },
  ginfes: {
    ...REFERENCE,
    namespace: GINFES,
    request: (operation) => `${operation}V3`,
    answer: (operation) => `${operation}V3Response`,
    parts: { header: 'arg0', data: 'arg1' },
    output: () => 'return',
    action: () => '',
    payload: (root) => `http://www.ginfes.com.br/servico_${words(root, '_')}_v03.xsd`,
    accepted: ['http://www.ginfes.com.br/'],
  },
  simpliss: {
    namespace: SIMPLISS,
    request: (operation) => operation,
    answer: (operation) => `${operation}Response`,
    output: (operation) => `${operation}Result`,
    action: (operation) => `${SIMPLISS}/INfseService/${operation}`,
    accepted: ['http://www.sistema.com.br/'],
  },
};

/** `EnviarLoteRpsEnvio` as `enviar_lote_rps_envio`. */
function words(name: string, between: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, between).toLowerCase();
}
