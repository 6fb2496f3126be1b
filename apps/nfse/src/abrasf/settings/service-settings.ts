import { type AbrasfProvider, type AbrasfSettings, type AbrasfVersion } from '#libs/nfse';

type Chosen =
  | 'version'
  | 'provider'
  | 'whileProcessing'
  | 'maxRps'
  | 'signatures'
  | 'signsAnswers'
  | 'documents';

/** The settings of a service, complete. What only concerns the form of the messages can be absent. */
export type ServiceSettings = Required<Pick<AbrasfSettings, Chosen>> & Omit<AbrasfSettings, Chosen>;

/** The usual limit; the manuals leave it to the municipality. */
const MAX_RPS = 50;

/** What is usual with a provider. */
const OF_PROVIDER: Readonly<Record<AbrasfProvider, Partial<AbrasfSettings>>> = {
  abrasf: {},
  betha: { version: '2.03', documents: 'cdata' },
  ginfes: { version: '1.00', documents: 'escaped' },
  giss: { version: '2.04', documents: 'cdata', signatures: 'require', prefix: 'ns2' },
  issnet: { version: '2.04', documents: 'inline' },
  simpliss: { version: '2.03', documents: 'inline', whileProcessing: 'A900' },
  tiplan: { version: '2.03' },
  webiss: { version: '2.03', documents: 'cdata' },
};

/** The settings of a municipality, with the usual ones of its provider and of its version for those that it leaves out. */
export function serviceSettings(own: AbrasfSettings = {}): ServiceSettings {
  const provider = own.provider ?? 'abrasf';
  const settings = { ...OF_PROVIDER[provider], ...own };
  const version = settings.version ?? '2.04';
  return {
    whileProcessing: whileProcessingIn(version),
    maxRps: MAX_RPS,
    signatures: 'check',
    // The XSD of 1.00 demands these signatures, that of 2.x leaves them to the municipality.
    signsAnswers: version === '1.00',
    documents: 'escaped',
    ...settings,
    provider,
    version,
  };
}

/** Only 2.04 allows an answer with the situation 2 and no list. */
function whileProcessingIn(version: AbrasfVersion): ServiceSettings['whileProcessing'] {
  return version === '2.04' ? 'situation' : 'E92';
}
