import { shownOccurrences } from './layouts';

describe('The occurrences of a payment', () => {
  it.each([
    ['febraban', 'AEAG', ['AE', 'AG']],
    ['itau', 'AE', ['RJ']],
    ['itau', 'BD', ['BD']],
    // Both are RJ in the layout, and its return files have it once.
    ['itau', 'AEAG', ['RJ']],
  ])('in the layout %s of %s are %s', (layout, text, codes) => {
    const shown = shownOccurrences(text, layout);
    expect(shown.map(({ code }) => code)).toEqual(codes);
    for (const { meaning } of shown) expect(meaning).not.toContain('See the layout');
  });
});
