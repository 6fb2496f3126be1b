import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Call } from '../official/call';
import { DictRefusal, type DictResult, valueOf } from '../official/dict-refusal';
import { type QueryReader } from '../official/query-reader';
import { Participants } from '../participants/participants';
import { refuse } from './fraud-refusal';
import { findById, type Numbered } from './stored.repository';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A kind of entity that participants read by its id. */
interface Readable<Row> {
  /** Its name in errors, as in `infraction report`. */
  readonly what: string;
  readonly entity: EntityTarget<Row>;
  /** The ISPBs of the participants that can see it. */
  readonly readersOf: (row: Row) => readonly string[];
}

/** Checks who can see reports, markers, refunds and recoveries. */
@Injectable()
export class ReadAccess {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly participants: Participants,
  ) {}

  /** @throws DictRefusal NotFound, or Forbidden if the participant cannot see the entity */
  async read<Row extends Numbered>(
    call: Call<unknown>,
    path: string,
    { what, entity, readersOf }: Readable<Row>,
  ): Promise<Row> {
    const id = entityId(path);
    const row = await findById(this.sandboxes, entity, id);
    if (row === undefined) throw notFound(what, id);
    await this.check(call, readersOf(row));
    return row;
  }

  /** @throws DictRefusal Forbidden if the participant acts for none of the readers */
  async check({ participant }: Call<unknown>, readers: readonly string[]): Promise<void> {
    for (const ispb of readers) if (await this.participants.actsFor(participant, ispb)) return;
    const who = `participant${readers.length === 1 ? '' : 's'} ${readers.join(' and ')}`;
    throw new DictRefusal('Forbidden', `Only ${who} can see it, not ${participant}.`);
  }
}

/** The entity that a request changes: its id is in the path and in the body. */
interface Changed {
  /** Its name in errors, as in `infraction report`. */
  readonly what: string;
  readonly path: string;
  readonly inBody: string;
}

/**
 * Locks an entity and changes it as `decide` says, in one transaction.
 * @throws DictRefusal NotFound if there is no such entity, BadRequest if the ids differ, or the refusal of `decide`
 */
export async function changeEntity<Row>(
  sandboxes: Sandboxes,
  { what, path, inBody }: Changed,
  lock: (tx: UnitOfWork, id: string) => Transactional<Row | undefined>,
  decide: (tx: UnitOfWork, row: Row) => Transactional<DictResult<Row>>,
): Promise<Row> {
  const id = entityId(path);
  if (inBody.toLowerCase() !== id) {
    const property = `${what.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}Id`;
    valueOf(refuse('BadRequest', `Must be the id in the path, ${id}.`, property, inBody));
  }
  const result = await sandboxes.atomically(function* (tx): Transactional<
    DictResult<Row> | undefined
  > {
    const row = yield* lock(tx, id);
    return row && (yield* decide(tx, row));
  });
  if (result === undefined) throw notFound(what, id);
  return valueOf(result);
}

/** The participant that makes a change: the one that the body names. */
export function actorOf(body: { readonly Participant: string }): string {
  return body.Participant;
}

/** @throws DictRefusal NotFound if the path has no UUID */
export function entityId(path: string): string {
  if (!UUID.test(path)) throw new DictRefusal('NotFound', 'The id in the path is not a UUID.');
  return path.toLowerCase();
}

export function notFound(what: string, id: string): DictRefusal {
  return new DictRefusal('NotFound', `There is no ${what} ${id}.`);
}

/** The required parameter Participant of a list. */
export function listedParticipant(query: QueryReader): string {
  const sent = query.matching('Participant', /^[0-9A-Za-z]{8}$/, 'an ISPB of 8 characters');
  if (sent === undefined) query.missing('Participant', 'an ISPB');
  return (sent ?? '').toUpperCase();
}
