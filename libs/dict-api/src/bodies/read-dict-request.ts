import { accepted, refused, type Result } from '#libs/kernel';
import { readByTable } from '#libs/xml-tables';
import { readRoot, withoutChildren, type DictFault } from './dict-body';
import { type DictRequestName, type DictRequests } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { brokenRules } from '../rules/broken-rules';
import { requestForm } from '../tables/requests';
import { DictViolations } from '../rules/violations';

/** The errors of a request that cannot be used. */
export type DictRequestFault = DictFault;

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Reads the body of a request by the table of its root, and checks the rules that need only this body. The elements of a group
 * can be in any order, as in the real DICT (bacen/pix-perguntas-e-respostas, issue 171). No element may be in a namespace. A
 * signature is not read. The time is linear in the size of the body.
 */
export function readDictRequest<Name extends DictRequestName>(
  name: Name,
  bytes: Uint8Array,
  version: ApiVersion,
): Result<DictRequests[Name], DictRequestFault> {
  const root = readRoot(bytes, name, '');
  if (!root.ok) return root;
  const found = new DictViolations();
  const { group, bodyOf } = requestForm(name, version);
  const table = { name, namespace: '', group };
  const written = readByTable(withoutChildren(root.value, NO_NAMES), table, found, {
    order: 'any',
  });
  if (found.kept.length > 0) return refused(faultOf(name, found));
  const value = bodyOf(written);
  const broken = brokenRules(name, value, version);
  return broken.kept.length > 0 ? refused(faultOf(name, broken)) : accepted(value);
}

function faultOf(name: DictRequestName, { kept: violations }: DictViolations): DictRequestFault {
  const count = violations.length;
  const fields = count === 1 ? 'a field that is' : `${String(count)} fields that are`;
  const detail = `${name} has ${fields} missing or not valid.`;
  return { kind: 'invalid', detail, violations };
}
