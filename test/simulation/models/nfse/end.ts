import { unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Data, type World } from '../world';
import { noteAnswerDiffers } from './answers';
import { cancelled, decidedNote, isTooLate, PROCESSING_MS, withNote } from './changes';
import { drawNote, hasRival } from './draw';
import { get, post } from './request';

interface CancelArgs {
  readonly name: string;
  readonly isSync: boolean;
  readonly reason: string;
  [member: string]: string | boolean;
}

export const cancel = operation<World, CancelArgs>({
  name: 'nfse.cancel',
  service: 'nfse',
  weight: 5,
  draw: (dice, { nowMs, data }) => {
    const name = nowMs === undefined ? undefined : drawNote(dice, data.nfse);
    const reason = dice.share(0.05) ? 'curto' : 'Serviço cobrado em duplicidade';
    if (name === undefined) return undefined;
    return { name, isSync: hasRival(data.nfse, name) || dice.share(0.7), reason };
  },
  request: ({ name, isSync, reason }, { data }) => {
    const id = data.nfse.notes[name]?.id;
    const body = { code: '1', reason, ...(!isSync && { sync: false }) };
    return id === undefined ? undefined : post(`/nfse/${id}/cancel`, body);
  },
  outcomes: ({ name, isSync, reason }, world) => {
    const { nowMs, data } = world;
    const note = data.nfse.notes[name];
    if (reason.length < 15) return [unchanged(world, 'a short reason', 400, 'REQUEST_INVALID')];
    if (note === undefined || nowMs === undefined) {
      return [unchanged(world, 'unknown', 404, 'INVOICE_NOT_FOUND')];
    }
    if (note.issuedMs === undefined) {
      return [unchanged(world, 'never authorized', 409, 'INVOICE_NOT_AUTHORIZED')];
    }
    if (note.status !== 'authorized') return [unchanged(world, 'ended', 422, 'E0840')];
    if (!isSync) {
      const waiting = { status: 'cancelling', hasCancellation: true, updatedMs: nowMs } as const;
      const changed = withNote(data, name, {
        ...decidedNote(note),
        ...waiting,
        dueMs: nowMs + PROCESSING_MS,
      });
      return [ended(world, changed, name, 202)];
    }
    if (isTooLate(note, nowMs)) return [unchanged(world, 'too late', 422, 'E0822')];
    return [ended(world, cancelled(data, name, note, nowMs), name, 200)];
  },
});

function ended(world: World, changed: Data, name: string, status: number): Outcome<World> {
  const note = changed.nfse.notes[name];
  if (note === undefined) throw new Error(`There is no ${name}.`);
  return {
    name: note.status,
    differs: (answer) => noteAnswerDiffers(answer, status, changed.nfse, note),
    next: () => ({ ...world, data: changed }),
  };
}

interface FindArgs {
  readonly name: string;
  readonly by: 'id' | 'number' | 'key';
  [member: string]: string;
}

export const find = operation<World, FindArgs>({
  name: 'nfse.find',
  service: 'nfse',
  weight: 4,
  draw: (dice, { data }) => {
    const by = dice.one(['id', 'number', 'key'] as const);
    const name = drawNote(dice, data.nfse, ({ number }) => by === 'id' || number !== undefined);
    return name === undefined ? undefined : { name, by };
  },
  request: ({ name, by }, { data }) => {
    const { id, number, accessKey, content } = data.nfse.notes[name] ?? {};
    const path = {
      id,
      number:
        number === undefined ? undefined : `${String(number)}?provider=${content?.provider ?? ''}`,
      key: accessKey,
    }[by];
    return path === undefined ? undefined : get(`/nfse/${path}`);
  },
  outcomes: ({ name }, world) => {
    const note = world.data.nfse.notes[name];
    if (note === undefined) return [unchanged(world, 'unknown', 404, 'INVOICE_NOT_FOUND')];
    return [
      {
        name: 'found',
        differs: (answer) => noteAnswerDiffers(answer, 200, world.data.nfse, note),
        next: () => world,
      },
    ];
  },
});
