import { isCalendarDate } from '#libs/kernel';
import { integerIn, textIn } from '../cells';
import { type Cell, type Column, type Row } from '../table';
import { type TimeZone } from '../time-zone';

/** A bar of the chart. */
export interface Bar {
  readonly label: string;
  /** Cents or rows. Sums beyond 2^53 are rounded, which is not visible in a chart. */
  readonly value: number;
}

export interface Chart {
  /** The title of the chart, such as `amount per day`. */
  readonly title: string;
  readonly isMoney: boolean;
  readonly bars: readonly Bar[];
}

/** Collects the data of the chart, with limited memory. */
export interface ChartSource {
  add(rows: readonly Row[]): void;
  chart(): Chart;
}

/**
 * The chart shows the first money column per day of the first instant or date column. If one of them is missing, it
 * shows the number of rows per value of the first text column. Undefined if there is no text column either.
 */
export function chartSource(columns: readonly Column[], zone: TimeZone): ChartSource | undefined {
  const money = columns.findIndex(({ type }) => type === 'money');
  const day = columns.findIndex(({ type }) => type === 'instant' || type === 'date');
  const [moneyColumn, dayColumn] = [columns[money], columns[day]];
  if (moneyColumn !== undefined && dayColumn !== undefined) {
    return new MoneyPerDay(
      { column: moneyColumn, index: money },
      { column: dayColumn, index: day },
      zone,
    );
  }
  const text = columns.findIndex(({ type }) => type === 'text');
  const textColumn = columns[text];
  if (textColumn === undefined) return undefined;
  return new RowsPerText({ column: textColumn, index: text });
}

/** A column and its place in a row. */
interface Place {
  readonly column: Column;
  readonly index: number;
}

/** Periods by the length of their text: 2026-01-31, 2026-01, 2026. */
const PERIODS = [
  { name: 'day', length: 10 },
  { name: 'month', length: 7 },
  { name: 'year', length: 4 },
] as const;
/** The maximum number of bars. If there are more days, the bars are months; if there are more months, years. */
const MAX_BARS = 120;
/** There are at most ten thousand years, so the memory is limited for them, too. */
const LAST_PERIOD = PERIODS.length - 1;
const DAY_MS = 86_400_000;

class MoneyPerDay implements ChartSource {
  private sums = new Map<string, number>();
  private period = 0;
  private lastDay = NaN;
  private lastDayText = '';

  constructor(
    private readonly money: Place,
    private readonly day: Place,
    private readonly zone: TimeZone,
  ) {}

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const cents = row[this.money.index] ?? null;
      const day = this.dayOf(row[this.day.index] ?? null);
      if (cents === null || day === undefined) continue;
      this.addTo(day, integerIn(cents, this.money.column));
    }
  }

  chart(): Chart {
    const bars = [...this.sums]
      .map(([label, value]) => ({ label, value }))
      .sort((one, other) => (one.label < other.label ? -1 : 1));
    const period = PERIODS[this.period]?.name ?? '';
    return { title: `${this.money.column.name} per ${period}`, isMoney: true, bars };
  }

  private addTo(day: string, cents: number): void {
    const key = day.slice(0, PERIODS[this.period]?.length);
    this.sums.set(key, (this.sums.get(key) ?? 0) + cents);
    while (this.sums.size > MAX_BARS && this.period < LAST_PERIOD) {
      this.period += 1;
      const finer = this.sums;
      this.sums = new Map();
      for (const [finerKey, sum] of finer) {
        const coarser = finerKey.slice(0, PERIODS[this.period]?.length);
        this.sums.set(coarser, (this.sums.get(coarser) ?? 0) + sum);
      }
    }
  }

  private dayOf(cell: Cell): string | undefined {
    if (cell === null) return undefined;
    if (this.day.column.type === 'date') {
      const text = textIn(cell, this.day.column);
      return isCalendarDate(text) ? text : undefined;
    }
    const instantMs = integerIn(cell, this.day.column);
    const day = Math.floor((instantMs + this.zone.offsetMs(instantMs)) / DAY_MS);
    if (day !== this.lastDay) {
      this.lastDay = day;
      this.lastDayText = this.zone.isoText(instantMs).slice(0, 10);
    }
    return this.lastDayText;
  }
}

/** The maximum number of values that are counted. All others are in the last bar. */
const MAX_VALUES = 1_000;
const SHOWN_VALUES = 12;
const LABEL_LENGTH = 40;
const OTHERS = 'others';

class RowsPerText implements ChartSource {
  private readonly counts = new Map<string, number>();
  private others = 0;

  constructor(private readonly text: Place) {}

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const cell = row[this.text.index] ?? null;
      const label = cell === null ? '-' : textIn(cell, this.text.column).slice(0, LABEL_LENGTH);
      const count = this.counts.get(label);
      if (count === undefined && this.counts.size === MAX_VALUES) this.others += 1;
      else this.counts.set(label, (count ?? 0) + 1);
    }
  }

  chart(): Chart {
    const bars = [...this.counts]
      .map(([label, value]) => ({ label, value }))
      .sort((one, other) => other.value - one.value || (one.label < other.label ? -1 : 1));
    const shown = bars.slice(0, SHOWN_VALUES);
    const rest = bars.slice(SHOWN_VALUES).reduce((sum, { value }) => sum + value, this.others);
    return {
      title: `rows per ${this.text.column.name}`,
      isMoney: false,
      bars: rest === 0 ? shown : [...shown, { label: OTHERS, value: rest }],
    };
  }
}
