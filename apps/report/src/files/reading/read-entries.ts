import { FILE_KINDS, type FileEntries, type FileKind } from '../report-file';
import { camtEntries } from './camt-entries';
import { cnab240Entries } from './cnab240-entries';
import { csvEntries, delimiterOf } from './csv-entries';
import { type FileContent } from './file-content';
import { type FileFindings } from './file-findings';
import { kindOf, KIND_BYTES } from './file-kind';
import { ofxEntries } from './ofx-entries';

/** These formats are read as a whole. 16 MiB are some 30,000 entries. */
const MAX_WHOLE_BYTES = 16 * 1024 * 1024;

/** Control characters, and halves of characters. */
const NOT_STORED = /[\p{Cc}\p{Cs}]/u;
const MAX_REFERENCE = 255;

interface FileReader {
  readonly isWhole: boolean;
  readonly entries: (content: FileContent, findings: FileFindings, header: string) => FileEntries;
}

const OFX: FileReader = { isWhole: true, entries: ofxEntries };
const CAMT: FileReader = { isWhole: true, entries: camtEntries };
const READERS: Readonly<Record<FileKind, FileReader>> = {
  ofx: OFX,
  'camt.052': CAMT,
  'camt.053': CAMT,
  'camt.054': CAMT,
  cnab240: { isWhole: false, entries: cnab240Entries },
  csv: {
    isWhole: false,
    entries: (content, findings, header) =>
      csvEntries(content, findings, delimiterOf(header) ?? ','),
  },
};

/** A file whose kind is known. */
export interface OpenedFile {
  readonly kind: FileKind;
  readonly entries: FileEntries;
}

/**
 * Recognises a file, and reads its entries.
 * @param findings gets what makes the file unreadable, while the entries are read
 * @returns undefined, with a finding, if its kind is not known or it is too large
 */
export async function openFile(
  content: FileContent,
  findings: FileFindings,
): Promise<OpenedFile | undefined> {
  const start = await startOf(content);
  const kind = kindOf(start);
  if (kind === undefined) {
    const known = FILE_KINDS.join(', ');
    const detail = content.size === 0 ? 'The file is empty.' : 'The kind of the file is not known.';
    findings.add(
      { line: 1, code: 'KIND' },
      `${detail} It must be one of ${known}; a CSV file must begin with its header.`,
    );
    return undefined;
  }
  const { isWhole, entries } = READERS[kind];
  if (isWhole && content.size > MAX_WHOLE_BYTES) {
    const detail = `A file of the kind ${kind} must have at most ${String(MAX_WHOLE_BYTES)} bytes. Send it in parts, or as cnab240 or csv.`;
    findings.add({ line: undefined, code: 'SIZE' }, detail);
    return undefined;
  }
  const [header = ''] = Buffer.from(start).toString('latin1').split(/\r?\n/, 1);
  const readable = { ...content, chunks: () => chunksUntilFull(content, findings) };
  return { kind, entries: checked(entries(readable, findings, header), findings) };
}

/** The chunks of a file, until there are more findings than a response lists. Reading the rest would only cost time. */
async function* chunksUntilFull(
  content: FileContent,
  { list }: FileFindings,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content.chunks()) {
    yield chunk;
    if (list.omitted > 0) return;
  }
}

/** Refuses ids that a database cannot store, and cuts long references. */
async function* checked(pages: FileEntries, findings: FileFindings): FileEntries {
  for await (const page of pages) {
    for (const { line, endToEndId, nsu, reference } of page) {
      const ids = [endToEndId, nsu, reference];
      if (!ids.some((id) => id !== undefined && NOT_STORED.test(id))) continue;
      const detail = 'An id of the entry has a control character; it must have letters and digits.';
      findings.add({ line, code: 'CONTROL_CHARACTER' }, detail);
    }
    yield page.map((entry) => ({ ...entry, reference: entry.reference?.slice(0, MAX_REFERENCE) }));
  }
}

async function startOf(content: FileContent): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content.chunks()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= KIND_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, KIND_BYTES);
}
