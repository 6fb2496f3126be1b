import { text, wholeNumber, type ValuesOf } from '#libs/config';
import { webhookVariables } from '#libs/webhooks';

/** Variables of the report service, in addition to those of every service. */
export const reportVariables = {
  reportDir: text(
    'REPORT_DIR',
    '',
    'Folder of the files of reports. All instances of one service must share it. Services with other databases may share it, too. Empty: report-files in DATA_DIR.',
  ),
  reportsAtOnce: wholeNumber(
    { min: 1, max: 16 },
    'REPORT_RUNS_AT_ONCE',
    '2',
    'How many reports one instance writes at the same time.',
  ),
  reportHours: wholeNumber(
    { min: 1, max: 87_600 },
    'REPORT_EXPIRY_HOURS',
    '24',
    'How long the file of a report is kept, in hours on the clock of the sandbox, unless the request says otherwise.',
  ),
  reportMaxMegabytes: wholeNumber(
    { min: 1, max: 1_000_000 },
    'REPORT_MAX_MEGABYTES',
    '4096',
    'The largest file of a report, in MB. A report that becomes larger fails.',
  ),
  ...webhookVariables,
} as const;

export type ReportConfig = ValuesOf<typeof reportVariables>;
