// The output of the command.
import { kinds } from './mutants.mjs';

const OUTCOMES = ['noticed', 'not noticed', 'not reached'];
const LONGEST_TEXT = 70;

/** One line on a mutant. */
export function lineOf({ file, line, kind, before, after }) {
  const change = kind.startsWith('dropped')
    ? shortened(before)
    : `${shortened(before)} -> ${shortened(after)}`;
  return `${file}:${String(line)} ${kind}: ${change}`;
}

/** The tables by kind and by app or library, and the mutants that no test has noticed. */
export function reportOf(mutants) {
  const parts = [...new Set(mutants.map(partOf))].sort();
  return [
    ...table('Kind', kinds, mutants, ({ kind }) => kind),
    ...table('Part', parts, mutants, partOf),
    ...list('Reached, but not noticed', mutants, 'not noticed'),
    ...list('Not reached', mutants, 'not reached'),
  ].join('\n');
}

/** The app or library of a mutant. */
function partOf({ file }) {
  return file.split('/').slice(0, 2).join('/');
}

function table(title, names, mutants, nameOf) {
  const rows = names.map((name) =>
    row(
      name,
      mutants.filter((mutant) => nameOf(mutant) === name),
    ),
  );
  const header = [title, ...OUTCOMES].map(cell).join('');
  return [header, ...rows, row('all', mutants), ''];
}

function row(name, mutants) {
  const counts = OUTCOMES.map(
    (outcome) => mutants.filter((mutant) => mutant.outcome === outcome).length,
  );
  return [name, ...counts].map(cell).join('');
}

function cell(value, column) {
  return column === 0 ? String(value).padEnd(24) : String(value).padStart(13);
}

function list(title, mutants, outcome) {
  const lines = mutants.filter((mutant) => mutant.outcome === outcome).map(lineOf);
  return [`${title} (${String(lines.length)})`, ...lines.map((line) => `  ${line}`), ''];
}

function shortened(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT - 1)}…` : line;
}
