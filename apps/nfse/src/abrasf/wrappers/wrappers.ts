import {
  ABRASF_OPERATIONS,
  type AbrasfOperation,
  type AbrasfOperationName,
  type AbrasfProvider,
  type AbrasfVersion,
} from '#libs/nfse';
import { FIRST_GENERATION, lowerFirst } from './first-generation';
import { ABRASF, BETHA, REFERENCE, SIMPLISS, type Wrapper, words } from './wrapper';

const FIORILLI = 'http://ws.issweb.fiorilli.com.br/';
const GISS = 'http://www.giss.com.br/';

/** The providers of the versions 2.x. */
const SECOND_GENERATION: Readonly<Partial<Record<AbrasfProvider, Wrapper>>> = {
  abrasf: { ...REFERENCE, hasSoap12: true },
  betha: {
    ...REFERENCE,
    namespace: BETHA,
    request: (wireName) => wireName,
    action: (_, root) => root,
    payload: () => BETHA,
    accepted: [BETHA],
  },
  fiorilli: {
    namespace: FIORILLI,
    wireName: lowerFirst,
    carries: 'content',
    credentials: { user: 'username', password: 'password' },
    action: (wireName) => wireName,
    otherAction: (wireName) => `${FIORILLI}${wireName}`,
  },
  giss: {
    ...REFERENCE,
    payload: (root) => `${GISS}${words(root, '-')}-v2_04.xsd`,
    types: { namespace: `${GISS}tipos-v2_04.xsd`, prefix: 'ns3', own: 'content' },
    accepted: [GISS],
    dataVersions: ['2.00'],
  },
  issnet: { ...REFERENCE, request: (wireName) => wireName, hasSoap12: true },
  simpliss: {
    namespace: `${SIMPLISS}Sistema.Ws.Nfse`,
    carries: 'content',
    output: (wireName) => `${wireName}Result`,
    partNames: 'qualified',
    action: (wireName) => `${SIMPLISS}Sistema.Ws.Nfse/INfseService/${wireName}`,
    accepted: [SIMPLISS],
  },
  tiplan: { ...REFERENCE, namespace: `${ABRASF}/` },
  webiss: { ...REFERENCE, hasSoap12: true },
};

const USUAL: Wrapper = { ...REFERENCE, hasSoap12: true };

/** The form of a service. A version that its provider does not have has the form of the other one. */
export function wrapperOf({
  provider,
  version,
}: {
  readonly provider: AbrasfProvider;
  readonly version: AbrasfVersion;
}): Wrapper {
  const [first, second] = [FIRST_GENERATION[provider], SECOND_GENERATION[provider]];
  return (version === '1.00' ? (first ?? second) : (second ?? first)) ?? USUAL;
}

/** An operation as a service has it. */
export interface WireOperation {
  readonly operation: AbrasfOperationName;
  readonly wireName: string;
  /** The element of its request. */
  readonly element: string;
  /** The root of the document in its request. */
  readonly root: string;
}

/** The operations of a version of the layout, as a service has them. */
export function operationsOf(wrapper: Wrapper, version: AbrasfVersion): readonly WireOperation[] {
  const names = Object.keys(ABRASF_OPERATIONS) as AbrasfOperationName[];
  return names
    .filter((name) => (ABRASF_OPERATIONS[name].versions as readonly string[]).includes(version))
    .filter((name) => wrapper.without?.includes(name) !== true)
    .map((name) => wireOperation(wrapper, name, wrapper.wireName?.(name) ?? name));
}

/** The operation whose request has an element of this name; undefined if the service has none. */
export function operationOf(
  wrapper: Wrapper,
  version: AbrasfVersion,
  element: string,
): WireOperation | undefined {
  const all = operationsOf(wrapper, version);
  const twins = all.flatMap(({ operation }) =>
    (wrapper.twins?.(operation) ?? []).map((twin) => wireOperation(wrapper, operation, twin)),
  );
  return [...all, ...twins].find((each) => each.element === element);
}

function wireOperation(
  wrapper: Wrapper,
  operation: AbrasfOperationName,
  wireName: string,
): WireOperation {
  const { request }: AbrasfOperation = ABRASF_OPERATIONS[operation];
  return {
    operation,
    wireName,
    element: wrapper.request?.(wireName) ?? wireName,
    root: wrapper.roots?.[operation] ?? request,
  };
}
