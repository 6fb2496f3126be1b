import { keptText } from '#libs/http';
import { entryFields, entryOf } from './entry.fixture';
import { hiddenNames, readHidden, textOfHidden } from './hidden-members';
import { shownEntry } from './shown-entry';

const JSON_TYPE = 'application/json; charset=utf-8';
const BODY = '{"parts":{"126.10":"10 123","11":"1"},"x":[{"126.10#2":{"deep":"123"}}]}';
const tests = new Set([(name: string) => name.startsWith('126.')]);
const namesIn = (type: string, text: string) =>
  hiddenNames([[type, keptText(text, 16_384)]], tests);

describe('The members that the journal does not show', () => {
  it.each([
    [JSON_TYPE, BODY, ['126.10', '126.10#2']],
    [JSON_TYPE, BODY.slice(0, 25), ['126.10']],
    [JSON_TYPE, '{"1\\u00326.10":"1"}', ['126.10']],
    [JSON_TYPE, '{"11":"126.10"}', []],
    ['text/plain', BODY, []],
    ['application/octet-stream', BODY, []],
  ])('are found by name in %s %s', (type, text, expected) => {
    expect(namesIn(type, text)).toEqual(expected);
  });

  it('are none without a function', () => {
    expect(hiddenNames([[JSON_TYPE, keptText(BODY, 16_384)]], undefined)).toEqual([]);
  });

  it.each([[[]], [['126.10', 'a\nb', 'é"€']]])('are written as one line of ASCII: %j', (names) => {
    const text = textOfHidden(names);
    expect(text).toMatch(/^[\x20-\x7e]*$/);
    expect(readHidden(text)).toEqual(names);
  });

  it('are empty when the entry is shown, and stay in the entry', () => {
    const entry = entryOf(1, {
      requestHeaders: { 'content-type': 'application/json' },
      requestBody: BODY,
      hiddenMembers: ['126.10', '126.10#2'],
    });
    const shown = '{"parts":{"126.10":"","11":"1"},"x":[{"126.10#2":""}]}';
    expect(shownEntry(entry).requestBody).toBe(shown);
    expect(entry.requestBody).toEqual(entryFields({ requestBody: BODY }).requestBody);
  });
});
