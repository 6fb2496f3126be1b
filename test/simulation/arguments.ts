import { parseArgs } from 'node:util';

export interface Arguments {
  readonly seed: number;
  /** How many seeds are played, one after the other. */
  readonly seeds: number;
  readonly steps: number;
  /** How long seeds are played, whatever their number. */
  readonly hours: number | undefined;
  readonly instances: number;
  readonly isTogether: boolean;
  readonly isShortened: boolean;
  /** A file with steps to play instead. */
  readonly replay: string | undefined;
}

const SEEDS = 1_000_000;

/**
 * Reads the parameters of `npm run simulate`. `--database postgres` is read before, because the data of tests follow the
 * environment.
 * @throws Error with the parameter that is wrong
 */
export function readArguments(given: readonly string[], nowMs: number): Arguments {
  const { values } = parseArgs({
    args: [...given],
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      steps: { type: 'string', default: '2000' },
      hours: { type: 'string' },
      instances: { type: 'string', default: '1' },
      database: { type: 'string', default: 'sqlite' },
      together: { type: 'boolean', default: false },
      'no-shrink': { type: 'boolean', default: false },
      replay: { type: 'string' },
    },
  });
  const instances = count('instances', values.instances);
  if (instances > 1 && values.database !== 'postgres') {
    throw new Error('--instances above 1 needs --database postgres.');
  }
  if (instances > 1 && values.together) {
    throw new Error('--together starts one instance of each service.');
  }
  return {
    seed: values.seed === 'fresh' ? nowMs % SEEDS : count('seed', values.seed),
    seeds: count('seeds', values.seeds),
    steps: count('steps', values.steps),
    hours: values.hours === undefined ? undefined : Number(values.hours),
    instances,
    isTogether: values.together,
    isShortened: !values['no-shrink'],
    replay: values.replay,
  };
}

function count(name: string, text: string): number {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number, not ${text}.`);
}
