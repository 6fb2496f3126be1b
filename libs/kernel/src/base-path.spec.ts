import { BASE_PATH } from './base-path';

describe('BASE_PATH', () => {
  it.each(['/spi-simulator', '/a/b/c', '/v1.2', '/s2', '/spi/s', '/~team_a'])(
    'accepts %s',
    (path) => {
      expect(path).toMatch(BASE_PATH);
    },
  );

  it.each([
    ...['', '/', 'spi', '/spi/', '//spi', '/a//b', '/..', '/a/../b', '/./a', '/a/..'],
    ...['/s', '/s/run-42', '/a b', '/a"', "/a'", '/<a>', '/a?b', '/a#b', '/a%2e', '/a\\b'],
    ...['/a\n', '/a\u0000', '/é', 'https://x/a', `/${'a'.repeat(81)}`, '/a'.repeat(9)],
  ])('refuses %j', (path) => {
    expect(path).not.toMatch(BASE_PATH);
  });
});
