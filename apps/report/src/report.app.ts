import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { REPORT_EVENTS } from './journal-events';
import { reportVariables } from './config';
import { FILE_KINDS } from './files/report-file';
import { FILE_OUTCOMES, OUTCOMES } from './runs/outcomes';
import { REPORT_FORMATS } from './formats/statement-formats';
import { RUN_STATUSES } from './runs/run';
import { COVERAGES, FREQUENCIES } from './schedules/due-days';
import { schema } from './schema';
import { siblingVariables } from './types/siblings';

const EXAMPLE_REQUEST = '{"type":"synthetic.transactions","parameters":{"rows":1000}}';

/** The simulator of reports over the data of the other services. */
export const report: AppDefinition = {
  name: 'report',
  title: 'Reports',
  description:
    'Writes reports over the data of the other simulators, or over synthetic data of any size, in the background. ' +
    'Formats are CSV, JSON, NDJSON, XLSX, Parquet and PDF; statements of accounts also OFX, CNAB 240 and camt. ' +
    'The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'Relatórios',
    description:
      'Gera relatórios sobre os dados dos outros simuladores, ou sobre dados sintéticos de qualquer tamanho. ' +
      'Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('REPORT_PORT', '3008', 'Port of the simulator of reports.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...reportVariables, ...siblingVariables },
  module: AppModule,
  schema,
  events: REPORT_EVENTS,
  outcomes: FILE_OUTCOMES,
  outcomeOperations: [
    { method: 'POST', path: '/reports/generate', outcomes: OUTCOMES },
    { method: 'POST', path: '/reports/schedules/{id}/files', outcomes: FILE_OUTCOMES },
  ],
  webhookEvents: {
    'report.finished':
      'A report has succeeded, failed or was cancelled. `data` is the report as `GET /reports/{id}` returns it.',
  },
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/reports/generate' },
    effect: { outcome: 'FAILED_HALFWAY' },
    times: 1,
  },
  tags: { reports: 'Generates reports, and sends their files.' },
  enums: {
    RunStatus: RUN_STATUSES,
    ReportFormat: REPORT_FORMATS,
    FileKind: FILE_KINDS,
    ScheduleFrequency: FREQUENCIES,
    ScheduleCoverage: COVERAGES,
  },
  exposedHeaders: ['Accept-Ranges', 'Content-Range', 'Preference-Applied', 'Repr-Digest'],
  example: (address) =>
    `curl -s '${address}/reports/generate?wait=10' -H 'Content-Type: application/json' -d '${EXAMPLE_REQUEST}'`,
};
