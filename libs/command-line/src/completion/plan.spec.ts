import { Readable } from 'node:stream';
import { SERVICE_NAMES } from '#libs/control-client';
import { createProgram } from '../program';
import { translator } from '../texts/say';
import { completionPlan } from './plan';

const silent = { write: () => true };
const program = createProgram(
  {
    stdin: Readable.from([]),
    stdout: silent,
    stderr: silent,
    environment: {},
    interruption: () => new AbortController().signal,
  },
  translator('en'),
);

const wordsOf = (...given: readonly string[]): readonly string[] =>
  completionPlan(program, given).words.map(({ value }) => value);

describe('completionPlan', () => {
  it.each([
    [
      [''],
      [
        'sandbox',
        'clock',
        'order',
        'journal',
        'record',
        'replay',
        'explain',
        'doctor',
        'completion',
      ],
    ],
    [['cl'], ['clock']],
    [['clock', 'f'], ['freeze']],
    [['--sandbox', 'x', 'clock', 'a'], ['advance']],
    [['--json', 'clock', 'a'], ['advance']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['explain', '--as', 'i'], ['iso8583']],
    [['order', '--service', 's'], ['spi']],
    [['order', '--service=d'], ['dict']],
    [['order', '--service', '=', 'd'], ['dict']],
    [['order', '--service', '='], SERVICE_NAMES],
    [['sandbox', 'restore', 'a', 'b', '--in'], ['--into']],
    [['clock', 'freeze', '--al'], ['--allow-past']],
    [['clock', '--serv'], ['--service']],
    [['record', '--bo'], ['--body-bytes']],
    [['record', '--to', 'x', '--service', 'd'], ['dict']],
    [['clock', 'freeze', 'advance', 'a'], []],
    [['complet'], ['completion']],
    [['nothing', 'x'], []],
  ])('offers for %j the words %j', (given, expected) => {
    expect(wordsOf(...given)).toEqual(expected);
  });

  it.each([
    [['order', ''], 'outcomes', undefined],
    [['order', '--service', 'spi', 'AM'], 'outcomes', 'spi'],
    [['clock', '-s', 'ru'], 'sandboxes', undefined],
    [['clock', '--sandbox=ru'], 'sandboxes', undefined],
    [['sandbox', 'drop', 'one', ''], 'sandboxes', undefined],
    [['sandbox', 'reset', 'one', ''], undefined, undefined],
    [['sandbox', 'restore', 'a', 'b', '--into', ''], 'sandboxes', undefined],
    [['sandbox', 'create', ''], undefined, undefined],
    [['doctor', ''], undefined, undefined],
    [['replay', ''], undefined, undefined],
    [['replay', 'x', '-s', ''], 'sandboxes', undefined],
  ])('asks for %j the running services for %s', (given, ask, service) => {
    const plan = completionPlan(program, given);
    expect([plan.ask, plan.service]).toEqual([ask, service]);
  });

  it('keeps the name of the option before a value in one word', () => {
    expect(completionPlan(program, ['--service=sp'])).toMatchObject({
      prefix: '--service=',
      current: 'sp',
    });
    expect(completionPlan(program, ['--service', 'sp'])).toMatchObject({
      prefix: '',
      current: 'sp',
    });
  });
});
