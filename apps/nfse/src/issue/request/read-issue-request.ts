import { accepted, refused, ViolationList, type Result, type Violation } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { ROWS, SHARED, TRANSLATED, WRAPPERS } from './abrasf/names';
import { inSentNames } from './abrasf/sent-names';
import { englishOf } from './abrasf/translate';
import { reportAroundWrapper, reportUnknownNames } from './abrasf/unknown-names';
import { isGroup, memberOf, pointerOf, type Group } from './json-tree';
import { issueInvoiceRequest } from './issue-invoice.request';
import { issueRequestOf, type IssueRequest } from './issue-request';

/** The groups and elements that a declaration of ABRASF begins with. */
const ABRASF_NAMES = [...new Set(ROWS.map(([from]) => from.split('.')[0] ?? ''))];

/**
 * Reads the body of `POST /nfse/issue`, in English names or in those of ABRASF 2.04. The declaration may be wrapped as
 * it
 * is in ABRASF (`Rps`, `InfDeclaracaoPrestacaoServico`). Elements of ABRASF 2.04 that the simulator does not read are
 * ignored; other unknown members are errors.
 *
 * @returns the request, or all violations, with JSON Pointers to the members that were sent
 * @example
 * readIssueRequest({
 *   provider: { cnpj: '12345678000195' },
 *   service: { code: '1.07', description: 'Suporte', amount: 1000 },
 * });
 */
export function readIssueRequest(body: unknown): Result<IssueRequest, ViolationList> {
  if (!isGroup(body)) return readEnglish(body, []);
  const { content, wrappers, around } = unwrapped(body);
  if (!around.isEmpty) return refused(around);
  const abrasf = ABRASF_NAMES.filter((name) => memberOf(content, name) !== undefined);
  const outer = wrappers.length === 0 ? {} : body;
  if (abrasf.length === 0) return readEnglish({ ...shared(outer), ...content }, wrappers);
  const english = TRANSLATED.filter((name) =>
    [body, content].some((group) => memberOf(group, name) !== undefined),
  );
  if (english.length > 0) return refused(mixed(english, abrasf));
  return readAbrasf(content, { ...shared(outer), ...shared(content) }, wrappers);
}

function readEnglish(
  body: unknown,
  wrappers: readonly string[],
): Result<IssueRequest, ViolationList> {
  const read = readJson(issueInvoiceRequest, body);
  if (read.ok) return accepted(issueRequestOf(read.value));
  return wrappers.length === 0 ? read : refused(moved(read.refusal, wrappers));
}

function readAbrasf(
  declaration: Group,
  more: Group,
  wrappers: readonly string[],
): Result<IssueRequest, ViolationList> {
  const found = new ViolationList();
  reportUnknownNames(declaration, found);
  const body = { ...englishOf(declaration, found), ...more };
  const read = readJson(issueInvoiceRequest, body);
  if (read.ok && found.isEmpty) return accepted(issueRequestOf(read.value));
  const reported = found.kept.map(({ pointer }) => pointer);
  const inNames = inSentNames(declaration);
  for (const violation of read.ok ? [] : read.refusal.kept) {
    const sent = isShared(violation) ? violation : inNames(violation);
    // The value of an element with an error is not part of the English body, so it would seem to be missing.
    if (!reported.some((at) => `${sent.pointer}/`.startsWith(`${at}/`)))
      found.add(sent.pointer, sent.detail);
  }
  return refused(moved(found, wrappers));
}

/** The declaration inside its wrappers, the names of the wrappers, and their other members. */
function unwrapped(body: Group): {
  readonly content: Group;
  readonly wrappers: readonly string[];
  readonly around: ViolationList;
} {
  const wrappers: string[] = [];
  const around = new ViolationList();
  let content = body;
  for (const name of WRAPPERS) {
    const inner = memberOf(content, name);
    // Next to the service, Rps is the number of the receipt and not a wrapper.
    if (!isGroup(inner) || memberOf(content, 'Servico') !== undefined) continue;
    reportAroundWrapper({ group: content, name, at: pointerOf(wrappers) }, around);
    wrappers.push(name);
    content = inner;
  }
  return { content, wrappers, around };
}

function shared(group: Group): Group {
  return Object.fromEntries(
    SHARED.flatMap((name) => {
      const value = memberOf(group, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function isShared({ pointer }: Violation): boolean {
  return SHARED.some((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`));
}

/** The same violations, with pointers into the wrappers. */
function moved(found: ViolationList, wrappers: readonly string[]): ViolationList {
  const all = new ViolationList();
  const prefix = pointerOf(wrappers.join('.'));
  for (const violation of found.kept) {
    all.add(isShared(violation) ? violation.pointer : prefix + violation.pointer, violation.detail);
  }
  for (let count = 0; count < found.omitted; count += 1) all.add('', '');
  return all;
}

function mixed(english: readonly string[], abrasf: readonly string[]): ViolationList {
  const found = new ViolationList();
  const detail = `The body mixes English names (${english.join(', ')}) and ABRASF names (${abrasf.join(', ')}). Use only one of the two.`;
  found.add('', detail);
  return found;
}
