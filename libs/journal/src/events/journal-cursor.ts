import { type Journal } from '../journal';
import { type JournalEntry } from '../journal-entry';
import { type Clearing, type Journals } from '../journals';

/** The position after an entry of a journal: `<journal>:<entry id>`. */
const POSITION = /^([0-9a-z-]{1,40}):(\d{1,15})$/;
/** Stands for the name of the journal while there is none. */
const NO_JOURNAL = 'none';

/** What a reader of a journal learns next. */
export type CursorStep =
  | { readonly kind: 'entry'; readonly entry: JournalEntry }
  /** So many entries were dropped before they were read. */
  | { readonly kind: 'gap'; readonly dropped: number }
  /** The entries before are gone; `restarted`: the service was started again, or the journal was dropped meanwhile. */
  | { readonly kind: 'cleared'; readonly why: Clearing | 'restarted' };

export type PositionedStep = CursorStep & { readonly position: string };

/**
 * Reads a journal from old to new, at the speed of the reader. Nothing is kept for the reader: entries are read from the
 * journal when they are asked for.
 */
export class JournalCursor {
  private journal: string | undefined;
  private lastId = 0;
  /** How many entries since the last clearing are behind the cursor. */
  private seen = 0;
  private clearing: Clearing | 'restarted' | undefined = undefined;

  /** @param journals those of the service */
  constructor(
    private readonly journals: Journals,
    private readonly sandbox: string,
  ) {}

  /** Where the cursor is; `resume` with it continues there. */
  get position(): string {
    return `${this.journal ?? NO_JOURNAL}:${String(this.lastId)}`;
  }

  /** Starts before the last entries that are accepted. */
  startBefore(maximum: number, accepts: (entry: JournalEntry) => boolean): void {
    const journal = this.journals.find(this.sandbox);
    if (journal === undefined) {
      this.seen = this.journals.dropped(this.sandbox);
      return;
    }
    let count = 0;
    let id = journal.newestId;
    for (const entry of journal.list()) {
      if (count === maximum) break;
      id = entry.id - 1;
      if (accepts(entry)) count += 1;
    }
    this.moveTo(journal, maximum === 0 ? journal.newestId : id);
  }

  /** Starts after a position. @returns false if the text is not one */
  resume(position: string): boolean {
    const [, name, id] = POSITION.exec(position) ?? [];
    if (name === undefined) return false;
    if (name === NO_JOURNAL) return true;
    const journal = this.journals.find(this.sandbox);
    if (journal?.name !== name) {
      this.clearing = 'restarted';
      return true;
    }
    this.moveTo(journal, Math.min(Number(id), journal.newestId));
    if (this.lastId < journal.lastClearedId) this.clearing = 'cleared';
    return true;
  }

  /** The journal was cleared. */
  clear(why: Clearing): void {
    this.clearing = why;
  }

  /** The next steps, of which at most `maximum` are entries; none if the cursor is at the end. */
  *read(maximum: number): Generator<PositionedStep> {
    const why = this.clearing;
    if (why !== undefined) {
      this.clearing = undefined;
      const journal = this.journals.find(this.sandbox);
      this.journal = journal?.name;
      this.lastId = journal?.lastClearedId ?? 0;
      this.seen = 0;
      yield { kind: 'cleared', why, position: this.position };
    }
    const journal = this.journals.find(this.sandbox);
    if (journal === undefined) return;
    const entries = journal.after(this.journal === journal.name ? this.lastId : 0, maximum);
    const [first] = entries;
    const dropped = journal.ordinalOf(first?.id ?? journal.newestId + 1) - 1 - this.seen;
    if (dropped > 0) {
      this.moveTo(journal, (first?.id ?? journal.newestId + 1) - 1);
      yield { kind: 'gap', dropped, position: this.position };
    }
    for (const entry of entries) {
      this.moveTo(journal, entry.id);
      yield { kind: 'entry', entry, position: this.position };
    }
  }

  private moveTo(journal: Journal, id: number): void {
    this.journal = journal.name;
    this.lastId = id;
    this.seen = journal.ordinalOf(id);
  }
}
