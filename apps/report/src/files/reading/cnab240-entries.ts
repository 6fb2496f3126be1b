import { readStatement } from '#libs/cnab240';
import { type FileEntries } from '../report-file';
import { type FileContent } from './file-content';
import { type FileFindings } from './file-findings';

/** The entries of all lots of a statement in CNAB 240. Segment E has neither EndToEndId nor NSU. */
export async function* cnab240Entries(content: FileContent, findings: FileFindings): FileEntries {
  const pages = readStatement(content.chunks(), ({ line, from, to, code, detail }) => {
    const at =
      from === to ? `position ${String(from)}` : `positions ${String(from)} to ${String(to)}`;
    findings.add({ line, at, code }, detail);
  });
  for await (const page of pages) {
    yield page.map(({ line, day, cents, document }) => ({
      ...{ line, day, cents },
      ...{ endToEndId: undefined, nsu: undefined, reference: document },
    }));
  }
}
