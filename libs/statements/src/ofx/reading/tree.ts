import { OFX, type OfxAggregate } from '../elements';
import { type OfxFindings, type Place, START } from './findings';
import { type OfxToken, tokensOf } from './tokens';

/** An element of a file. */
export interface OfxNode extends Place {
  readonly tag: string;
  /** Empty if the element has elements. */
  readonly text: string;
  readonly children: OfxNode[];
}

const MAX_DEPTH = 32;

/**
 * Reads the body of a file into a tree. End tags of elements with a text can be missing, as SGML allows; the table says which
 * elements have a text.
 *
 * @returns the element OFX, or undefined with a finding
 */
export function readTree(
  text: string,
  bodyStart: number,
  findings: OfxFindings,
): OfxNode | undefined {
  const builder = new TreeBuilder(findings);
  for (const token of tokensOf(text, bodyStart)) {
    if (token.isEnd) builder.close(token);
    else if (!builder.open(nodeOf(token))) return undefined;
  }
  const root = builder.finish();
  if (root === undefined) {
    findings.add('OFX_NO_DOCUMENT', START, '', 'The file has no element OFX.');
  }
  return root;
}

function nodeOf({ tag, text, line, column }: OfxToken): OfxNode {
  return { tag, text, children: [], line, column };
}

const LEAVES = new Set<string>();
const AGGREGATES = new Set<string>();
collectTags(OFX);

function collectTags(aggregate: OfxAggregate): void {
  AGGREGATES.add(aggregate.tag);
  for (const child of aggregate.children) {
    if (child.kind === 'leaf') LEAVES.add(child.tag);
    else collectTags(child);
  }
}

class TreeBuilder {
  private readonly opened: OfxNode[] = [];
  private root: OfxNode | undefined;
  /** The element with a text that was read last, if no other tag came after it. */
  private leaf: string | undefined;

  constructor(private readonly findings: OfxFindings) {}

  /** False if the elements are nested too deeply. */
  open(node: OfxNode): boolean {
    const { tag, text } = node;
    if (AGGREGATES.has(tag)) this.closeSame(tag);
    const parent = this.opened.at(-1);
    if (parent === undefined && this.root === undefined) this.root = node;
    else parent?.children.push(node);
    const isLeaf = LEAVES.has(tag) || (!AGGREGATES.has(tag) && text !== '');
    this.leaf = isLeaf ? tag : undefined;
    if (isLeaf) return true;
    if (text !== '') this.reportText(node, text);
    this.opened.push(node);
    if (this.opened.length <= MAX_DEPTH) return true;
    const detail = `Has more than ${String(MAX_DEPTH)} levels of nested elements.`;
    this.findings.add('OFX_TOO_DEEP', node, this.path(), detail);
    return false;
  }

  close(token: OfxToken): void {
    const { tag, text } = token;
    if (text !== '') this.reportText(token, text);
    const isEndOfLeaf = this.leaf === tag;
    this.leaf = undefined;
    if (isEndOfLeaf) return;
    const index = this.opened.findLastIndex((node) => node.tag === tag);
    if (index < 0) {
      const detail = `The end tag </${tag}> has no start tag.`;
      this.findings.add('OFX_NOT_OPENED', token, this.path(), detail);
      return;
    }
    while (this.opened.length > index + 1) this.closeInner();
    this.opened.pop();
  }

  finish(): OfxNode | undefined {
    while (this.opened.length > 0) this.closeInner();
    return this.root?.tag === OFX.tag ? this.root : undefined;
  }

  /** No aggregate is inside another one with its name, so the end tag of the first is missing. */
  private closeSame(tag: string): void {
    const index = this.opened.findIndex((node) => node.tag === tag);
    if (index < 0) return;
    while (this.opened.length > index) this.closeInner();
  }

  /** Closes the innermost element without an end tag. If it is not in the table, it may have had no text and no elements. */
  private closeInner(): void {
    const path = this.path();
    const node = this.opened.pop();
    if (node === undefined) return;
    if (AGGREGATES.has(node.tag)) {
      this.findings.add('OFX_NOT_CLOSED', node, path, `Has no end tag </${node.tag}>.`);
    } else {
      const parent = this.opened.at(-1);
      for (const child of node.children.splice(0)) parent?.children.push(child);
    }
  }

  private reportText(place: Place, text: string): void {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    this.findings.add(
      'OFX_TEXT_BETWEEN',
      place,
      this.path(),
      `The text "${shown}" is in no element.`,
    );
  }

  private path(): string {
    return this.opened.map(({ tag }) => tag).join('/');
  }
}
