import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { REFUND_STATUSES } from '#libs/dict-api';
import { QueryReader } from '../../official/query-reader';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { Participants } from '../../participants/participants';
import { listedParticipant, ReadAccess } from '../fraud-requests';
import { type ListPlace } from '../modified-list';
import { cursorOf, placeOf } from './refund-cursor';
import { refundView } from './refund-view';
import { RefundRow } from './refund.row';
import { Refunds } from './refunds.repository';

const ROLES = { REQUESTING: 'requesting', CONTESTED: 'contested' } as const;

/** Shows refunds to the requesting and the contested participants. */
@Injectable()
export class RefundsReadingService {
  constructor(
    private readonly refunds: Refunds,
    private readonly access: ReadAccess,
    private readonly participants: Participants,
  ) {}

  find(call: CallOf<'getRefund'>, path: string): Promise<RefundRow> {
    return this.access.read(call, path, {
      ...{ what: 'refund', entity: RefundRow },
      readersOf: ({ requesting, contested }) => [requesting, contested],
    });
  }

  async list(sent: Request['query']): Promise<ResultOf<'listRefunds'>> {
    const query = new QueryReader(sent);
    const participant = listedParticipant(query);
    const includesIndirect = query.flag('IncludeIndirectParticipants');
    const withDetails = query.flag('IncludeDetails');
    const role = query.oneOf('ParticipantRole', ['REQUESTING', 'CONTESTED']);
    if (role === undefined) {
      query.missing('ParticipantRole', 'REQUESTING or CONTESTED');
    }
    const filter = {
      role: ROLES[role ?? 'REQUESTING'],
      statuses: query.someOf('Status', REFUND_STATUSES),
      modifiedAfter: query.instant('ModifiedAfter'),
      modifiedBefore: query.instant('ModifiedBefore'),
      limit: query.limit(),
      after: cursorIn(query),
    };
    query.check();
    const participants = await this.participants.allOf(participant, includesIndirect);
    const { rows, hasMore } = await this.refunds.list({ ...filter, participants });
    const last = rows.at(-1);
    return {
      HasMoreElements: hasMore,
      ...(hasMore && last !== undefined ? { NextCursor: cursorOf(last) } : {}),
      Refunds: { Refund: rows.map((row) => refundView(row, withDetails)) },
    };
  }
}

function cursorIn(query: QueryReader): ListPlace | undefined {
  const cursor = query.matching('Cursor', /^[\w-]{1,100}$/, 'a NextCursor');
  if (cursor === undefined) return undefined;
  const place = placeOf(cursor);
  if (place === undefined) query.refuse('Cursor', cursor, 'Must be a NextCursor of this list.');
  return place;
}
