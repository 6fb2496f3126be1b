import { setImmediate } from 'node:timers/promises';

/** A writer needs a few milliseconds for this many rows. */
const SLICE_ROWS = 1_000;

/**
 * The rows of the pages, at most 1,000 at a time. After each 1,000 rows it lets the event loop turn, so that a source
 * which never waits does not block the process.
 */
export async function* slices<Row>(
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rowsInTurn = 0;
  for await (const page of pages) {
    for (let start = 0; start < page.length; start += SLICE_ROWS) {
      const slice = page.length <= SLICE_ROWS ? page : page.slice(start, start + SLICE_ROWS);
      if (rowsInTurn + slice.length > SLICE_ROWS) {
        await setImmediate();
        rowsInTurn = 0;
      }
      rowsInTurn += slice.length;
      yield slice;
    }
  }
}
