import { readCamt, type ReadEntry } from '#libs/statements';
import { XmlError } from '#libs/xml';
import { type FileEntries, type FileEntry } from '../report-file';
import { type FileContent } from './file-content';
import { type FileFindings } from './file-findings';

/** What a sender writes if a payment has no EndToEndId (ISO 20022). */
const NOT_PROVIDED = 'NOTPROVIDED';
/** Balances and the details of an entry are not compared. */
const NOT_COMPARED = /\/(?:Bal|NtryDtls|TxDtls)\b/;

/** The entries of all statements of a camt file. An entry with several transactions has no EndToEndId. */
export async function* camtEntries(content: FileContent, findings: FileFindings): FileEntries {
  const { statements, findings: found } = readable(await content.bytes(), findings);
  for (const { element, line, detail } of found) {
    if (!NOT_COMPARED.test(element)) findings.add({ line, at: element, code: 'CAMT' }, detail);
  }
  yield statements.flatMap(({ entries }) => entries.flatMap((entry) => entryOf(entry, findings)));
}

function readable(bytes: Uint8Array, findings: FileFindings) {
  try {
    return readCamt(bytes);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    findings.add({ line: error.position?.line, code: error.code }, error.detail);
    return { statements: [], findings: [] };
  }
}

function entryOf(entry: ReadEntry, findings: FileFindings): readonly FileEntry[] {
  const { line, cents, bookingDay, valueDay, reference, transactions } = entry;
  const day = bookingDay ?? valueDay;
  if (day === undefined) {
    findings.add({ line, at: 'Ntry', code: 'CAMT' }, 'The entry has no day: BookgDt is missing.');
    return [];
  }
  const [only, ...others] = transactions;
  const id = others.length === 0 ? only?.endToEndId : undefined;
  const endToEndId = id === NOT_PROVIDED ? undefined : id;
  return [{ line: line ?? 0, day, cents, endToEndId, nsu: undefined, reference }];
}
