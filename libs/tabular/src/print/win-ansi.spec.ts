import { toWinAnsi } from './win-ansi';

describe('toWinAnsi', () => {
  it.each([
    [
      'Ação, coração & "aspas" \'ã\' ª º ° § ñ ü ß ÿ',
      'Ação, coração & "aspas" \'ã\' ª º ° § ñ ü ß ÿ',
    ],
    ['€ ‚ƒ„…†‡ˆ‰Š‹ŒŽ ‘’“”•–—˜™š›œžŸ', '€ ‚ƒ„…†‡ˆ‰Š‹ŒŽ ‘’“”•–—˜™š›œžŸ'],
    ['a\u0303 composed', 'ã composed'],
    ['Āā Łł Ș', 'Aa ?? S'],
    ['ﬁm ① x² ½', 'fim 1 x² ½'],
    ['a−b ‐ ‑', 'a-b - -'],
    ['Ação ☕', 'Ação ?'],
    ['👍🏽 ❤️', '? ?'],
    ['日本', '??'],
    ['tab\there\u00a0there\u3000end', 'tab here there end'],
    ['zero\u200bwidth\u00ad \u202eabc\ufeff', 'zerowidth abc'],
    ['control \u0000\u0007\u001f\u007f\u0085\u009f', 'control '],
    ['a\r\nb\rc\nd\u2028e', 'a\nb\nc\nd\ne'],
    ['lone \ud83d surrogate', 'lone ? surrogate'],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(toWinAnsi(text)).toBe(expected);
  });

  it('returns only line breaks and characters that the fonts have', () => {
    const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code)).join('');
    const cp1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const latin1 = Array.from({ length: 0x60 }, (_, place) => String.fromCodePoint(0xa0 + place));
    const known = new Set(Array.from(`${cp1252}\n`).concat(latin1));
    for (let code = 0x20; code < 0x7f; code += 1) known.add(String.fromCodePoint(code));
    expect(Array.from(toWinAnsi(all)).filter((character) => !known.has(character))).toEqual([]);
  });
});
