import { isDeeperThan } from './json-depth';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('isDeeperThan', () => {
  it.each([
    ['arrays of the limit', nested(64), false],
    ['arrays beyond it', nested(65), true],
    ['objects of the limit', nested(64, '{"a":', '}').replace(':}', ':1}'), false],
    ['objects beyond it', nested(65, '{"a":', '}'), true],
    ['both, beyond it', nested(33, '[{"a":', '}]'), true],
    ['many next to each other', `[${'[],'.repeat(1_000)}[]]`, false],
    ['brackets in a string', JSON.stringify({ text: nested(1_000) }), false],
    ['brackets after an escaped quote', `["\\"${'['.repeat(100)}"]`, false],
    ['brackets after an escaped backslash', `["\\\\",${nested(64)}]`, true],
    ['a string without an end', `["${'['.repeat(100)}`, false],
    ['text that is not closed', '['.repeat(65), true],
  ])('%s', (_, text, expected) => {
    expect(isDeeperThan(text, 64)).toBe(expected);
  });
});
