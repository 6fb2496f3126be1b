import { formatSum } from '#libs/kernel';
import { type FileEntries, type FileFigures } from '../report-file';

/** Reads all entries, and counts them. */
export async function figuresOf(pages: FileEntries): Promise<FileFigures> {
  let [entries, endToEndIds, nsus, sum] = [0, 0, 0, 0n];
  let firstDay: string | null = null;
  let lastDay: string | null = null;
  for await (const page of pages) {
    entries += page.length;
    for (const { day, cents, endToEndId, nsu } of page) {
      sum += BigInt(cents);
      if (endToEndId !== undefined) endToEndIds += 1;
      if (nsu !== undefined) nsus += 1;
      if (firstDay === null || day < firstDay) firstDay = day;
      if (lastDay === null || day > lastDay) lastDay = day;
    }
  }
  return { entries, amount: formatSum(sum), endToEndIds, nsus, firstDay, lastDay };
}
