import { type Comparison, daysBetween, pairOf, singleOf } from './comparison';
import { type MatchedEntry, type MatchRules, type Side } from './matched-entry';

/**
 * Compares entries that have the same amount, by their days: the earliest entries of both sides are paired if their days are
 * within the tolerance. Only entries that wait for a counterpart are kept.
 */
export class MatchByDay {
  /** Of one side, in the order of their days. */
  private waiting: MatchedEntry[] = [];
  private first = 0;
  /** The latest entry of each side that was paired. */
  private readonly paired: Partial<Record<Side, MatchedEntry>> = {};

  constructor(private readonly rules: MatchRules) {}

  /** The number of entries that wait. */
  get size(): number {
    return this.waiting.length - this.first;
  }

  /** @param entry the next one in the order of the days */
  add(entry: MatchedEntry): Comparison[] {
    const results = this.drop((each) => !this.isNear(each, entry));
    const other = this.waiting[this.first];
    if (other === undefined || other.side === entry.side) {
      this.waiting.push(entry);
      return results;
    }
    this.forget();
    this.paired[entry.side] = entry;
    this.paired[other.side] = other;
    return [...results, pairOf(entry, other, this.rules)];
  }

  end(): Comparison[] {
    return this.drop(() => true);
  }

  private drop(isOver: (entry: MatchedEntry) => boolean): Comparison[] {
    const results: Comparison[] = [];
    for (
      let entry = this.waiting[this.first];
      entry && isOver(entry);
      entry = this.waiting[this.first]
    ) {
      this.forget();
      const like = this.paired[entry.side];
      results.push(singleOf(entry, like !== undefined && this.isNear(like, entry)));
    }
    return results;
  }

  /** Removes the first one that waits, without moving the others each time. */
  private forget(): void {
    this.first += 1;
    if (this.first * 2 <= this.waiting.length) return;
    this.waiting = this.waiting.slice(this.first);
    this.first = 0;
  }

  private isNear(one: MatchedEntry, other: MatchedEntry): boolean {
    return daysBetween(one.day, other.day) <= this.rules.toleranceDays;
  }
}
