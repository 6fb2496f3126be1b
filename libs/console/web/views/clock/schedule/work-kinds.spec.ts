import { kindInWords } from './work-kinds';

describe('kindInWords', () => {
  it.each([
    ['spi-timeout', 'pt', 'Tempo limite da liquidação'],
    ['spi-timeout', 'en', 'Time limit of the settlement'],
    ['new-kind', 'pt', 'new-kind'],
    ['constructor', 'en', 'constructor'],
  ] as const)('%s in %s is %s', (kind, language, expected) => {
    expect(kindInWords(kind, language)).toBe(expected);
  });
});
