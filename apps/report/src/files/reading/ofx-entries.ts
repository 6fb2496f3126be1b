import { readOfx } from '#libs/statements';
import { type FileEntries } from '../report-file';
import { type FileContent } from './file-content';
import { type FileFindings } from './file-findings';

/** The entries of all statements of an OFX file. REFNUM has the EndToEndId of a Pix payment in files of this service. */
export async function* ofxEntries(content: FileContent, findings: FileFindings): FileEntries {
  const { statements, findings: found } = readOfx(await content.bytes());
  for (const { severity, line, column, element, code, detail } of found) {
    if (severity !== 'error') continue;
    findings.add({ line, at: `column ${String(column)}, ${element}`, code }, detail);
  }
  yield statements.flatMap(({ entries }) =>
    entries.flatMap(({ line, day, cents, reference, id }) => {
      if (day !== undefined) return [{ line, day, cents, ...idsOf(reference, id) }];
      findings.add({ line, code: 'OFX_DATE' }, 'The entry has no day: DTPOSTED must be a date.');
      return [];
    }),
  );
}

const END_TO_END_ID = /^[ED][0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}$/;

function idsOf(reference: string | undefined, id: string | undefined) {
  const isEndToEndId = reference !== undefined && END_TO_END_ID.test(reference);
  return { endToEndId: isEndToEndId ? reference : undefined, nsu: undefined, reference: id };
}
