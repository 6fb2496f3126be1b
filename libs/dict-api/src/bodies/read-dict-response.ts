import { accepted, refused, type Result } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { at, group, readByTable, required, type Root } from '#libs/xml-tables';
import { readRoot, withoutChildren, type DictFault } from './dict-body';
import { type DictResponseName, type DictResponses } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { PROBLEM, PROBLEM_NAMESPACE } from '../tables/problem';
import { responseForm } from '../tables/responses';
import { dateTime, text } from '../tables/types/text-types';
import { DictViolations } from '../rules/violations';
import { type DictProblem, type ResponseHead } from './write-dict';

/** A response that was read. */
export interface ReadResponse<Body> {
  readonly head: ResponseHead;
  readonly body: Body;
}

const HEAD = group<ResponseHead>({
  responseTime: at('ResponseTime', required(dateTime)),
  correlationId: at('CorrelationId', required(text)),
});
const HEAD_NAMES: ReadonlySet<string> = new Set(['ResponseTime', 'CorrelationId']);
const NO_NAMES: ReadonlySet<string> = new Set();

/** Reads a response by the table of its root, as clients and tests do. A signature is not read. */
export function readDictResponse<Name extends DictResponseName>(
  name: Name,
  bytes: Uint8Array,
  version: ApiVersion = '2.12',
): Result<ReadResponse<DictResponses[Name]>, DictFault> {
  const root = readRoot(bytes, name, '');
  if (!root.ok) return root;
  const children = root.value.children.filter((child) => HEAD_NAMES.has(child.name));
  const head = readAs({ ...root.value, children }, { name, namespace: '', group: HEAD });
  if (!head.ok) return head;
  const { group: table, bodyOf } = responseForm(name, version);
  const written = readAs(withoutChildren(root.value, HEAD_NAMES), {
    ...{ name, namespace: '', group: table },
  });
  return written.ok ? accepted({ head: head.value, body: bodyOf(written.value) }) : written;
}

/** Reads an error (RFC 7807 in XML). */
export function readDictProblem(bytes: Uint8Array): Result<DictProblem, DictFault> {
  const root = readRoot(bytes, 'problem', PROBLEM_NAMESPACE);
  if (!root.ok) return root;
  const table = { name: 'problem', namespace: PROBLEM_NAMESPACE, group: PROBLEM };
  const read = readAs(withoutChildren(root.value, NO_NAMES), table);
  if (!read.ok) return read;
  const { type: name, detail = '', correlationId = '', violations = [], ...rest } = read.value;
  return accepted({ ...rest, name, detail, correlationId, violations });
}

function readAs<T>(element: XmlElement, table: Root<T>): Result<T, DictFault> {
  const found = new DictViolations();
  const value = readByTable(element, table, found, { order: 'any' });
  if (found.kept.length === 0) return accepted(value);
  const detail = `${table.name} has elements that are missing or not valid.`;
  return refused({ kind: 'invalid', detail, violations: found.kept });
}
