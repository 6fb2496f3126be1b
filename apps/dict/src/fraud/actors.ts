import { Injectable } from '@nestjs/common';
import { type Call } from '../official/call';
import { DictRefusal } from '../official/dict-refusal';
import { type QueryReader } from '../official/query-reader';
import { Participants } from '../participants/participants.service';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who may see and change reports, markers and refunds. */
@Injectable()
export class Actors {
  constructor(private readonly participants: Participants) {}

  /** @throws DictRefusal Forbidden if the participant acts for none of those that may see the entity */
  async checkReader({ participant }: Call<unknown>, allowed: readonly string[]): Promise<void> {
    for (const ispb of allowed) if (await this.participants.actsFor(participant, ispb)) return;
    const detail = `Only participants ${allowed.join(' and ')} can see it, and ${participant} makes the request.`;
    throw new DictRefusal('Forbidden', detail);
  }
}

/** The participant that a body names: the one that acts. */
export function actorOf(body: { readonly Participant: string }): string {
  return body.Participant;
}

/**
 * The id of an entity, which the address and the body have.
 * @param what in errors, as in `infractionReport`
 * @throws DictRefusal NotFound if it is no UUID, BadRequest if they differ
 */
export function idOf(path: string, inBody: string, what: string): string {
  const id = entityId(path);
  if (inBody.toLowerCase() === id) return id;
  const reason = `Must be the id of the address, ${id}.`;
  const property = `${what}Id`;
  const violation = { reason, property, value: inBody.slice(0, 100) };
  throw new DictRefusal('BadRequest', `${property}: ${reason}`, [violation]);
}

/** @throws DictRefusal NotFound if the address has no UUID */
export function entityId(path: string): string {
  if (!UUID.test(path)) throw new DictRefusal('NotFound', 'The id of the address is not a UUID.');
  return path.toLowerCase();
}

export function notFound(what: string, id: string): DictRefusal {
  return new DictRefusal('NotFound', `There is no ${what} ${id}.`);
}

/** The parameter Participant of a list, which is required. */
export function listedParticipant(query: QueryReader): string {
  const sent = query.matching('Participant', /^[0-9A-Za-z]{8}$/, 'an ISPB of 8 characters');
  if (sent === undefined) query.missing('Participant', 'an ISPB');
  return (sent ?? '').toUpperCase();
}
