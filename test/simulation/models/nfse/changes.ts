import { type Data } from '../world';
import { announced } from '../webhook/state';
import { partOfRates } from './values';
import { FLAWS, type Note, type NoteContent } from './state';

/** A request that waits is decided so long after it. */
export const PROCESSING_MS = 5_000;
/** The municipality allows to cancel and to replace for 720 hours. */
const LIMIT_MS = 720 * 3_600_000;

/** The code of the first rule that refuses the content. */
export function refusalOf(content: NoteContent): string | undefined {
  if (content.flaw !== null) return FLAWS[content.flaw];
  return content.isWithheld && partOfRates(content) === 0 ? 'E0580' : undefined;
}

export function isTooLate({ issuedMs }: Note, nowMs: number): boolean {
  return issuedMs !== undefined && nowMs - issuedMs > LIMIT_MS;
}

/** A name for a new note. It is the same in all possible states, because a call names a note in all of them. */
export function nameFor({ nfse }: Data, { description }: NoteContent): string {
  // Two equal requests ran at once.
  const twins = Object.values(nfse.notes).filter(
    ({ content }) => content.description === description,
  );
  return `${description}${'+'.repeat(twins.length)}`;
}

/** Changes a note or adds one, and announces its status. */
export function withNote(data: Data, name: string, note: Note): Data {
  const nfse = { notes: { ...data.nfse.notes, [name]: note } };
  const { status, updatedMs } = note;
  const event = { type: 'invoice.status-changed', of: name, status, atMs: updatedMs };
  return { ...data, nfse, webhook: announced(data.webhook, 'nfse', event) };
}

/** Announces an event of the national standard. */
export function withEvent(data: Data, name: string, code: string, nowMs: number): Data {
  const event = { type: 'invoice.event-registered', of: name, status: code, atMs: nowMs };
  return { ...data, webhook: announced(data.webhook, 'nfse', event) };
}

/** The note is authorized, and replaces another one if it has one to replace. */
export function authorized(data: Data, name: string, note: Note, nowMs: number): Data {
  const done = {
    ...decidedNote(note),
    status: 'authorized',
    issuedMs: nowMs,
    updatedMs: nowMs,
  } as const;
  const changed = withNote(data, name, done);
  const { replaces } = note;
  const original = replaces === undefined ? undefined : changed.nfse.notes[replaces];
  if (replaces === undefined || original === undefined) return changed;
  const replaced = {
    ...original,
    status: 'substituted',
    replacedBy: name,
    updatedMs: nowMs,
  } as const;
  return withEvent(withNote(changed, replaces, replaced), replaces, '105102', nowMs);
}

export function cancelled(data: Data, name: string, note: Note, nowMs: number): Data {
  const done = {
    ...decidedNote(note),
    status: 'cancelled',
    hasCancellation: true,
    updatedMs: nowMs,
  } as const;
  return withEvent(withNote(data, name, done), name, '101101', nowMs);
}

/** The code of the rule that refuses to replace a note. */
export function replacementRefusal({ status }: Note): string | undefined {
  return status === 'authorized' ? undefined : 'E0046';
}

/** The note without what was true only before a decision. */
export function decidedNote(note: Note): Note {
  const over = ['dueMs', 'rejection', 'cancellationRefusal'];
  return Object.fromEntries(
    Object.entries(note).filter(([name]) => !over.includes(name)),
  ) as unknown as Note;
}
