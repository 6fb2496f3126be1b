import { type AbrasfOperationName, type TypesStyle } from '#libs/nfse';

/** The elements with a user and a password in a request. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
  /** The element around both, if there is one. */
  readonly inside?: string;
}

/** The elements of a request that carry documents. */
export interface Parts {
  /** Absent if the service has no header. */
  readonly header?: string;
  /** Whether the header can be empty or left out. */
  readonly isHeaderOptional?: true;
  readonly data: string;
}

/**
 * The element in the body of the envelope, and how it carries the documents. An operation has a name of the wire, which
 * the other names are made from.
 */
export interface Wrapper {
  /** The targetNamespace of the WSDL. */
  readonly namespace: string;
  /** Other namespaces that a request can have. Its answer then has the same. */
  readonly otherNamespaces?: readonly string[];
  /** The name of an operation on the wire; by default its name in ABRASF. */
  readonly wireName?: (operation: AbrasfOperationName) => string;
  /** Further names of the same operation. */
  readonly twins?: (operation: AbrasfOperationName) => readonly string[];
  /** The element of a request; by default the name. */
  readonly request?: (wireName: string) => string;
  /** The element of an answer; by default the name with Response. */
  readonly answer?: (wireName: string) => string;
  /**
   * Where a request has its document: in a part, as an element of the operation (`content`), or as the element of the body
   * itself (`body`).
   */
  readonly carries: Parts | 'content' | 'body';
  /** The element of the answer with the document. Absent if the document is in the answer without one. */
  readonly output?: (wireName: string) => string;
  /** Whether the parts are in the namespace; by default they are in none. */
  readonly partNames?: 'qualified';
  readonly credentials?: Credentials;
  /** The SOAPAction of an operation, whose request has this root. Empty if the service has none. */
  readonly action: (wireName: string, root: string) => string;
  /** An action that is accepted too. */
  readonly otherAction?: (wireName: string) => string;
  /** The roots of requests that have another name than in ABRASF. */
  readonly roots?: Readonly<Partial<Record<AbrasfOperationName, string>>>;
  /** The root of the document in an answer; by default that of ABRASF. */
  readonly answerRoot?: (wireName: string) => string;
  /** The namespace of an answer with this root; by default that of ABRASF. Empty if it is in none. */
  readonly payload?: (root: string) => string;
  /** The namespace of the elements inside of an answer, if it is another one. */
  readonly types?: TypesStyle;
  /** Namespaces of requests beside those of ABRASF. One that ends with a slash is the start of several. */
  readonly accepted?: readonly string[];
  /** Values of versaoDados that are accepted beside the version. */
  readonly dataVersions?: readonly string[];
  /** Operations of the version that the service does not have. */
  readonly without?: readonly AbrasfOperationName[];
  /** Whether the WSDL has a port of SOAP 1.2 too. */
  readonly hasSoap12?: true;
}

/** Namespaces of providers that have services of both generations. */
export const BETHA = 'http://www.betha.com.br/e-nota-contribuinte-ws';
export const SIMPLISS = 'http://www.sistema.com.br/';

export const ABRASF = 'http://nfse.abrasf.org.br';

/** The form of 35 of 326 municipalities whose WSDL was read; the others are variants of it. */
export const REFERENCE = {
  namespace: ABRASF,
  request: (wireName) => `${wireName}Request`,
  carries: { header: 'nfseCabecMsg', data: 'nfseDadosMsg' },
  output: () => 'outputXML',
  action: (wireName) => `${ABRASF}/${wireName}`,
} as const satisfies Wrapper;

/** `EnviarLoteRpsEnvio` as `enviar_lote_rps_envio`. */
export function words(name: string, between: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, between).toLowerCase();
}
