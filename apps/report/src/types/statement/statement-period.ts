import { periodMembers } from '../period';

/** The members `from` and `to` of the parameters of a statement. */
export const statementPeriod = {
  from: periodMembers.from.meta({
    description:
      'The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report. Default: 30 days before the end. The formats of banks take only dates, which are days in Brasília.',
    example: '2026-01-01',
  }),
  to: periodMembers.to.meta({
    description:
      'The end of the period, which is not included, in the same form. Default: the instant of the report. In the formats of banks, the default is tomorrow, so that the statement ends with today; in camt.053 it is today, because it has only days that are over.',
    example: '2026-02-01',
  }),
} as const;
