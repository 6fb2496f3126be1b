/** Providers of municipal systems whose messages have a form of their own. `abrasf` is the form of the manual. */
export const ABRASF_PROVIDERS = [
  'abrasf',
  'abaco',
  'betha',
  'fiorilli',
  'ginfes',
  'giss',
  'issnet',
  'pronim',
  'recife',
  'rio',
  'simpliss',
  'thema',
  'tiplan',
  'webiss',
] as const;
export type AbrasfProvider = (typeof ABRASF_PROVIDERS)[number];

/** How a query answers while its batch waits: the situation 2, or a message. */
export const WHILE_PROCESSING = ['situation', 'E92', 'E178', 'A900'] as const;
/** off: signatures are ignored. check: a wrong one is refused. require: a missing one is refused too. */
export const SIGNATURE_POLICIES = ['off', 'check', 'require'] as const;
/** Whose certificate may have signed a document: of any holder, or of the provider of the services. */
export const SIGNERS = ['any', 'provider'] as const;
/** Who may send a request: anyone, the holder of a valid client certificate, or the provider with one. */
export const SENDERS = ['any', 'certificate', 'provider'] as const;
/** How the documents are in the envelope: as escaped text, as CDATA, or as elements. */
export const DOCUMENT_FORMS = ['escaped', 'cdata', 'inline'] as const;

/** The SOAP service of a municipality, in the layout ABRASF. Members that are absent come from the provider. */
export interface AbrasfSettings {
  readonly version?: '1.00' | '2.02' | '2.03' | '2.04';
  readonly provider?: AbrasfProvider;
  readonly whileProcessing?: (typeof WHILE_PROCESSING)[number];
  /** The largest number of receipts (RPS) in a batch. */
  readonly maxRps?: number;
  readonly signatures?: (typeof SIGNATURE_POLICIES)[number];
  /** Whether a query without a signature is refused (E326). */
  readonly signedQueries?: boolean;
  readonly signer?: (typeof SIGNERS)[number];
  readonly sender?: (typeof SENDERS)[number];
  /** The user of the provider, where the envelope has one. Absent: any user. */
  readonly user?: string;
  /** The password of the user. Absent: any password. */
  readonly password?: string;
  /** Whether the municipality signs invoices and cancellations in its answers. */
  readonly signsAnswers?: boolean;
  /** How long a batch waits for its processing, on the clock of the sandbox. */
  readonly processingSeconds?: number;
  /** The form of the document in answers. Requests may have any of the three. */
  readonly documents?: (typeof DOCUMENT_FORMS)[number];
  /** `fraction`: 0.05 is 5 %. */
  readonly rates?: 'percent' | 'fraction';
  readonly dates?: 'date' | 'dateTime';
  readonly idAttribute?: 'Id' | 'id';
  readonly customer?: 'Tomador' | 'TomadorServico';
  readonly page?: 'Pagina' | 'ProximaPagina';
  /** The prefix of the elements in answers, as in `ns2`. */
  readonly prefix?: string;
}
