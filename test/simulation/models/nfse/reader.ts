import { isDeepStrictEqual } from 'node:util';
import { at, differsIn } from '../../core/answers';
import { type Reader, type Readings } from '../../core/model';
import { reais } from '../amounts';
import { type World } from '../world';
import { learned, noteDiffers } from './answers';
import { get } from './request';
import { type NfseState, type Note } from './state';

/** The events of the newest ended notes are read. */
const MOST_EVENTS = 8;

export const notesReader: Reader<World> = {
  service: 'nfse',
  requests: ({ data }) => [
    get('/nfse?limit=1000'),
    ...endedNotes(data.nfse).map(({ id }) => get(`/nfse/${id ?? ''}/events`)),
  ],
  learn: (world, readings) => {
    const found = elements(readings);
    let { notes } = world.data.nfse;
    for (const element of found) {
      const name = nameOf(notes, element);
      const note = name === undefined ? undefined : notes[name];
      if (name !== undefined && note !== undefined) {
        notes = { ...notes, [name]: learned(note, element) };
      }
    }
    return { ...world, data: { ...world.data, nfse: { notes } } };
  },
  differences: ({ data }, readings) => {
    const { nfse } = data;
    const found = elements(readings);
    const byId = new Map(found.map((element) => [at(element, 'id'), element]));
    const known = new Set(Object.values(nfse.notes).map(({ id }) => id));
    return [
      ...Object.entries(nfse.notes).flatMap(([name, note]) => {
        const element = byId.get(note.id);
        const difference = element === undefined ? 'is missing' : noteDiffers(element, nfse, note);
        return difference === undefined
          ? []
          : [`${name} ${note.content.description}: ${difference}`];
      }),
      ...found.flatMap((element) => {
        const id = at(element, 'id') as string;
        return known.has(id) ? [] : [`invoice ${id} should not be there`];
      }),
      ...totalDifferences(nfse, readings),
      ...eventDifferences(nfse, readings),
    ];
  },
};

/** The note in the model that an invoice is, if its id is known, or another one that looks the same. */
function nameOf(notes: NfseState['notes'], element: unknown): string | undefined {
  const names = Object.keys(notes);
  const id = at(element, 'id');
  return (
    names.find((name) => notes[name]?.id === id) ??
    names.find((name) => {
      const note = notes[name];
      if (note === undefined || note.id !== undefined) return false;
      const { status, content, number } = note;
      return (
        differsIn(element, { status, reference: content.reference }) === undefined &&
        at(element, 'service', 'description') === content.description &&
        (number === undefined || at(element, 'number') === number)
      );
    })
  );
}

function totalDifferences({ notes }: NfseState, [list]: Readings): readonly string[] {
  const all = Object.values(notes);
  const cents = all.reduce((sum, { content }) => sum + content.cents, 0);
  const expected = {
    'x-total-count': String(all.length),
    'x-total-amount': reais(cents),
  };
  const difference = differsIn(list?.headers, expected);
  return difference === undefined ? [] : [`the list of invoices: ${difference}`];
}

/** A cancelled note has its event, and a replaced one too; once. */
function eventDifferences(state: NfseState, [, ...answers]: Readings): readonly string[] {
  const byKey = new Map(Object.values(state.notes).map((note) => [note.accessKey, note]));
  return answers.flatMap(({ body }) => {
    const events = Array.isArray(body) ? (body as readonly unknown[]) : [];
    const types = events.map((event) => at(event, 'type'));
    const note = byKey.get(String(at(events[0], 'id')).slice(3, 53));
    if (types.length === 0) return ['an ended note has no event'];
    const expected = note?.status === 'cancelled' ? ['101101'] : ['105102'];
    return note === undefined || isDeepStrictEqual(types, expected)
      ? []
      : [`the events of ${note.id ?? ''} are ${types.join()} instead of ${expected.join()}`];
  });
}

function endedNotes({ notes }: NfseState): readonly Note[] {
  return Object.values(notes)
    .filter(({ id, status }) => id !== undefined && ['cancelled', 'substituted'].includes(status))
    .slice(-MOST_EVENTS);
}

function elements([list]: Readings): readonly unknown[] {
  return Array.isArray(list?.body) ? (list.body as readonly unknown[]) : [];
}
