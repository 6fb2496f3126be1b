import { type Cents } from '#libs/kernel';
import { OFX } from '../elements';
import { type OfxMessageSet } from '../styles';
import { checkByTable } from './check-by-table';
import { decodeOfx } from './decode';
import { type OfxFinding, OfxFindings } from './findings';
import { type OfxNode, readTree } from './tree';
import { readAmount, readDay } from './values';

/** An OFX file that was read. */
export interface OfxFile {
  /** As in the header: `102`, `211`. */
  readonly version: string | undefined;
  readonly statements: readonly OfxStatement[];
  /** The deviations, of which the first 100 are kept. */
  readonly findings: readonly OfxFinding[];
  readonly omittedFindings: number;
}

export interface OfxStatement {
  readonly messageSet: OfxMessageSet;
  readonly bankId: string | undefined;
  readonly branchId: string | undefined;
  readonly accountId: string;
  readonly accountType: string | undefined;
  readonly currency: string | undefined;
  /** `YYYY-MM-DD`, as all days. */
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
  readonly entries: readonly OfxEntry[];
  readonly ledgerBalance: OfxBalance | undefined;
  readonly availableBalance: OfxBalance | undefined;
}

export interface OfxBalance {
  readonly cents: Cents;
  readonly day: string | undefined;
}

export interface OfxEntry {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly type: string | undefined;
  readonly day: string | undefined;
  /** Negative if the money left. */
  readonly cents: Cents;
  readonly id: string | undefined;
  readonly checkNumber: string | undefined;
  readonly reference: string | undefined;
  readonly name: string | undefined;
  readonly memo: string | undefined;
}

/** The message sets, their response and their statement. */
const SETS = [
  { messageSet: 'bank', tags: ['BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS'], account: 'BANKACCTFROM' },
  {
    messageSet: 'creditCard',
    tags: ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS'],
    account: 'CCACCTFROM',
  },
] as const;

/**
 * Reads OFX 1.x and 2.x as banks write them: with and without end tags, in Windows-1252 and UTF-8, with a point or a comma. What
 * deviates from OFX is in the findings. An entry without an amount is left out.
 *
 * @example
 * const { statements, findings } = readOfx(await readFile('extrato.ofx'));
 */
export function readOfx(bytes: Uint8Array): OfxFile {
  const findings = new OfxFindings();
  const { text, bodyStart, version } = decodeOfx(bytes, findings);
  const root = readTree(text, bodyStart, findings);
  if (root !== undefined) checkByTable(root, OFX, findings);
  const statements = root === undefined ? [] : statementsOf(root, findings);
  const { kept, omitted } = findings;
  return { version, statements, findings: kept, omittedFindings: omitted };
}

function statementsOf(root: OfxNode, findings: OfxFindings): OfxStatement[] {
  return SETS.flatMap(({ messageSet, tags, account }) =>
    descendants(root, tags).map((node) => {
      reportRepeatedIds(node, tags, findings);
      return statementOf(node, messageSet, child(node, account));
    }),
  );
}

function statementOf(
  node: OfxNode,
  messageSet: OfxMessageSet,
  account: OfxNode | undefined,
): OfxStatement {
  const list = child(node, 'BANKTRANLIST');
  return {
    messageSet,
    bankId: textOf(account, 'BANKID'),
    branchId: textOf(account, 'BRANCHID'),
    accountId: textOf(account, 'ACCTID') ?? '',
    accountType: textOf(account, 'ACCTTYPE'),
    currency: textOf(node, 'CURDEF'),
    firstDay: dayOf(list, 'DTSTART'),
    lastDay: dayOf(list, 'DTEND'),
    entries: (list?.children ?? []).flatMap((entry) => entryOf(entry)),
    ledgerBalance: balanceOf(child(node, 'LEDGERBAL')),
    availableBalance: balanceOf(child(node, 'AVAILBAL')),
  };
}

/** None if the element is no entry, or has no amount. */
function entryOf(node: OfxNode): readonly OfxEntry[] {
  if (node.tag !== 'STMTTRN') return [];
  const cents = centsOf(node, 'TRNAMT');
  if (cents === undefined) return [];
  return [
    {
      line: node.line,
      type: textOf(node, 'TRNTYPE'),
      day: dayOf(node, 'DTPOSTED'),
      cents,
      id: textOf(node, 'FITID'),
      checkNumber: textOf(node, 'CHECKNUM'),
      reference: textOf(node, 'REFNUM'),
      name: textOf(node, 'NAME'),
      memo: textOf(node, 'MEMO'),
    },
  ];
}

function balanceOf(node: OfxNode | undefined): OfxBalance | undefined {
  const cents = centsOf(node, 'BALAMT');
  return cents === undefined ? undefined : { cents, day: dayOf(node, 'DTASOF') };
}

/** Programs that import a file skip entries whose id they know. */
function reportRepeatedIds(
  statement: OfxNode,
  tags: readonly string[],
  findings: OfxFindings,
): void {
  const lines = new Map<string, number>();
  for (const entry of child(statement, 'BANKTRANLIST')?.children ?? []) {
    const node = child(entry, 'FITID');
    if (node === undefined || node.text === '') continue;
    const first = lines.get(node.text);
    if (first === undefined) {
      lines.set(node.text, node.line);
      continue;
    }
    const path = ['OFX', ...tags, 'BANKTRANLIST', 'STMTTRN', 'FITID'].join('/');
    const detail = `The entry at line ${String(first)} has the same FITID; it must be unique in the account.`;
    findings.add('OFX_REPEATED_FITID', node, path, detail);
  }
}

function descendants(root: OfxNode, tags: readonly string[]): readonly OfxNode[] {
  return tags.reduce<readonly OfxNode[]>(
    (nodes, tag) => nodes.flatMap(({ children }) => children.filter((node) => node.tag === tag)),
    [root],
  );
}

function child(node: OfxNode | undefined, tag: string): OfxNode | undefined {
  return node?.children.find((candidate) => candidate.tag === tag);
}

/** Undefined if the element is absent or empty. */
function textOf(node: OfxNode | undefined, tag: string): string | undefined {
  const text = child(node, tag)?.text;
  return text === '' ? undefined : text;
}

function dayOf(node: OfxNode | undefined, tag: string): string | undefined {
  const text = textOf(node, tag);
  return text === undefined ? undefined : readDay(text).value;
}

function centsOf(node: OfxNode | undefined, tag: string): Cents | undefined {
  const text = textOf(node, tag);
  return text === undefined ? undefined : readAmount(text).value;
}
