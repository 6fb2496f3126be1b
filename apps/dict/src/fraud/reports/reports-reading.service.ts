import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { REPORT_STATUSES } from '#libs/dict-api';
import { QueryReader } from '../../official/query-reader';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { Participants } from '../../participants/participants';
import { listedParticipant, ReadAccess } from '../fraud-requests';
import { ReportRow } from './report.row';
import { reportView } from './report-view';
import { Reports, type ReportFilter } from './reports.repository';

/** Shows infraction reports to their reporters and counterparties. */
@Injectable()
export class ReportsReadingService {
  constructor(
    private readonly reports: Reports,
    private readonly access: ReadAccess,
    private readonly participants: Participants,
  ) {}

  find(call: CallOf<'getInfractionReport'>, path: string): Promise<ReportRow> {
    return this.access.read(call, path, {
      ...{ what: 'infraction report', entity: ReportRow },
      readersOf: ({ reporter, counterparty }) => [reporter, counterparty],
    });
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
