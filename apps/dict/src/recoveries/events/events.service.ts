import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { toIsoUtc } from '#libs/kernel';
import { listedParticipant } from '../../fraud/fraud-requests';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { QueryReader } from '../../official/query-reader';
import { Participants } from '../../participants/participants';
import { cursorAfter, placeOf } from './event-page';
import { type EventRow } from './event.row';
import { Events } from './events.repository';

const DAY_MS = 24 * 3_600_000;

/** DICT API 2.12.1, listEventNotifications. */
const LISTED_DAYS = 7;
const PAGE = 200;

/** Lists the events of participants. */
@Injectable()
export class EventsService {
  constructor(
    private readonly events: Events,
    private readonly participants: Participants,
  ) {}

  async list(
    { nowMs }: CallOf<'listEventNotifications'>,
    query: Request['query'],
  ): Promise<ResultOf<'listEventNotifications'>> {
    const { participant, includeIndirect, after } = readQuery(query);
    const rows = await this.events.list({
      participants: await this.participants.allOf(participant, includeIndirect),
      since: toIsoUtc(nowMs - LISTED_DAYS * DAY_MS),
      after,
      limit: PAGE + 1,
    });
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    const hasMore = rows.length > PAGE && last !== undefined;
    return {
      HasMoreElements: hasMore,
      ...(hasMore ? { NextCursor: cursorAfter(last.sequence) } : {}),
      EventNotifications: { EventNotification: page.map(view) },
    };
  }
}

function view({ sequence, event, entityId, at, participant }: EventRow) {
  return {
    Id: sequence,
    Event: event,
    EntityType: 'FUNDS_RECOVERY',
    EntityId: entityId,
    Timestamp: at,
    Participant: participant,
  } as const;
}

interface EventsQuery {
  readonly participant: string;
  readonly includeIndirect: boolean;
  readonly after: number;
}

/** @throws DictRefusal BadRequest */
function readQuery(sent: Request['query']): EventsQuery {
  const query = new QueryReader(sent);
  const participant = listedParticipant(query);
  const includeIndirect = query.flag('IncludeIndirectParticipants');
  const cursor = query.matching('Cursor', /^.{1,100}$/, 'the NextCursor of another page');
  const after = cursor === undefined ? 0 : placeOf(cursor);
  if (after === undefined)
    query.refuse('Cursor', cursor ?? '', 'Must be the NextCursor of another page.');
  query.check();
  return { participant, includeIndirect, after: after ?? 0 };
}
