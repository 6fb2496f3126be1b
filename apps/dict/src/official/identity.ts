import type { Request } from 'express';
import { isIspb } from '#libs/brazil';
import { type DictRequestName, type DictRequests } from '#libs/dict-api';
import { DictRefusal } from './dict-refusal';

export const PARTICIPANT_HEADER = 'pi-requestingparticipant';

/** The ISPB that a body names as the participant of the request; undefined if it names none. */
export function participantIn(body: DictRequests[DictRequestName]): string | undefined {
  if ('Entry' in body) return body.Entry.Account.Participant;
  if ('Claim' in body) return body.Claim.ClaimerAccount.Participant;
  if ('SyncVerification' in body) return body.SyncVerification.Participant;
  if ('Account' in body) return body.Account.Participant;
  return 'Participant' in body ? body.Participant : undefined;
}

/** The ISPB of the header PI-RequestingParticipant, if it was sent. */
export function participantOfHeader({ headers }: Request): string | undefined {
  return ispbOf(headers[PARTICIPANT_HEADER], 'PI-RequestingParticipant');
}

/** The ISPB of the query parameter Participant of lists, if it was sent. */
export function participantOfQuery({ query }: Request): string | undefined {
  return ispbOf(query['Participant'], 'Participant');
}

function ispbOf(value: unknown, name: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  const ispb = typeof value === 'string' ? value.toUpperCase() : '';
  if (isIspb(ispb)) return ispb;
  const shown = typeof value === 'string' ? value.slice(0, 40) : 'a list';
  throw new DictRefusal('BadRequest', `${name} is ${shown}. It must be an ISPB of 8 characters.`, [
    { reason: 'Must be an ISPB: 8 digits or letters.', value: shown, property: name },
  ]);
}
