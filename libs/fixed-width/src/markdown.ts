import { type CodeList } from './code-list';
import { type AnyField, isFixed, type NamedField, type RecordTable } from './record';

/** The table of a record in Markdown, with a heading of the third level. */
export function recordMarkdown(table: RecordTable<unknown>): string {
  return sectionOf(table, table.entries);
}

/** Only the fields of a variant that are not in its base. */
export function variantMarkdown(table: RecordTable<unknown>, base: RecordTable<unknown>): string {
  const same = new Set(base.entries.map(({ field }) => field));
  return sectionOf(
    table,
    table.entries.filter(({ field }) => !same.has(field)),
  );
}

export function codeListMarkdown({ id, title, meanings }: CodeList): string {
  const rows = [...meanings].map(([code, meaning]) => [`\`${code}\``, meaning]);
  return section(`### ${id}: ${title}`, [['Code', 'Meaning'], ...rows]);
}

/** A table with a header, whose columns are as wide as prettier makes them. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [header = [], ...body] = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [header, rule, ...body].map(lineOf).join('\n');
}

function sectionOf(table: RecordTable<unknown>, entries: readonly NamedField[]): string {
  const rows = entries.map(({ name, field }) => [
    positions(field),
    isFixed(field) ? `\`${field.fixed.trim() === '' ? 'blanks' : field.fixed}\`` : pictureOf(field),
    name.startsWith('$') ? '' : `\`${name}\``,
    contentOf(field),
  ]);
  const source = `Source: ${table.source}.`;
  const intro = table.note === undefined ? source : `${source} ${table.note}.`;
  return section(`### ${table.name}`, [['Position', 'Picture', 'Name', 'Content'], ...rows], intro);
}

function section(heading: string, rows: readonly (readonly string[])[], intro?: string): string {
  const parts = [heading, ...(intro === undefined ? [] : [intro]), markdownTable(rows)];
  return parts.join('\n\n');
}

function positions({ from, to }: AnyField): string {
  return from === to ? String(from) : `${String(from)}-${String(to)}`;
}

function pictureOf(field: Exclude<AnyField, { readonly fixed: string }>): string {
  return `\`${field.picture.notation(field.to - field.from + 1)}\``;
}

function contentOf({ label, options }: AnyField): string {
  const parts = [label];
  if (options.codes !== undefined) parts.push(`code of ${options.codes.id}`);
  if (options.mayBeBlank) parts.push('blanks are accepted');
  if (options.note !== undefined) parts.push(options.note);
  if (options.source !== undefined) parts.push(`from ${options.source}`);
  if (options.code !== undefined) parts.push(`refused with \`${options.code}\``);
  return parts.join('; ');
}
