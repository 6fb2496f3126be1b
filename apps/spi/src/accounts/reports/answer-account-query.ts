import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type SpiAccountQuery } from '#libs/iso20022';
import { Outbox, type OutgoingMessage } from '../../messages/outbox.repository';
import { type Participant } from '../../participants/participant';
import { ParticipantRepository } from '../../participants/participant.repository';
import { type Arrival, type Refusal } from '../../settlement/arrival';
import { outgoing } from '../../settlement/notices';
import { periodOf, wrongQuery } from './account-query';
import { AccountQueryRepository } from './account-query.repository';
import { balanceReport, entriesReport, type PeriodEntries } from './account-reports';
import { entryNotice, unknownEntry } from './entry-notice';

/** The versions of the answers. */
const VERSIONS = { 'camt.052': '1.3', 'camt.053': '1.4', 'camt.054': '1.16' } as const;

const NO_ENTRIES: PeriodEntries = { entries: 0, first: 0, last: 0 };

/** Answers the queries of participants about their Contas PI: camt.060. */
@Injectable()
export class AnswerAccountQuery {
  constructor(
    private readonly participants: ParticipantRepository,
    private readonly queries: AccountQueryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @returns why the query is refused; undefined if it is answered */
  *receive(
    tx: UnitOfWork,
    query: SpiAccountQuery,
    arrival: Arrival,
  ): Transactional<Refusal | undefined> {
    const { ownerIspb } = query;
    const owner = (yield* this.participants.find(tx, [ownerIspb])).get(ownerIspb);
    const refusal = wrongQuery(query, arrival.sender, owner);
    if (refusal !== undefined || owner === undefined) return refusal;
    yield* this.outbox.put(tx, [yield* this.answer(tx, query, owner, arrival)]);
    return undefined;
  }

  private *answer(
    tx: UnitOfWork,
    query: SpiAccountQuery,
    owner: Participant,
    { messageId, now, nowMs }: Arrival,
  ): Transactional<OutgoingMessage> {
    const { ownerIspb, entryId = '', subject } = query;
    const head = { queryId: messageId ?? '0'.repeat(32), ownerIspb, now };
    const about = { subject: null, answers: messageId, status: null, reasonCode: null };
    switch (query.answer) {
      case 'camt.052': {
        // The simulator has no entries of Pix Saque and Pix Troco, so their files are empty.
        const period = periodOf(query, nowMs);
        const isFound = subject === 'REL';
        const found = isFound ? yield* this.queries.sumUp(tx, ownerIspb, period) : NO_ENTRIES;
        const document = entriesReport(head, found);
        return outgoing(ownerIspb, { ...named('camt.052'), document }, about, now);
      }
      case 'camt.053': {
        const document = balanceReport(head, owner, subject === 'CRE' ? 'CRE' : 'CSA');
        return outgoing(ownerIspb, { ...named('camt.053'), document }, about, now);
      }
      case 'camt.054': {
        const entry = yield* this.queries.findEntry(tx, ownerIspb, entryId);
        const notice =
          entry === undefined
            ? unknownEntry(head.queryId, { ownerIspb, entryId }, now)
            : entryNotice(head.queryId, entry, yield* this.queries.backgroundOf(tx, entry));
        const document = { createdAt: now, notices: [notice] };
        const aboutEntry = { ...about, subject: entry?.entryId ?? null };
        return outgoing(ownerIspb, { ...named('camt.054'), document }, aboutEntry, now);
      }
    }
  }
}

function named<Name extends keyof typeof VERSIONS>(name: Name) {
  return { name, version: VERSIONS[name] };
}
