import { isKnown, mayBeContinued, rangeWithin } from './conditions';

const ETAG = '"a1"';

describe('The conditions of a download', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ 'if-none-match': '"a1"' }, true],
    [{ 'if-none-match': '"a1"', 'cache-control': 'no-cache' }, true],
    [{ 'if-none-match': 'W/"a1"' }, true],
    [{ 'if-none-match': '"b2", "a1"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b2"' }, false],
    [{ 'if-none-match': 'a1' }, false],
    [{ 'if-none-match': '"a1"', 'if-match': '"b2"' }, false],
  ])('with %j: the client has the file: %s', (headers, expected) => {
    expect(isKnown(ETAG, headers)).toBe(expected);
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ 'if-range': '"a1"' }, true],
    [{ 'if-range': 'W/"a1"' }, false],
    [{ 'if-range': '"b2"' }, false],
    [{ 'if-range': 'Sat, 21 Nov 2026 12:00:00 GMT' }, false],
  ])('with %j: a range counts: %s', (headers, expected) => {
    expect(mayBeContinued(ETAG, headers)).toBe(expected);
  });

  it.each([
    ['bytes=-101', 'bytes=0-'],
    ['bytes=-100', 'bytes=-100'],
    ['bytes=-0', 'bytes=-0'],
    ['bytes=0-999', 'bytes=0-999'],
    ['bytes=0-1, -999', 'bytes=0-1, 0-'],
    ['bytes=5-7,-3', 'bytes=5-7,-3'],
    ['rows=-999', 'rows=-999'],
    ['bytes=-9x', 'bytes=-9x'],
  ])('the range %s of 100 bytes is %s', (range, expected) => {
    expect(rangeWithin(range, 100)).toBe(expected);
  });

  it('no file without bytes has a range', () => {
    expect(rangeWithin('bytes=-1', 0)).toBe('bytes=-1');
  });
});
