import { isDeepStrictEqual } from 'node:util';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Data, type World } from '../world';
import { inBrasilia, learned, noteAnswerDiffers } from './answers';
import {
  authorized,
  decidedNote,
  nameFor,
  PROCESSING_MS,
  refusalOf,
  replacementRefusal,
  isTooLate,
  withNote,
} from './changes';
import { drawContent, drawNote, hasRival } from './draw';
import { issueBody, post } from './request';
import { withReference, type Note, type NoteContent } from './state';

/** More notes than this in a sandbox would only make reading slower. */
const ENOUGH = 100;

interface IssueArgs {
  readonly content: NoteContent;
  readonly isSync: boolean;
  [member: string]: NoteContent | string | boolean;
}
interface ReplaceArgs extends IssueArgs {
  readonly name: string;
}

export const issue = operation<World, IssueArgs>({
  name: 'nfse.issue',
  service: 'nfse',
  weight: 14,
  draw: (dice, { nowMs, data }, { number }) => {
    const names = Object.keys(data.nfse.notes);
    if (nowMs === undefined || names.length >= ENOUGH) return undefined;
    const isSync = dice.share(0.75);
    const earlier = dice.share(0.12)
      ? data.nfse.notes[drawNote(dice, data.nfse) ?? '']?.content
      : undefined;
    // A client that repeats its request, or uses a reference for something else.
    if (earlier !== undefined && earlier.reference !== null && refusalOf(earlier) === undefined) {
      const cents = dice.share(0.7) ? earlier.cents : earlier.cents + 1;
      return { content: { ...earlier, cents }, isSync };
    }
    return { content: drawContent(dice, number), isSync };
  },
  request: ({ content, isSync }) => post('/nfse/issue', issueBody(content, isSync)),
  outcomes: ({ content, isSync }, world) => {
    const repeated = withReference(world.data.nfse, content);
    const note = world.data.nfse.notes[repeated ?? ''];
    if (repeated !== undefined && note !== undefined) {
      return [repeatedIssue(world, { name: repeated, content, isSync }, note)];
    }
    return [accepted(world, { content, isSync })];
  },
});

export const replace = operation<World, ReplaceArgs>({
  name: 'nfse.replace',
  service: 'nfse',
  weight: 3,
  draw: (dice, { nowMs, data }, { number }) => {
    if (nowMs === undefined || Object.keys(data.nfse.notes).length >= ENOUGH) return undefined;
    const name = drawNote(
      dice,
      data.nfse,
      ({ dueMs, status }) => dueMs === undefined || status === 'cancelling',
    );
    const original = data.nfse.notes[name ?? ''];
    if (name === undefined || original === undefined) return undefined;
    // The rules allow another text and other amounts, but not another provider or date.
    const { provider, competence } = original.content;
    const content = {
      ...drawContent(dice, number),
      description: `Troca ${String(number)}`,
      ...{ provider, competence, reference: null, cents: 1_000 + dice.below(1_000_000) },
      ...{ deductions: 0, discount: 0, conditional: 0, rate: null, isWithheld: false, flaw: null },
    };
    const isSure = original.status !== 'authorized' || hasRival(data.nfse, name);
    return { name, isSync: isSure || dice.share(0.7), content };
  },
  request: ({ name, content, isSync }, { data }) => {
    const id = data.nfse.notes[name]?.id;
    const body = {
      code: '99',
      reason: 'A descrição estava incompleta',
      invoice: issueBody(content, isSync),
    };
    return id === undefined ? undefined : post(`/nfse/${id}/substitute`, body);
  },
  outcomes: ({ name, content, isSync }, world) => {
    const { nowMs, data } = world;
    const original = data.nfse.notes[name];
    if (original === undefined || nowMs === undefined) {
      return [unchanged(world, 'unknown', 404, 'INVOICE_NOT_FOUND')];
    }
    if (original.issuedMs === undefined) {
      return [unchanged(world, 'never authorized', 409, 'INVOICE_NOT_AUTHORIZED')];
    }
    const refusal =
      replacementRefusal(original) ?? (isTooLate(original, nowMs) ? 'E0050' : undefined);
    if (refusal !== undefined && isSync) return [unchanged(world, 'refused', 422, refusal)];
    return [accepted(world, { content, isSync }, name)];
  },
});

/** A new note is stored, or refused by a rule. */
function accepted(world: World, { content, isSync }: IssueArgs, replaces?: string): Outcome<World> {
  const { data, nowMs = 0 } = world;
  const refusal = refusalOf(content);
  if (isSync && refusal !== undefined) return unchanged(world, 'refused', 422, refusal);
  const name = nameFor(data, content);
  const times = { createdMs: nowMs, updatedMs: nowMs, ...(replaces !== undefined && { replaces }) };
  const today = inBrasilia(nowMs).slice(0, 10);
  const day = content.competence ?? data.nfse.notes[replaces ?? '']?.day ?? today;
  const waiting: Note = { content, status: 'processing', day, ...times };
  const changed = isSync
    ? authorized(data, name, waiting, nowMs)
    : withNote(data, name, { ...waiting, dueMs: nowMs + PROCESSING_MS });
  return stored(world, changed, name, isSync);
}

/** The same request with the same reference has the same note; a rejected one is tried again. */
function repeatedIssue(
  world: World,
  { name, content, isSync }: ReplaceArgs,
  note: Note,
): Outcome<World> {
  if (!isDeepStrictEqual({ ...content }, { ...note.content })) {
    return unchanged(world, 'other content', 409, 'REFERENCE_CONFLICT');
  }
  const { data, nowMs = 0 } = world;
  if (note.status !== 'rejected') {
    const status = note.status === 'processing' ? 202 : 201;
    return {
      name: 'repeated',
      differs: (answer) => noteAnswerDiffers(answer, status, data.nfse, note),
      next: () => world,
    };
  }
  const refusal = refusalOf(content);
  if (isSync && refusal !== undefined) return unchanged(world, 'refused again', 422, refusal);
  const again = {
    ...decidedNote(note),
    status: 'processing',
    dueMs: nowMs + PROCESSING_MS,
    updatedMs: nowMs,
  } as const;
  return isSync
    ? stored(world, authorized(data, name, note, nowMs), name, true)
    : stored(world, withNote(data, name, again), name, false);
}

function stored(world: World, changed: Data, name: string, isSync: boolean): Outcome<World> {
  const note = changed.nfse.notes[name];
  if (note === undefined) throw new Error(`There is no ${name}.`);
  return {
    name: isSync ? 'authorized' : 'processing',
    differs: (answer) => {
      const status = isSync ? 201 : 202;
      return (
        statusDiffers(answer, status) ??
        noteAnswerDiffers(answer, status, changed.nfse, note, { isLast: isSync })
      );
    },
    next: (answer) => {
      if (answer === undefined) return { ...world, data: changed };
      const notes = { ...changed.nfse.notes, [name]: learned(note, answer.body) };
      return { ...world, data: { ...changed, nfse: { notes } } };
    },
  };
}
