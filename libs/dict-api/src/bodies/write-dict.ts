import { carriedText, canonicalText, writeByTable } from '#libs/xml-tables';
import { type DictViolation } from '../dict-violation';
import {
  type DictRequestName,
  type DictRequests,
  type DictResponseName,
  type DictResponses,
} from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { PROBLEM, PROBLEM_NAMESPACE, type ProblemName } from '../tables/problem';
import { requestForm } from '../tables/requests';
import { responseForm } from '../tables/responses';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** The element in which a signature is written later. */
const SIGNATURE = '<Signature></Signature>';

/** The first members of each response. */
export interface ResponseHead {
  /** ISO 8601 UTC. */
  readonly responseTime: string;
  /** 32 hexadecimal digits. */
  readonly correlationId: string;
}

/**
 * Writes a response. Its first child is an empty `Signature`. After the XML declaration, the text is in canonical form.
 *
 * @throws RangeError if a text of the value has characters that XML cannot contain
 */
export function writeDictResponse<Name extends DictResponseName>(
  name: Name,
  { responseTime, correlationId }: ResponseHead,
  value: DictResponses[Name],
  version: ApiVersion,
): string {
  const { group, writtenOf } = responseForm(name, version);
  const xml = writeByTable({ name, namespace: '', group }, writtenOf(value));
  const head =
    `<ResponseTime>${canonicalText(responseTime)}</ResponseTime>` +
    `<CorrelationId>${canonicalText(correlationId)}</CorrelationId>`;
  return withFirst(xml, SIGNATURE + head);
}

/**
 * Writes a request, as a client does. Its first child is an empty `Signature`. Patterns and lengths are not checked.
 *
 * @throws RangeError if a text of the value has characters that XML cannot contain
 */
export function writeDictRequest<Name extends DictRequestName>(
  name: Name,
  value: DictRequests[Name],
  version: ApiVersion = '2.12',
): string {
  const { group, writtenOf } = requestForm(name, version);
  const xml = writeByTable({ name, namespace: '', group }, writtenOf(value));
  return withFirst(xml, SIGNATURE);
}

export interface DictProblem {
  readonly name: ProblemName;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly correlationId: string;
  readonly violations: readonly DictViolation[];
}

/**
 * Writes an error (RFC 7807 in XML). Its first child is an empty `Signature`. Characters that XML cannot contain are replaced,
 * because a detail can quote a request.
 */
export function writeDictProblem({ name, violations, ...problem }: DictProblem): string {
  const value = {
    type: name,
    title: problem.title,
    status: problem.status,
    detail: carriedText(problem.detail),
    correlationId: carriedText(problem.correlationId),
    ...(violations.length > 0 && { violations: violations.map(carried) }),
  };
  const root = { name: 'problem', namespace: PROBLEM_NAMESPACE, group: PROBLEM };
  return withFirst(writeByTable(root, value), SIGNATURE);
}

function carried({ reason, value, property }: DictViolation): DictViolation {
  return {
    reason: carriedText(reason),
    ...(value !== undefined && { value: carriedText(value) }),
    ...(property !== undefined && { property: carriedText(property) }),
  };
}

/** The document with the declaration and a first child of its root. */
function withFirst(xml: string, first: string): string {
  const start = xml.indexOf('>') + 1;
  return DECLARATION + xml.slice(0, start) + first + xml.slice(start);
}
