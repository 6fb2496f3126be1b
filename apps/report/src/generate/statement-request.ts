import { nearestName, RequestInvalid, type ViolationList } from '#libs/kernel';
import {
  isStatementFormat,
  STATEMENT_FORMATS,
  type ReportFormat,
  type StatementFormatId,
} from '../formats/statement-formats';
import { type ReportType } from '../types/report-type';
import { type ReportOptions } from './report-options';

/** A statement has whole days of this zone. */
export const STATEMENT_TIMEZONE = 'America/Sao_Paulo';

/** The options that only statements have, and their values in a format. */
const CHOICES = { version: 'versions', variant: 'variants', faults: 'faults' } as const;

/**
 * The parameters of a request with the time zone of statements as the default.
 *
 * @param sent the member `parameters` of the request
 */
export function withTimezone(sent: object, format: ReportFormat): object {
  return isStatementFormat(format) ? { timezone: STATEMENT_TIMEZONE, ...sent } : sent;
}

/** Refuses a format of statements for a type that is no statement. */
export function checkFormat(
  type: ReportType,
  format: ReportFormat,
  { types, found }: { readonly types: readonly ReportType[]; readonly found: ViolationList },
): void {
  if (!isStatementFormat(format) || type.statements !== undefined) return;
  const having = types.filter(({ statements }) => statements !== undefined).map(({ id }) => id);
  found.add(
    '/format',
    `${format} is a format of statements, and ${type.id} is a table. Statements are ${having.join(' and ')}.`,
  );
}

/** Refuses parameters and days that a statement cannot have. */
export function checkStatement(
  type: ReportType,
  format: ReportFormat,
  { parameters, timezone, columns, nowMs, found }: StatementParameters,
): void {
  if (!isStatementFormat(format)) return;
  if (timezone !== STATEMENT_TIMEZONE) {
    found.add(
      '/parameters/timezone',
      `Must be ${STATEMENT_TIMEZONE} in the format ${format}: a statement has whole days in Brasília.`,
    );
  }
  if (columns !== undefined) {
    found.add('/parameters/columns', `Must be left out: the format ${format} has no columns.`);
  }
  checkDays(type, format, { parameters, nowMs, found });
}

interface StatementParameters extends DayParameters {
  readonly timezone: string;
  readonly columns: readonly string[] | undefined;
}

interface DayParameters {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
  readonly found: ViolationList;
}

function checkDays(
  { statements }: ReportType,
  format: StatementFormatId,
  { parameters, nowMs, found }: DayParameters,
): void {
  try {
    statements?.check(parameters, format, nowMs);
  } catch (error) {
    if (!(error instanceof RequestInvalid)) throw error;
    for (const { pointer, detail } of error.violations) found.add(pointer, detail);
  }
}

/** Refuses options that the format does not have. */
export function checkChoices(
  options: ReportOptions,
  format: ReportFormat,
  found: ViolationList,
): void {
  for (const [option, member] of Object.entries(CHOICES)) {
    const sent = options[option as keyof typeof CHOICES];
    const allowed = isStatementFormat(format) ? STATEMENT_FORMATS[format][member] : [];
    const values = typeof sent === 'object' ? sent : sent === undefined ? [] : [sent];
    const wrong = values.find((value) => !allowed.includes(value));
    if (wrong !== undefined) found.add(`/options/${option}`, adviceOn(wrong, allowed, format));
  }
}

function adviceOn(wrong: string, allowed: readonly string[], format: ReportFormat): string {
  if (allowed.length === 0) return `Must be left out: the format ${format} does not have it.`;
  const near = nearestName(wrong, allowed);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `${wrong} is not of the format ${format}; it must be one of ${allowed.join(', ')}.${hint}`;
}
