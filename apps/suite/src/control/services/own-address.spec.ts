import { namesItself } from './own-address';

describe('The address of a service', () => {
  it.each<[string | undefined, string, boolean]>([
    [undefined, '127.0.0.1', false],
    ['http://127.0.0.1:3000', '127.0.0.1', true],
    ['http://localhost:3000', '127.0.0.1', true],
    ['http://LOCALHOST:3000/spi', '127.0.0.1', true],
    ['http://[::1]:3000', '127.0.0.1', true],
    ['http://0.0.0.0:3000', '127.0.0.1', true],
    ['http://127.0.0.1:3002', '127.0.0.1', false],
    ['http://127.0.0.1', '127.0.0.1', false],
    ['http://spi.example:3000', '127.0.0.1', false],
    ['http://suite.example:3000', 'suite.example', true],
    ['http://127.0.0.1:3000', '0.0.0.0', true],
    ['http://127.0.0.1:3000', '192.0.2.1', false],
    ['http://192.0.2.1:3000', '0.0.0.0', false],
    ['no address', '127.0.0.1', false],
  ])('%s, of a suite control at %s port 3000: is it the same? %s', (address, host, isSame) => {
    expect(namesItself(address, { host, port: 3000 })).toBe(isSame);
  });

  it('has the default port of its protocol', () => {
    expect(namesItself('http://127.0.0.1', { host: '127.0.0.1', port: 80 })).toBe(true);
    expect(namesItself('https://127.0.0.1', { host: '127.0.0.1', port: 80 })).toBe(false);
  });
});
