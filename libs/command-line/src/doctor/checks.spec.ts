import { translator } from '../texts/say';
import { fits, nodeCheck } from './node-check';
import { answerOf } from './probe';
import { serviceCheck, type Answer } from './service-check';
import {
  driverCheck,
  folderChecks,
  postgresCheck,
  tokenCheck,
  withoutPassword,
} from './storage-check';

const say = translator('en');

it.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['20.20.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
  ['18.20.0', false],
])('Node %s fits the engines: %s', (version, expected) => {
  expect(fits(version, '^20.19.0 || >=22.12.0')).toBe(expected);
  const { status, remedy } = nodeCheck(version, '^20.19.0 || >=22.12.0', say);
  expect(status).toBe(expected ? 'ok' : 'wrong');
  expect(remedy === undefined).toBe(expected);
});

it.each<[number, string, Answer]>([
  [
    200,
    '{"service":"spi","version":"1.0.0"}',
    { kind: 'simulator', service: 'spi', version: '1.0.0' },
  ],
  [503, '{"code":"NOT_READY","detail":"Stopping."}', { kind: 'not-ready', detail: 'Stopping.' }],
  [503, '{"code":"NOT_READY","detail":""}', { kind: 'not-ready', detail: 'NOT_READY' }],
  [200, '<html>', { kind: 'stranger', detail: 'HTTP 200' }],
  [404, '[]', { kind: 'stranger', detail: 'HTTP 404' }],
  [200, 'null', { kind: 'stranger', detail: 'HTTP 200' }],
])('reads the answer %i %s', (status, text, expected) => {
  expect(answerOf(status, text)).toEqual(expected);
});

const SPI = {
  name: 'spi',
  title: 'SPI',
  address: 'http://127.0.0.1:3002',
  variable: 'SPI_URL',
  isGiven: false,
};
const simulator = (service: string, version: string): Answer => ({
  kind: 'simulator',
  service,
  version,
});

it.each<[string, Answer, boolean, string, RegExp]>([
  [
    'a service that runs',
    simulator('spi', '1.0.0'),
    false,
    'ok',
    /Ready at .*3002, version 1\.0\.0/,
  ],
  [
    'another version',
    simulator('spi', '0.9.0'),
    false,
    'wrong',
    /version 0\.9\.0; this is version 1\.0\.0/,
  ],
  ['another service', simulator('dict', '1.0.0'), false, 'wrong', /runs dict, not spi/],
  ['a free port', { kind: 'nothing' }, false, 'note', /port 3002 is free/],
  [
    'a given address without a service',
    { kind: 'nothing' },
    true,
    'wrong',
    /SPI_URL is .* nothing answers/,
  ],
  [
    'another program',
    { kind: 'stranger', detail: 'HTTP 404' },
    false,
    'wrong',
    /Another program .* HTTP 404/,
  ],
  [
    'an address out of reach',
    { kind: 'unreachable', detail: 'ENOTFOUND' },
    true,
    'wrong',
    /ENOTFOUND/,
  ],
  [
    'a service without its database',
    { kind: 'not-ready', detail: 'Down.' },
    false,
    'wrong',
    /not ready: Down/,
  ],
])('judges %s', (_, answer, isGiven, status, detail) => {
  const check = serviceCheck({ ...SPI, isGiven, answer }, '1.0.0', say);
  expect(check).toMatchObject({ status, about: 'spi' });
  expect(check.detail).toMatch(detail);
  expect(check.remedy !== undefined).toBe(status === 'wrong');
});

const FOLDER = { path: '/data', isWritable: true, freeBytes: 1024 ** 3, lockedBy: [] };

it.each([
  ['a good folder', FOLDER, [], ['ok']],
  ['a folder without permission', { ...FOLDER, isWritable: false }, [], ['wrong']],
  ['a full disk', { ...FOLDER, freeBytes: 1024 }, [], ['wrong']],
  ['a system without the size of the disk', { ...FOLDER, freeBytes: undefined }, [], ['ok']],
  ['files of a service that runs', { ...FOLDER, lockedBy: ['spi'] }, ['spi'], ['ok', 'ok']],
  [
    'files of a process that cannot be found',
    { ...FOLDER, lockedBy: ['spi'] },
    [],
    ['ok', 'wrong'],
  ],
])('judges %s', (_, folder, running, expected) => {
  expect(folderChecks(folder, running, say).map(({ status }) => status)).toEqual(expected);
});

it.each([
  [undefined, true, 'ok'],
  ['Cannot find module', true, 'wrong'],
  ['Cannot find module', false, 'note'],
])('judges the driver with the failure %s, needed: %s', (failure, needed, status) => {
  expect(driverCheck('better-sqlite3', failure, needed, say).status).toBe(status);
});

it('judges PostgreSQL, and shows no password', () => {
  const address = withoutPassword('postgres://user:se@cret@db:5432/pay?password=x');
  expect(address).toBe('postgres://***@db:5432/pay');
  expect(postgresCheck(address, undefined, say).status).toBe('ok');
  expect(postgresCheck(address, 'ECONNREFUSED', say)).toMatchObject({
    status: 'wrong',
    detail: 'postgres://***@db:5432/pay cannot be used: ECONNREFUSED',
  });
});

it.each([
  [true, undefined, true, 'ok'],
  [false, undefined, true, 'ok'],
  [true, 'ADMIN_TOKEN_WRONG', true, 'wrong'],
  [false, 'ADMIN_TOKEN_WRONG', true, 'wrong'],
  [true, undefined, false, 'note'],
  [false, undefined, false, 'note'],
])(
  'judges a token that is set: %s, refused: %s, checked: %s',
  (isSet, refusal, isChecked, status) => {
    expect(tokenCheck({ isSet, refusal, isChecked }, say).status).toBe(status);
  },
);
