import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DictRefusal } from '../../official/dict-refusal';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { cidSetOf } from '../cid-set';
import { listOf } from './cid-events';
import { CidEvents } from './cid-events.repository';
import { readEventQuery } from './event-query';

/** Lists the CID events of a participant. */
@Injectable()
export class CidEventsService {
  constructor(private readonly events: CidEvents) {}

  async list(
    { now }: CallOf<'listCidSetEvents'>,
    query: Request['query'],
  ): Promise<ResultOf<'listCidSetEvents'>> {
    const read = readEventQuery(query);
    if (!read.ok) {
      const detail = read.refusal
        .map(({ property = '', reason }) => `${property}: ${reason}`)
        .join(' ');
      throw new DictRefusal('BadRequest', detail, read.refusal);
    }
    const { participant, keyType, limit } = read.value;
    const set = cidSetOf(participant, keyType);
    const { events, end } = await this.events.read(set, read.value, limit);
    return listOf(read.value, events, end, now);
  }
}
