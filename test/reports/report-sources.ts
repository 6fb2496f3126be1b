import { Module, type Provider } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port, type Environment } from '#libs/config';
import { RequestContext, runInContext } from '#libs/http';
import { Failure } from '#libs/kernel';
import { SandboxModule, sandboxVariables } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { type Row } from '#libs/tabular';
import { createTestApp, type TestApp, type TestData } from '#libs/testing';
import { CreateReconciliationItems1795800100000 } from '../../apps/report/src/migrations/1795800100000-create-reconciliation-items';
import { reportVariables } from '../../apps/report/src/config';
import { FilesModule } from '../../apps/report/src/files/files.module';
import { ReportFileRow } from '../../apps/report/src/files/report-file.row';
import { CreateReportFiles1800700000000 } from '../../apps/report/src/migrations/1800700000000-create-report-files';
import { FileReconciliation } from '../../apps/report/src/types/file-reconciliation/file-reconciliation';
import { LedgerSides } from '../../apps/report/src/types/file-reconciliation/ledger-sides';
import { MatchedEntries } from '../../apps/report/src/types/file-reconciliation/matched-entry.repository';
import { MatchedEntryRow } from '../../apps/report/src/types/file-reconciliation/matched-entry.row';
import { ReconciliationItems } from '../../apps/report/src/types/reconciliation/item.repository';
import { ReconciliationItemRow } from '../../apps/report/src/types/reconciliation/item.row';
import { CreateStatementNumbers1800400000000 } from '../../apps/report/src/migrations/1800400000000-create-statement-numbers';
import { StatementNumberRow } from '../../apps/report/src/types/statement/statement-number.row';
import { StatementNumbers } from '../../apps/report/src/types/statement/statement-numbers.repository';
import { ITEMS_A_PAGE, ReportTypes } from '../../apps/report/src/types/report-types';
import { type Control, type Reading, type Source } from '../../apps/report/src/types/report-type';
import { Siblings, siblingVariables } from '../../apps/report/src/types/siblings';

/** So few items make several pages. */
const PAGE: Provider = { provide: ITEMS_A_PAGE, useValue: 2 };

@Module({
  imports: [SandboxModule, FilesModule],
  providers: [
    ...[PAGE, Siblings, ReconciliationItems, StatementNumbers, ReportTypes],
    ...[FileReconciliation, LedgerSides, MatchedEntries],
  ],
})
class SourcesModule {}

export const sources: AppDefinition = {
  name: 'sources',
  title: 'The sources of reports',
  description: '',
  port: port('SOURCES_PORT', '3998', ''),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...reportVariables, ...siblingVariables },
  module: SourcesModule,
  schema: {
    entities: [ReconciliationItemRow, StatementNumberRow, ReportFileRow, MatchedEntryRow],
    migrations: [
      CreateReconciliationItems1795800100000,
      CreateStatementNumbers1800400000000,
      CreateReportFiles1800700000000,
    ],
  },
  example: (address) => address,
};

/** A service that has the types of reports, and nothing else. */
export function createSources(environment: Environment, data?: TestData): Promise<TestApp> {
  return createTestApp(sources, environment, data);
}

/** Everything that a source gives. */
export interface ReadSource {
  readonly rows: readonly Row[];
  readonly pages: readonly number[];
  readonly rowsTotal: number | undefined;
  readonly control: Control;
  /** The rows as objects, by the names of the columns. */
  readonly records: readonly Readonly<Record<string, Row[number]>>[];
}

export const READING: Reading = {
  attempt: 'attempt-1',
  snapshotAtMs: Date.parse('2999-12-31T00:00:00Z'),
  timezone: 'UTC',
  signal: new AbortController().signal,
};

/** Opens and reads reports in one sandbox. */
export function reportsIn(test: TestApp, sandbox: string) {
  const types = test.app.get(ReportTypes);
  const typeOf = (id: string) => {
    const type = types.find(id);
    if (type === undefined) throw new Error(`There is no type ${id}.`);
    return type;
  };
  const inSandbox = async <T>(work: () => Promise<T>): Promise<T> => {
    const context = new RequestContext('reports-test', sandbox);
    try {
      return await runInContext(context, work);
    } finally {
      context.end();
    }
  };
  const open = (id: string, parameters: object, reading: Partial<Reading>): Promise<Source> => {
    const type = typeOf(id);
    const read = readJson(type.parameters, parameters, '/parameters');
    if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
    return type.open(read.value, { ...READING, ...reading });
  };
  const read = (id: string, parameters: object = {}, reading: Partial<Reading> = {}) =>
    inSandbox(async (): Promise<ReadSource> => {
      const source = await open(id, parameters, reading);
      try {
        return await readAll(
          source,
          typeOf(id).columns.map(({ name }) => name),
        );
      } finally {
        await source.close?.();
      }
    });
  return {
    read,
    inSandbox,
    open,
    /** How reading fails, as `CODE: detail`. */
    failure: async (id: string, parameters: object = {}, reading: Partial<Reading> = {}) => {
      const error = await read(id, parameters, reading).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return error instanceof Failure ? `${error.code}: ${error.detail}` : error;
    },
  };
}

async function readAll(source: Source, names: readonly string[]): Promise<ReadSource> {
  const rows: Row[] = [];
  const pages: number[] = [];
  for await (const page of source.pages()) {
    pages.push(page.length);
    rows.push(...page);
  }
  const records = rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])),
  );
  const { rowsTotal } = source;
  return { rows, pages, rowsTotal, records, control: await source.control() };
}
