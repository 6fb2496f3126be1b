import { at, differsIn, statusDiffers } from '../../core/answers';
import { type Answer } from '../../core/wire';
import { countIssued, type NfseState, type Note } from './state';
import { valuesOf } from './values';

/** The members of a note that are known, as answers show them. */
export function shownNote({ notes }: NfseState, note: Note): Readonly<Record<string, unknown>> {
  const { content, status, createdMs, issuedMs, updatedMs, replaces, replacedBy } = note;
  const { provider, reference, description } = content;
  const keyOf = (name: string | undefined) =>
    name === undefined ? null : (notes[name]?.accessKey ?? UNKNOWN);
  return withoutUnknown({
    id: note.id ?? UNKNOWN,
    reference,
    status,
    number: issuedMs === undefined ? null : (note.number ?? UNKNOWN),
    accessKey: issuedMs === undefined ? null : (note.accessKey ?? UNKNOWN),
    competence: note.day,
    'provider.taxId': provider,
    'service.description': description,
    values: valuesOf(note),
    'rejections.0.code': note.rejection,
    'cancellationRefusal.code': note.cancellationRefusal ?? UNKNOWN,
    'cancellation.code': note.hasCancellation === true ? '1' : UNKNOWN,
    replaces: keyOf(replaces),
    replacedBy: keyOf(replacedBy),
    createdAt: inBrasilia(createdMs),
    issuedAt: issuedMs === undefined ? null : inBrasilia(issuedMs),
    statusUpdatedAt: inBrasilia(updatedMs),
  });
}

const UNKNOWN = Symbol('unknown');

function withoutUnknown(members: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== UNKNOWN));
}

/** Compares a note in JSON with the model. Names of members can be paths. */
export function noteDiffers(found: unknown, state: NfseState, note: Note): string | undefined {
  for (const [path, value] of Object.entries(shownNote(state, note))) {
    const difference = differsIn({ [path]: at(found, ...path.split('.')) }, { [path]: value });
    if (difference !== undefined) return difference;
  }
  return note.issuedMs === undefined ? undefined : keyDiffers(found, note, note.issuedMs);
}

/** Compares the answer to a request with the note that it should have. `last`: it has just got its number. */
export function noteAnswerDiffers(
  answer: Answer,
  status: number,
  state: NfseState,
  note: Note,
  { isLast = false } = {},
): string | undefined {
  const expected = isLast ? { ...note, number: countIssued(state, note.content.provider) } : note;
  return statusDiffers(answer, status) ?? noteDiffers(answer.body, state, expected);
}

/** What only the service knows. */
export function learned(note: Note, found: unknown): Note {
  const [id, number, accessKey] = ['id', 'number', 'accessKey'].map((name) => at(found, name));
  return {
    ...note,
    ...(typeof id === 'string' && { id }),
    ...(typeof number === 'number' && { number }),
    ...(typeof accessKey === 'string' && { accessKey }),
  };
}

/** The access key has 50 digits: municipality, kind of provider, provider, number, month of issue, and a check digit. */
function keyDiffers(found: unknown, { content }: Note, issuedMs: number): string | undefined {
  const key = String(at(found, 'accessKey'));
  const number = String(at(found, 'number')).padStart(13, '0');
  const month = inBrasilia(issuedMs).slice(2, 7).replace('-', '');
  const start = new RegExp(`^3550308[12]2${content.provider}${number}${month}\\d{10}$`);
  if (!start.test(key)) return `the access key ${key} is not that of the note`;
  return checkDigit(key.slice(0, -1)) === key.at(-1) ? undefined : `${key} has a wrong check digit`;
}

/** Modulo 11 with the weights 2 to 9 from the right; 10 and 11 become 0. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const digit = 11 - (sum % 11);
  return String(digit > 9 ? 0 : digit);
}

/** Brasília is three hours behind UTC, without summer time. */
export function inBrasilia(ms: number): string {
  return `${new Date(ms - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;
}
