import {
  explainFile,
  type ExplainedLine,
  type PaymentLayout,
  readRemittance,
  type RemittanceFinding,
  STATEMENT_LAYOUTS,
} from '#libs/cnab240';
import { readLines } from '#libs/fixed-width';

/** What a file is, by position 143 of its header. */
export const FILE_KINDS = ['REMITTANCE', 'RETURN', 'UNKNOWN'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The lines that are explained. */
export interface Slice {
  /** The number of the first one, from 1. */
  readonly from: number;
  readonly limit: number;
}

export interface ExplainedFile {
  readonly kind: FileKind;
  /** The number of all lines. */
  readonly lineCount: number;
  readonly lines: readonly (ExplainedLine & { readonly line: number })[];
  /** What is wrong with a remittance, in the order of its lines. */
  readonly findings: readonly RemittanceFinding[];
}

const LINE_LENGTH = 240;
const KINDS: Readonly<Record<string, FileKind>> = { '1': 'REMITTANCE', '2': 'RETURN' };

/** Explains a file, and checks it if it is a remittance. */
export async function explainedFile(
  bytes: Buffer,
  layout: PaymentLayout,
  { from, limit }: Slice,
): Promise<ExplainedFile> {
  const texts = await textsOf(bytes);
  const kind = KINDS[texts[0]?.slice(142, 143) ?? ''] ?? 'UNKNOWN';
  const layouts = { payment: layout, statement: STATEMENT_LAYOUTS.febraban };
  // A line depends on the header of its lot, so that all lines before it are needed.
  const lines = [...explainFile(texts.slice(0, from + limit - 1), layouts)]
    .map((line, index) => ({ ...line, line: index + 1 }))
    .slice(from - 1);
  const findings = kind === 'RETURN' ? [] : await findingsOf(bytes, layout);
  return { kind, lineCount: texts.length, lines, findings };
}

async function textsOf(bytes: Buffer): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const lines of readLines(once(bytes), LINE_LENGTH, () => undefined)) {
    texts.push(...lines.map(({ text }) => text));
  }
  return texts;
}

async function findingsOf(
  bytes: Buffer,
  layout: PaymentLayout,
): Promise<readonly RemittanceFinding[]> {
  const found: RemittanceFinding[] = [];
  for await (const { item, findings } of readRemittance(once(bytes), layout)) {
    // The ends of lots and of the file have the findings of their headers too.
    if (item !== 'file' && item !== 'lot') found.push(...findings);
  }
  return found.sort((one, other) => one.line - other.line || one.from - other.from);
}

// eslint-disable-next-line @typescript-eslint/require-await -- the libraries read streams
async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
