import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { type AppDefinition } from '#libs/app';
import { packageVersion, type Environment } from '#libs/config';
import { apps } from './apps';
import { suite } from './suite.app';

/** What the command line of `npx payment-simulators` asks for. */
export interface StartArguments {
  /** The simulators to start, in the order of the contract. */
  readonly simulators: readonly AppDefinition[];
  /** The environment with what the options say. */
  readonly settings: Environment;
}

interface Options {
  readonly portBase?: number;
  readonly memory?: true;
  readonly data?: string;
  readonly postgres?: true;
}

/** The port of the suite control by default. The others count from it. */
const FIRST_PORT = Number(suite.port.default);
const TCP_PORT = 'ISO8583_TCP_PORT';
/** The offset of the TCP port from `--port-base`; the default ports have no distance that fits. */
const TCP_OFFSET = 10;
const LAST_BASE = 65_535 - TCP_OFFSET;

/**
 * Reads the arguments. Help, the version and wrong arguments end the process, as commander does.
 *
 * @param given the environment; a port that is set there is kept
 */
export function readArguments(words: readonly string[], given: Environment): StartArguments {
  const command = startCommand().parse(words, { from: 'user' });
  const names = command.args;
  const { portBase, memory, data, postgres } = command.opts<Options>();
  if (postgres === true && (given['DATABASE_URL']?.trim() ?? '') === '') {
    command.error(
      'error: --postgres needs DATABASE_URL, as in DATABASE_URL=postgres://user@127.0.0.1:5432/simulators',
    );
  }
  return {
    simulators: apps.filter(({ name }) => names.length === 0 || names.includes(name)),
    settings: {
      // The folder data may be of the project in whose folder the program was started.
      DATA_DIR: '.payment-simulators',
      ...given,
      ...(portBase === undefined ? {} : portsFrom(portBase, given)),
      ...(memory === true ? { DATA_DIR: ':memory:' } : {}),
      ...(data === undefined ? {} : { DATA_DIR: data }),
      // In the shell of another project, DATABASE_URL is probably the database of that project.
      ...(postgres === true ? {} : { DATABASE_URL: '' }),
    },
  };
}

function startCommand(): Command {
  const names = apps.map(({ name }) => name);
  const services = new Argument('[services...]', 'the simulators to start (default: all)');
  return new Command('payment-simulators')
    .description('Starts the simulators and the suite control, and stops them with Ctrl-C.')
    .version(packageVersion)
    .addArgument(services.choices(names))
    .option(
      '--port-base <port>',
      `ports from this one: the suite control here, the SPI ${String(portOf('spi') - FIRST_PORT)} above, and so on (default: ${String(FIRST_PORT)})`,
      readBase,
    )
    .addOption(
      new Option('--memory', 'keep the data in memory only').conflicts(['data', 'postgres']),
    )
    .option(
      '--data <folder>',
      'folder of the data (default: DATA_DIR, or .payment-simulators)',
      readFolder,
    )
    .option('--postgres', 'keep the data in the PostgreSQL that DATABASE_URL names')
    .addHelpText(
      'after',
      '\nVariables such as SPI_PORT, LOG_LEVEL and ADMIN_TOKEN set the rest. The file .env is not read.\nA service whose address is set, as in SPI_URL, runs elsewhere and is not started.',
    )
    .showHelpAfterError('(--help lists the services and options)');
}

function portOf(name: string): number {
  return Number(apps.find((app) => app.name === name)?.port.default);
}

function readFolder(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('It must be a folder.');
}

function readBase(value: string): number {
  const base = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (base >= 1 && base <= LAST_BASE) return base;
  throw new InvalidArgumentError(`It must be a port from 1 to ${String(LAST_BASE)}.`);
}

/** The variables of all ports, except those that are set. */
function portsFrom(base: number, given: Environment): Environment {
  const ports = [suite, ...apps].map(
    ({ port }) => [port.name, base + Number(port.default) - FIRST_PORT] as const,
  );
  const wanted = [...ports, [TCP_PORT, base + TCP_OFFSET] as const];
  const open = wanted.filter(([name]) => (given[name]?.trim() ?? '') === '');
  return Object.fromEntries(open.map(([name, port]) => [name, String(port)]));
}
