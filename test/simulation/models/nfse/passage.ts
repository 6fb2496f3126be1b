import { type Data } from '../world';
import { type Passage } from '../control/control';
import {
  authorized,
  cancelled,
  decidedNote,
  isTooLate,
  refusalOf,
  replacementRefusal,
  withNote,
} from './changes';

/** What waits is decided in the order of its instants. The order of one instant is not specified. */
export const endNotes: Passage = (data, _fromMs, toMs) => {
  let all: readonly Data[] = [data];
  for (const dueMs of instantsUntil(data, toMs)) {
    all = all.flatMap((one) =>
      orders(one, dueMs).map((names) =>
        names.reduce((changed, name) => decided(changed, name, dueMs), one),
      ),
    );
  }
  return all;
};

function instantsUntil({ nfse }: Data, toMs: number): readonly number[] {
  const instants = Object.values(nfse.notes).flatMap(({ dueMs }) =>
    dueMs !== undefined && dueMs <= toMs ? [dueMs] : [],
  );
  return [...new Set(instants)].sort((one, other) => one - other);
}

/** Of several that would end the same note, only the first one does. Each of them can be the first. */
function orders({ nfse }: Data, dueMs: number): readonly (readonly string[])[] {
  const due = Object.keys(nfse.notes).filter((name) => nfse.notes[name]?.dueMs === dueMs);
  const groups = new Map<string, readonly string[]>();
  for (const name of due) {
    const ended = nfse.notes[name]?.replaces ?? name;
    groups.set(ended, [...(groups.get(ended) ?? []), name]);
  }
  let all: readonly (readonly string[])[] = [[]];
  for (const rivals of groups.values()) {
    all = all.flatMap((names) =>
      rivals.map((first) => [...names, first, ...rivals.filter((name) => name !== first)]),
    );
  }
  return all;
}

function decided(data: Data, name: string, nowMs: number): Data {
  const note = data.nfse.notes[name];
  if (note === undefined) return data;
  const kept = decidedNote(note);
  if (note.status === 'cancelling') {
    if (!isTooLate(note, nowMs)) return cancelled(data, name, note, nowMs);
    const refused = { ...kept, status: 'authorized', cancellationRefusal: 'E0822' } as const;
    return withNote(data, name, { ...refused, updatedMs: nowMs });
  }
  const original = note.replaces === undefined ? undefined : data.nfse.notes[note.replaces];
  const refusal =
    refusalOf(note.content) ?? (original === undefined ? undefined : replacementRefusal(original));
  if (refusal === undefined) return authorized(data, name, note, nowMs);
  return withNote(data, name, {
    ...kept,
    status: 'rejected',
    rejection: refusal,
    updatedMs: nowMs,
  });
}
