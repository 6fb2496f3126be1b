import { z } from 'zod';
import { nearestName, RequestInvalid, ViolationList, type Result } from '#libs/kernel';
import { addUnknown, isObject, readJson } from '#libs/schema';
import { timeZone } from '#libs/tabular';
import {
  isStatementFormat,
  REPORT_FORMATS,
  TABLE_FORMAT_IDS,
  type ReportFormat,
} from '../formats/statement-formats';
import { periodOf } from '../types/period';
import { type ReportType } from '../types/report-type';
import { ReportRequestRefused } from './generate.errors';
import { reportOptions, type ReportOptions } from './report-options';
import { checkChoices, checkFormat, checkStatement, withTimezone } from './statement-request';

export const DEFAULT_FORMAT: ReportFormat = 'csv';
/** The type of the body. */
const MEMBERS = ['type', 'format', 'parameters', 'options'];
const MAX_COLUMNS = 100;
/** The length of a name in an error. */
const SHOWN_CHARACTERS = 60;

/** A valid request for a report. */
export interface ReportRequest {
  readonly type: ReportType;
  readonly format: ReportFormat;
  /** The parameters of the type, with their defaults. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly timezone: string;
  /** Undefined: all columns of the type. */
  readonly columns: readonly string[] | undefined;
  readonly options: ReportOptions;
}

/** The formats of a type. */
export function formatsOf({ statements }: ReportType): readonly ReportFormat[] {
  return statements === undefined ? TABLE_FORMAT_IDS : REPORT_FORMATS;
}

/** The parameters of a type together with those of all types: one object, so that an error lists all known names. */
export function parametersOf({ parameters, columns }: ReportType) {
  return parameters.safeExtend(commonParameters(columns.map(({ name }) => name)));
}

function commonParameters(columnNames: readonly string[]) {
  return {
    timezone: z
      .string()
      .refine((name) => timeZone(name) !== undefined, {
        error: 'Must be the name of a time zone, as in America/Sao_Paulo or UTC.',
      })
      .default('UTC')
      .describe('The time zone of the report: an IANA name. Default: UTC.'),
    columns: z
      .array(z.enum(columnNames as [string, ...string[]]))
      .min(1, { error: 'Must name at least one column.' })
      .max(MAX_COLUMNS, { error: `Must name at most ${String(MAX_COLUMNS)} columns.` })
      .refine((names) => new Set(names).size === names.length, {
        error: 'Must not name a column twice.',
      })
      .optional()
      .describe('The columns to show, in their order. Default: all.'),
  };
}

type CommonParameters = z.output<z.ZodObject<ReturnType<typeof commonParameters>>>;

/**
 * Reads the body of `POST /reports/generate`.
 *
 * @throws RequestInvalid if it is not an object
 * @throws ReportRequestRefused if the report does not exist or is not possible
 */
export function readReportRequest(
  body: unknown,
  types: readonly ReportType[],
  nowMs: number,
): ReportRequest {
  if (!isObject({ value: body })) {
    throw new RequestInvalid([{ pointer: '', detail: 'Must be an object with the member type.' }]);
  }
  const sent = body as Readonly<Record<string, unknown>>;
  const found = new ViolationList();
  const unknown = Object.keys(sent).filter((name) => !MEMBERS.includes(name));
  addUnknown(unknown, { at: '', known: MEMBERS, found });
  const typeId = chosen(
    sent['type'],
    types.map(({ id }) => id),
    { pointer: '/type', found },
  );
  const format = chosen(sent['format'] ?? DEFAULT_FORMAT, REPORT_FORMATS, {
    pointer: '/format',
    found,
  }) as ReportFormat | undefined;
  const options = keep(readJson(reportOptions, sent['options'] ?? {}, '/options'), found);
  const type = types.find(({ id }) => id === typeId);
  if (type !== undefined && format !== undefined) checkFormat(type, format, { types, found });
  if (options !== undefined && format !== undefined) checkChoices(options, format, found);
  const parameters =
    type && readParameters(type, sent['parameters'] ?? {}, format ?? DEFAULT_FORMAT, found);
  if (parameters !== undefined && format !== undefined) {
    checkPeriod(parameters, format, nowMs, found);
  }
  if (parameters === undefined || format === undefined || options === undefined || !found.isEmpty) {
    throw new ReportRequestRefused(found);
  }
  return { format, options, ...parameters };
}

function readParameters(
  type: ReportType,
  sent: unknown,
  format: ReportFormat,
  found: ViolationList,
) {
  if (!isObject({ value: sent })) {
    found.add('/parameters', 'Must be an object.');
    return undefined;
  }
  const read = keep(
    readJson(parametersOf(type), withTimezone(sent as object, format), '/parameters'),
    found,
  );
  if (read === undefined) return undefined;
  const { timezone, columns, ...parameters } = read as CommonParameters;
  return { type, parameters, timezone, columns };
}

/** Dates and instants can be compared only in the time zone of the report. */
function checkPeriod(
  request: Pick<ReportRequest, 'type' | 'parameters' | 'timezone' | 'columns'>,
  format: ReportFormat,
  nowMs: number,
  found: ViolationList,
): void {
  const { type, parameters, timezone } = request;
  if (isStatementFormat(format)) {
    checkStatement(type, format, { ...request, nowMs, found });
    return;
  }
  try {
    periodOf(parameters, { snapshotAtMs: nowMs, timezone });
  } catch (error) {
    if (!(error instanceof RequestInvalid)) throw error;
    for (const { pointer, detail } of error.violations) found.add(pointer, detail);
  }
}

function keep<T>(read: Result<T, ViolationList>, found: ViolationList): T | undefined {
  if (read.ok) return read.value;
  for (const { pointer, detail } of read.refusal.kept) found.add(pointer, detail);
  return undefined;
}

/** The value, if it is a known one. */
function chosen(
  value: unknown,
  known: readonly string[],
  { pointer, found }: { readonly pointer: string; readonly found: ViolationList },
): string | undefined {
  const list = `must be one of ${known.join(', ')}.`;
  if (typeof value === 'string' && known.includes(value)) return value;
  if (value === undefined) found.add(pointer, `Is missing; it ${list}`);
  else if (typeof value !== 'string') found.add(pointer, `M${list.slice(1)}`);
  else {
    const near = nearestName(value, known);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    const shown = JSON.stringify(value.slice(0, SHOWN_CHARACTERS));
    found.add(pointer, `${shown} does not exist; it ${list}${hint}`);
  }
  return undefined;
}
