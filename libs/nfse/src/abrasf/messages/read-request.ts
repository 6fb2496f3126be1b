import { accepted, refused, type Result } from '#libs/kernel';
import { type Finding, Findings } from '../../xml/findings';
import { readTree } from '../../xml/read-document';
import { type AbrasfLayout, layoutOf } from '../tables/layout';
import { ABRASF_OPERATIONS, type AbrasfOperationName, type AbrasfVersion } from './operations';
import { readerOf } from './request-readers';
import { type Declarations, requestSignatures } from './request-signatures';
import { type AbrasfRequest } from './requests';
import { withUsualNames } from './usual-names';

export interface ReadRequestOptions {
  /** The name of the root, where a provider has another one than ABRASF. */
  readonly root?: string;
  /** Namespaces of the message besides those of ABRASF. One that ends with a slash is the start of others. */
  readonly namespaces?: readonly string[];
  /** Whether 2 % is `2.00` or `0.0200`. By default it is a fraction in 1.00 only. */
  readonly rates?: AbrasfLayout['rates'];
  /** The namespaces that the envelope declares around a message that was sent as an element. */
  readonly inherited?: Declarations;
}

/**
 * Reads a request of the municipal service and verifies its signatures. The structure must be the one of the version, but
 * prefixes, several namespaces, dates with a time or a zone, `id` and both names of the customer are accepted.
 *
 * @returns the request, or all errors of its structure with the path and line of the element
 * @example
 * const read = readRequest('2.04', 'GerarNfse', Buffer.from(xml));
 * if (read.ok && read.value.operation === 'GerarNfse') read.value.rps.declaration.Prestador;
 */
export function readRequest(
  version: AbrasfVersion,
  operation: AbrasfOperationName,
  bytes: Uint8Array,
  { root: own, namespaces = [], rates, inherited = [] }: ReadRequestOptions = {},
): Result<AbrasfRequest, readonly Finding[]> {
  const findings = new Findings();
  const tree = readTree(bytes, findings);
  const { request: usual } = ABRASF_OPERATIONS[operation];
  const root = own ?? usual;
  if (tree !== undefined && tree.name !== root) {
    findings.structure(tree.name.slice(0, MAX_SHOWN), tree.line, `Must be ${root}.`);
  }
  if (tree === undefined || findings.kept.length > 0) return refused(findings.kept);
  const message = withUsualNames(tree, { namespaces, isCnpjAlone: version === '1.00' });
  const layout = layoutOf(version, rates === undefined ? {} : { rates });
  const makeRequest = readerOf(operation, layout)(message, findings);
  if (findings.kept.length > 0) return refused(findings.kept);
  return accepted(makeRequest(requestSignatures(bytes, inherited)));
}

const MAX_SHOWN = 60;
