import { hasColors, Output } from './output';

const written = (
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  options: { readonly json?: boolean; readonly table?: boolean },
): string => {
  let text = '';
  const stdout = { ...stream, write: (part: string) => (text += part) };
  new Output({ stdout, environment: { NO_COLOR: '1' } }, options).result({ a: 1 }, () => 'table\n');
  return text;
};
const JSON_TEXT = '{\n  "a": 1\n}\n';

it.each([
  ['a terminal', { isTTY: true, columns: 80 }, {}, 'table\n'],
  ['a terminal with --json', { isTTY: true, columns: 80 }, { json: true }, JSON_TEXT],
  ['a pipe', {}, {}, JSON_TEXT],
  ['a pipe with --table', {}, { table: true }, 'table\n'],
])('writes to %s in its format', (_, stream, options, expected) => {
  expect(written(stream, options)).toBe(expected);
});

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
])('colors on a terminal (%s) with %j: %s', (isTerminal, environment, expected) => {
  expect(hasColors(isTerminal, environment)).toBe(expected);
});
