import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceVariables } from './service-variables';
import {
  ConfigurationError,
  duration,
  flag,
  list,
  oneOf,
  optionalPort,
  networks,
  optionalText,
  orFile,
  port,
  readVariables,
  secret,
  wholeNumber,
} from './variables';

const table = {
  port: port('A_PORT', '3000', ''),
  tlsPort: optionalPort('TLS_PORT', ''),
  level: oneOf(['low', 'high'], 'LEVEL', 'low', ''),
  count: wholeNumber({ min: 1, max: 10 }, 'COUNT', '5', ''),
  delayMs: duration('DELAY', 'PT0S', ''),
  names: list('NAMES', '', ''),
  strict: flag('STRICT', 'false', ''),
  url: optionalText('URL', /^postgres:/, 'a PostgreSQL address', ''),
  token: secret(optionalText('TOKEN', /^\w{16,}$/, 'a text of 16 letters or more', '')),
};

describe('readVariables', () => {
  it('takes defaults for what is absent or empty', () => {
    expect(readVariables(table, { LEVEL: '', COUNT: ' ' })).toEqual({
      port: 3000,
      tlsPort: undefined,
      level: 'low',
      count: 5,
      delayMs: 0,
      names: [],
      strict: false,
      url: undefined,
      token: undefined,
    });
  });

  it('takes what is said', () => {
    const environment = {
      A_PORT: '0',
      TLS_PORT: '443',
      LEVEL: 'high',
      COUNT: '10',
      DELAY: 'PT1H30M',
      NAMES: 'a, b,,',
      STRICT: 'true',
      URL: 'postgres:x',
      TOKEN: 'sixteen_letters_',
    };
    expect(readVariables(table, environment)).toEqual({
      port: 0,
      tlsPort: 443,
      level: 'high',
      count: 10,
      delayMs: 5_400_000,
      names: ['a', 'b'],
      strict: true,
      url: 'postgres:x',
      token: 'sixteen_letters_',
    });
  });

  it.each([
    ['A_PORT', '65536', 'A_PORT=65536 cannot be used: it must be a whole number from 0 to 65535.'],
    ['TLS_PORT', 'x', 'TLS_PORT=x cannot be used: it must be a whole number from 0 to 65535.'],
    ['A_PORT', 'http', 'A_PORT=http cannot be used: it must be a whole number from 0 to 65535.'],
    ['A_PORT', '-1', 'A_PORT=-1 cannot be used: it must be a whole number from 0 to 65535.'],
    ['COUNT', '1.5', 'COUNT=1.5 cannot be used: it must be a whole number from 1 to 10.'],
    ['COUNT', '1e1', 'COUNT=1e1 cannot be used: it must be a whole number from 1 to 10.'],
    [
      'DELAY',
      'P1M',
      'DELAY=P1M cannot be used: it must be an ISO 8601 duration without years and months, such as PT12H.',
    ],
    ['STRICT', 'yes', 'STRICT=yes cannot be used: it must be true or false.'],
    ['LEVEL', 'mid', 'LEVEL=mid cannot be used: it must be one of low, high.'],
    ['URL', 'mysql:x', 'URL=mysql:x cannot be used: it must be a PostgreSQL address.'],
    ['URL', 'my://a:b@c', 'URL=my://***@c cannot be used: it must be a PostgreSQL address.'],
    ['TOKEN', 'hunter2', 'TOKEN cannot be used: it must be a text of 16 letters or more.'],
  ])('names %s when it says %s', (name, value, line) => {
    expect(() => readVariables(table, { [name]: value })).toThrow(new ConfigurationError([line]));
  });

  it.each([
    '',
    'loopback',
    '10.0.0.0/8, linklocal,uniquelocal',
    '192.0.2.7',
    '::1,2001:db8::/32',
    '10.0.0.1/32',
  ])('reads the networks %j', (value) => {
    const { proxies } = readVariables({ proxies: networks('PROXIES', '', '') }, { PROXIES: value });
    expect(proxies).toEqual(value.split(',').flatMap((item) => item.trim() || []));
  });

  it.each([
    ...['all', '*', 'true', '1', 'proxy.example', '10.0.0.0/0', '::/0', '10.0.0.0/33', '::1/129'],
    ...['10.0.0/8', '10.0.0.0/8/8', '10.0.0.0/255.0.0.0', '10.0.0.1-9', 'Loopback', 'fe80::1%eth0'],
  ])('refuses the networks %j', (value) => {
    expect(() =>
      readVariables({ proxies: networks('PROXIES', '', '') }, { PROXIES: value }),
    ).toThrow(/^PROXIES=.* must be a list of IP addresses, networks/);
  });

  it('names everything that is wrong at once', () => {
    const wrong = (): unknown => readVariables(table, { A_PORT: 'x', LEVEL: 'y' });
    expect(wrong).toThrow(
      expect.objectContaining({ lines: [expect.any(String), expect.any(String)] }),
    );
  });

  it('can follow every default', () => {
    expect(readVariables(serviceVariables, {})).toMatchObject({
      host: '127.0.0.1',
      logLevel: 'info',
    });
  });
});

describe('readVariables, with a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'variables-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const withFile = { token: orFile('', table.token) };
  const file = (content: string): string => {
    const path = join(folder, 'token');
    writeFileSync(path, content);
    return path;
  };

  it.each(['sixteen_letters_', 'sixteen_letters_\n', '\ufeffsixteen_letters_\r\n'])(
    'takes the value %j from it, without spaces around it',
    (content) => {
      expect(readVariables(withFile, { TOKEN_FILE: file(content) })).toEqual({
        token: 'sixteen_letters_',
      });
    },
  );

  it.each([
    ['', 'the file is empty. It must have the value of TOKEN.'],
    [' \n', 'the file is empty. It must have the value of TOKEN.'],
    ['hunter2', 'the text in it must be a text of 16 letters or more.'],
    [
      'x'.repeat(70_000),
      'it is larger than 65536 bytes. It must be a file with the value of TOKEN.',
    ],
  ])('refuses the content %.10j without showing it', (content, reason) => {
    const path = file(content);
    expect(() => readVariables(withFile, { TOKEN_FILE: path })).toThrow(
      new ConfigurationError([`TOKEN_FILE=${path} cannot be used: ${reason}`]),
    );
  });

  it('refuses a file and a value at the same time', () => {
    const environment = { TOKEN_FILE: file('sixteen_letters_'), TOKEN: 'sixteen_letters_' };
    expect(() => readVariables(withFile, environment)).toThrow(
      /cannot be used: TOKEN is set too\. Set only one of them\.$/,
    );
  });
});
