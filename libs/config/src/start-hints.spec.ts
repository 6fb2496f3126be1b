import { startHints } from './start-hints';
import { orFile, port, published, secret, text } from './variables';

const VARIABLES = [
  port('SPI_PORT', '3002', ''),
  text('HOST', '127.0.0.1', ''),
  text('DATABASE_URL', '', ''),
  orFile('', published(['change-me'], secret(text('ADMIN_TOKEN', '', '')))),
];

describe('startHints', () => {
  it.each([
    ['SPI_PRT', 'SPI_PORT'],
    ['SPI_PORTS', 'SPI_PORT'],
    ['spi_port', 'SPI_PORT'],
    ['ADMIN_TOKN', 'ADMIN_TOKEN'],
    ['ADMIN_TOKEN_FILES', 'ADMIN_TOKEN_FILE'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['HSOT', 'HOST'],
  ])('finds for %s the variable %s', (name, near) => {
    expect(startHints(VARIABLES, { [name]: 'value' })).toEqual([
      `${name} is not a variable of the simulators. Did you mean ${near}?`,
    ]);
  });

  it.each([
    'SPI_PORT',
    'ADMIN_TOKEN_FILE',
    'HOME',
    'PORT',
    'HOSTNAME',
    'TEST_DATABASE_URL',
    'SPI_PORT_3002_TCP',
    'SPI_SERVICE_HOST',
    'SPI_SERVICE_PORT',
    'npm_config_host',
    '_',
  ])('finds nothing for %s', (name) => {
    expect(startHints(VARIABLES, { [name]: 'value' })).toEqual([]);
  });

  it('finds nothing for an empty variable, or if the variable itself is set too', () => {
    expect(startHints(VARIABLES, { SPI_PRT: ' ' })).toEqual([]);
    expect(startHints(VARIABLES, { DATABASE_URI: 'x', DATABASE_URL: 'y' })).toEqual([]);
    // SPI_URL is near too, but not nearest.
    const variables = [...VARIABLES, text('SPI_URL', '', '')];
    expect(startHints(variables, { SPI_PRT: '1', SPI_PORT: '2' })).toEqual([]);
  });

  it('says that a secret was published, without its value', () => {
    expect(startHints([...VARIABLES, ...VARIABLES], { ADMIN_TOKEN: 'change-me' })).toEqual([
      'ADMIN_TOKEN has a value that the documentation has shown, so it is no secret. ' +
        'Set another one, as in ADMIN_TOKEN=$(openssl rand -hex 24).',
    ]);
    expect(startHints(VARIABLES, { ADMIN_TOKEN: 'another' })).toEqual([]);
  });
});
