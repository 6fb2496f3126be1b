import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { REPORT_STATUSES } from '#libs/dict-api';
import { QueryReader } from '../../official/query-reader';
import { type CallOf, type ResultOf } from '../../official/operation';
import { Participants } from '../../participants/participants.service';
import { Actors, entityId, listedParticipant, notFound } from '../actors';
import { ReportList, type ReportFilter } from './report-list.repository';
import { type ReportRow } from './report.row';
import { reportView } from './report-view';

/** Shows infraction reports to those who are part of them. */
@Injectable()
export class ReportsReading {
  constructor(
    private readonly reports: ReportList,
    private readonly actors: Actors,
    private readonly participants: Participants,
  ) {}

  async find(call: CallOf<'getInfractionReport'>, path: string): Promise<ReportRow> {
    const id = entityId(path);
    const report = await this.reports.find(id);
    if (report === undefined) throw notFound('infraction report', id);
    await this.actors.checkReader(call, [report.reporter, report.counterparty]);
    return report;
  }

  async list(query: Request['query']): Promise<ResultOf<'listInfractionReports'>> {
    const read = new QueryReader(query);
    const participant = listedParticipant(read);
    const includesIndirect = read.flag('IncludeIndirectParticipants');
    const roles = rolesOf(read.flag('IsReporter'), read.flag('IsCounterparty'));
    const withDetails = read.flag('IncludeDetails');
    const filter = {
      roles,
      statuses: read.someOf('Status', REPORT_STATUSES),
      modifiedAfter: read.instant('ModifiedAfter'),
      modifiedBefore: read.instant('ModifiedBefore'),
      limit: read.limit(),
    };
    read.check();
    const participants = await this.participants.allOf(participant, includesIndirect);
    const { rows, hasMore } = await this.reports.list({ ...filter, participants });
    return {
      HasMoreElements: hasMore,
      InfractionReports: { InfractionReport: rows.map((row) => reportView(row, withDetails)) },
    };
  }
}

/** Equal flags list the reports of both roles. */
function rolesOf(isReporter: boolean, isCounterparty: boolean): ReportFilter['roles'] {
  if (isReporter === isCounterparty) return ['reporter', 'counterparty'];
  return isReporter ? ['reporter'] : ['counterparty'];
}
