import { type AbrasfProvider, type AbrasfSettings, type AbrasfVersion } from '#libs/nfse';

type Chosen =
  | 'version'
  | 'provider'
  | 'whileProcessing'
  | 'maxRps'
  | 'signatures'
  | 'signedQueries'
  | 'signer'
  | 'sender'
  | 'signsAnswers'
  | 'documents';

/** The settings of a service, complete. What only concerns the form of the messages can be absent. */
export type ServiceSettings = Required<Pick<AbrasfSettings, Chosen>> & Omit<AbrasfSettings, Chosen>;

/** The usual limit; the manuals leave it to the municipality. */
const MAX_RPS = 50;

interface OfProvider {
  /** The usual version. */
  readonly version: AbrasfVersion;
  /** What is usual with 1.00, and with 2.x. */
  readonly first?: Partial<AbrasfSettings>;
  readonly second?: Partial<AbrasfSettings>;
}

/** The signatures that the schemas and manuals of some providers demand. */
const SIGNED = { signatures: 'require', signer: 'provider' } as const;

/** What is usual with a provider. */
const OF_PROVIDER: Readonly<Record<AbrasfProvider, OfProvider>> = {
  abrasf: { version: '2.04' },
  abaco: { version: '1.00' },
  betha: {
    version: '2.02',
    first: { documents: 'inline', ...SIGNED },
    second: { documents: 'cdata' },
  },
  fiorilli: { version: '2.02', second: { documents: 'inline' } },
  ginfes: { version: '1.00', first: { prefix: 'ns3', signedQueries: true, ...SIGNED } },
  giss: { version: '2.04', second: { documents: 'cdata', prefix: 'ns2', ...SIGNED } },
  issnet: { version: '2.04', first: { idAttribute: 'id' }, second: { documents: 'inline' } },
  pronim: { version: '1.00' },
  recife: { version: '1.00' },
  rio: { version: '1.00' },
  simpliss: {
    version: '2.03',
    first: { documents: 'inline', whileProcessing: 'A900' },
    second: { documents: 'inline', whileProcessing: 'A900' },
  },
  thema: { version: '1.00' },
  tiplan: { version: '2.03' },
  webiss: { version: '2.02', second: { documents: 'cdata' } },
};

/** The settings of a municipality, with the usual ones of its provider and of its version for those that it leaves out. */
export function serviceSettings(own: AbrasfSettings = {}): ServiceSettings {
  const provider = own.provider ?? 'abrasf';
  const { first, second, version: usual } = OF_PROVIDER[provider];
  const version = own.version ?? usual;
  const ofProvider = version === '1.00' ? first : second;
  return {
    whileProcessing: whileProcessingIn(version),
    maxRps: MAX_RPS,
    signatures: 'check',
    signedQueries: false,
    signer: 'any',
    sender: 'any',
    // The XSD of 1.00 demands these signatures, that of 2.x leaves them to the municipality.
    signsAnswers: version === '1.00',
    documents: 'escaped',
    ...ofProvider,
    ...own,
    provider,
    version,
  };
}

/** Only 2.04 allows an answer with the situation 2 and no list. */
function whileProcessingIn(version: AbrasfVersion): ServiceSettings['whileProcessing'] {
  return version === '2.04' ? 'situation' : 'E92';
}
