import { nearestName } from '#libs/kernel';
import { type OfxAggregate, type OfxElement, type OfxLeaf } from '../elements';
import { type OfxFindings, type Place } from './findings';
import { type OfxNode } from './tree';
import { readAmount, readDay, shown } from './values';

/** Without these, there is no entry or no account. */
const NEEDED: ReadonlySet<string> = new Set(['ACCTID', 'DTPOSTED', 'TRNAMT']);

/** Compares the elements of a file with the table: names, order, numbers, lengths, codes, amounts and dates. */
export function checkByTable(root: OfxNode, aggregate: OfxAggregate, findings: OfxFindings): void {
  checkAggregate(root, aggregate, aggregate.tag, findings);
}

function checkAggregate(
  node: OfxNode,
  aggregate: OfxAggregate,
  path: string,
  findings: OfxFindings,
): void {
  const { children } = aggregate;
  const found = new Set<OfxElement>();
  let last = -1;
  for (const child of node.children) {
    const place = `${path}/${child.tag}`;
    const position = children.findIndex(({ tag }) => tag === child.tag);
    const element = children[position];
    if (element === undefined) {
      findings.add('OFX_UNKNOWN_ELEMENT', child, place, unknownDetail(child.tag, aggregate));
      continue;
    }
    if (position < last) {
      const detail = `Must be before ${children[last]?.tag ?? ''}.`;
      findings.add('OFX_WRONG_PLACE', child, place, detail);
    } else if (found.has(element) && !(element.kind === 'aggregate' && element.isRepeated)) {
      findings.add('OFX_REPEATED', child, place, 'Appears more than once.');
    }
    // After a wrong place, the elements that follow are compared with it, so that one is reported once.
    last = position;
    found.add(element);
    if (element.kind === 'aggregate') checkAggregate(child, element, place, findings);
    else checkLeaf(child, element, place, findings);
  }
  reportMissing(
    node,
    children.filter((element) => !found.has(element)),
    path,
    findings,
  );
}

function unknownDetail(tag: string, { tag: parent, children }: OfxAggregate): string {
  const known = children.map(({ tag: name }) => name);
  const nearest = nearestName(tag, known);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `Is not an element of ${parent}.${hint}`;
}

function reportMissing(
  node: Place,
  absent: readonly OfxElement[],
  path: string,
  findings: OfxFindings,
): void {
  for (const { tag, isRequired } of absent) {
    if (!isRequired) continue;
    const code = NEEDED.has(tag) ? 'OFX_MISSING' : 'OFX_MISSING_DETAIL';
    findings.add(code, node, `${path}/${tag}`, 'Is missing.');
  }
}

function checkLeaf(node: OfxNode, leaf: OfxLeaf, path: string, findings: OfxFindings): void {
  const { text } = node;
  if (text === '') {
    findings.add('OFX_EMPTY', node, path, 'Is empty; an element without a text must be left out.');
    return;
  }
  const { maxLength = Infinity } = leaf;
  if (text.length > maxLength && Array.from(text).length > maxLength) {
    const detail = `Has ${String(Array.from(text).length)} characters; at most ${String(maxLength)} are allowed.`;
    findings.add('OFX_TOO_LONG', node, path, detail);
  }
  switch (leaf.type) {
    case 'text':
      return;
    case 'digits':
      if (!/^\d+$/.test(text)) {
        findings.add('OFX_DIGITS', node, path, `${shown(text)} is not a number of digits.`);
      }
      return;
    case 'code':
      checkCode(node, leaf, path, findings);
      return;
    case 'amount':
      report(readAmount(text), node, path, findings);
      return;
    case 'date':
      report(readDay(text), node, path, findings);
      return;
  }
}

function checkCode(
  node: OfxNode,
  { codes = [] }: OfxLeaf,
  path: string,
  findings: OfxFindings,
): void {
  const { text } = node;
  if (codes.includes(text)) return;
  const detail = `${shown(text)} is not one of ${codes.join(', ')}.`;
  findings.add('OFX_CODE', node, path, detail);
}

function report(
  { problem }: ReturnType<typeof readAmount> | ReturnType<typeof readDay>,
  place: Place,
  path: string,
  findings: OfxFindings,
): void {
  if (problem !== undefined) findings.add(problem.code, place, path, problem.detail);
}
