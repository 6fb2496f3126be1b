import { type ExplainedFile } from './explained-file';

type Field = ExplainedFile['lines'][number]['fields'][number];

/** A file for people: a line for each field. */
export function explainedText({ kind, lineCount, lines, findings }: ExplainedFile): string {
  const parts = [
    `${kind}, lines: ${String(lineCount)}, findings: ${String(findings.length)}`,
    ...lines.map(({ line, record, fields }) =>
      [`Line ${String(line)}: ${record ?? 'unknown record'}`, ...fields.map(fieldText)].join('\n'),
    ),
    ...findings.map(
      ({ line, from, to, field, code, detail }) =>
        `Line ${String(line)}, ${places(from, to)}, ${field}: ${detail} (${code})`,
    ),
  ];
  return `${parts.join('\n')}\n`;
}

function fieldText({ from, to, name, content, label, meaning, expected }: Field): string {
  const means = meaning === undefined ? '' : `: ${meaning}`;
  const must = expected === undefined ? '' : ` (must be ${expected})`;
  return `  ${places(from, to)}  ${name} "${content}"  ${label}${means}${must}`;
}

function places(from: number, to: number): string {
  return [from, to].map((place) => String(place).padStart(3, '0')).join('-');
}
