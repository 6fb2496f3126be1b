import { fitted, renderLine } from '../output/table';
import { printable, widthOf } from '../output/text-width';

/** The usual widths of the cells of an event, so that the lines of a stream are aligned from the first one on. */
const USUAL = [19, 14, 6, 26, 6, 22, 40];

/** Writes the lines of a stream, which has no end and so no widest line. A column grows when a text needs it. */
export class EventLines {
  /**
   * @param width of the terminal; undefined for no limit
   * @param widths the usual ones of the columns
   */
  constructor(
    private readonly width: number | undefined,
    private widths: readonly number[] = USUAL,
  ) {}

  line(cells: readonly string[]): string {
    const shown = cells.map(printable);
    this.widths = this.widths.map((width, index) => Math.max(width, widthOf(shown[index] ?? '')));
    return renderLine(shown, fitted(this.widths, this.width));
  }
}
