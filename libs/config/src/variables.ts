import { isIPv4, isIPv6 } from 'node:net';
import {
  accepted,
  isCalendarDate,
  parseDuration,
  readSmallFile,
  refused,
  type Result,
} from '#libs/kernel';

/** One environment variable: its name, its default as text, and how its value is read. */
export interface Variable<T> {
  readonly name: string;
  readonly default: string;
  /** Its purpose, as shown in `.env.example`. */
  readonly purpose: string;
  /** Its value is never printed. */
  readonly isSecret?: boolean;
  /** Another variable, with the path of a file that has the value. Only one of the two may be set. */
  readonly file?: { readonly name: string; readonly purpose: string };
  /** Values that the documentation has shown, so they are no secrets. */
  readonly published?: readonly string[];
  /** The value, or what would be right. */
  parse(text: string): Result<T, string>;
}

/** The largest file with the value of a variable. */
const MOST_FILE_BYTES = 65_536;

export type VariableTable = Readonly<Record<string, Variable<unknown>>>;

export type ValuesOf<Table extends VariableTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Variable<infer T> ? T : never;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Some variables have invalid values. The message has one line for each of them. */
export class ConfigurationError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads a table of variables. A variable that is absent or empty takes its default.
 * @throws ConfigurationError that names every variable with an invalid value
 */
export function readVariables<Table extends VariableTable>(
  table: Table,
  environment: Environment,
): ValuesOf<Table> {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, variable] of Object.entries(table)) {
    const read = readVariable(variable, environment);
    if (read.ok) values[key] = read.value;
    else wrong.push(`${read.refusal}.`);
  }
  if (wrong.length > 0) throw new ConfigurationError(wrong);
  return values as ValuesOf<Table>;
}

/** The value, or the whole line about what is wrong, without the full stop. */
function readVariable<T>(variable: Variable<T>, environment: Environment): Result<T, string> {
  const text = textOf(variable.name, environment);
  const path = variable.file === undefined ? '' : textOf(variable.file.name, environment);
  if (path !== '') return readFromFile(variable, { text, path });
  const read = variable.parse(text === '' ? variable.default : text);
  if (read.ok) return read;
  return refused(`${assignment(variable, text)} cannot be used: it must be ${read.refusal}`);
}

/** An empty file is not the same as an absent variable: a secret that was lost must not open the service. */
function readFromFile<T>(
  variable: Variable<T>,
  { text, path }: { readonly text: string; readonly path: string },
): Result<T, string> {
  const { name, file } = variable;
  const unusable = (why: string): Result<T, string> =>
    refused(`${file?.name ?? ''}=${path} cannot be used: ${why}`);
  if (text !== '') return unusable(`${name} is set too. Set only one of them`);
  const content = readSmallFile(path, MOST_FILE_BYTES);
  if (!content.ok)
    return unusable(`${content.refusal}. It must be a file with the value of ${name}`);
  const value = content.value.trim();
  if (value === '') return unusable(`the file is empty. It must have the value of ${name}`);
  const read = variable.parse(value);
  return read.ok ? read : unusable(`the text in it must be ${read.refusal}`);
}

/** The value of a variable as text; empty if it is not set. */
export function textOf(name: string, environment: Environment): string {
  return environment[name]?.trim() ?? '';
}

/**
 * The variable as errors show it, without secrets, and without the user and password of an address.
 */
function assignment({ name, isSecret = false }: Variable<unknown>, text: string): string {
  return isSecret ? name : `${name}=${text.replace(/\/\/.*@/, '//***@')}`;
}

type Declaration = readonly [name: string, byDefault: string, purpose: string];

function variable<T>(
  [name, byDefault, purpose]: Declaration,
  parse: Variable<T>['parse'],
): Variable<T> {
  return { name, default: byDefault, purpose, parse };
}

export function text(...declaration: Declaration): Variable<string> {
  return variable(declaration, (value) => accepted(value));
}

/** An optional text. An empty value is read as undefined. */
export function optionalText(
  name: string,
  pattern: RegExp,
  expected: string,
  purpose: string,
): Variable<string | undefined> {
  return variable([name, '', purpose], (value) => {
    if (value === '') return accepted(undefined);
    return pattern.test(value) ? accepted(value) : refused(expected);
  });
}

/**
 * Lets a file have the value, as Docker and systemd pass secrets: the variable `<name>_FILE` has its path.
 * @param purpose of the variable with the path
 */
export function orFile<T>(purpose: string, declared: Variable<T>): Variable<T> {
  return { ...declared, file: { name: `${declared.name}_FILE`, purpose } };
}

/** Marks values that the documentation has shown. Nobody should use them. */
export function published<T>(values: readonly string[], declared: Variable<T>): Variable<T> {
  return { ...declared, published: values };
}

/** Marks a variable whose value must never be printed. */
export function secret<T>(declared: Variable<T>): Variable<T> {
  return { ...declared, isSecret: true };
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  ...declaration: Declaration
): Variable<Choice> {
  return variable(declaration, (value) => {
    const choice = choices.find((candidate) => candidate === value);
    return choice === undefined ? refused(`one of ${choices.join(', ')}`) : accepted(choice);
  });
}

/** A day of the calendar, as in `2027-01-01`. */
export function calendarDay(...declaration: Declaration): Variable<string> {
  return variable(declaration, (value) =>
    isCalendarDate(value) ? accepted(value) : refused('a day, as in 2027-01-01'),
  );
}

export function flag(...declaration: Declaration): Variable<boolean> {
  return variable(declaration, (value) =>
    value === 'true' || value === 'false' ? accepted(value === 'true') : refused('true or false'),
  );
}

export function wholeNumber(
  range: { readonly min: number; readonly max: number },
  ...declaration: Declaration
): Variable<number> {
  const { min, max } = range;
  return variable(declaration, (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    return number >= min && number <= max
      ? accepted(number)
      : refused(`a whole number from ${String(min)} to ${String(max)}`);
  });
}

/** An ISO 8601 duration of a fixed length, in ms. Years and months have none. */
export function duration(...declaration: Declaration): Variable<number> {
  return variable(declaration, (value) => {
    const read = parseDuration(value);
    return read?.months === 0
      ? accepted(read.ms)
      : refused('an ISO 8601 duration without years and months, such as PT12H');
  });
}

/** A TCP port; 0 lets the system choose one. */
export function port(...declaration: Declaration): Variable<number> {
  return wholeNumber({ min: 0, max: 65_535 }, ...declaration);
}

/** A TCP port, or nothing: then nothing listens. */
export function optionalPort(name: string, purpose: string): Variable<number | undefined> {
  const given = port(name, '', purpose);
  return variable<number | undefined>([name, '', purpose], (value) =>
    value === '' ? accepted(undefined) : given.parse(value),
  );
}

export function list(...declaration: Declaration): Variable<readonly string[]> {
  return variable(declaration, (value) =>
    accepted(
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  );
}

/** Names of groups of networks, as the package proxy-addr defines them. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A list of IP addresses, networks such as 10.0.0.0/8, and names of groups of networks. */
export function networks(...declaration: Declaration): Variable<readonly string[]> {
  const items = list(...declaration);
  return variable(declaration, (value) => {
    const read = items.parse(value);
    if (read.ok && read.value.every(isNetwork)) return read;
    return refused(
      'a list of IP addresses, networks such as 10.0.0.0/8, and the names loopback, linklocal and uniquelocal, separated by commas',
    );
  });
}

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return false;
  const most = isIPv4(address) ? 32 : isIPv6(address) && !address.includes('%') ? 128 : 0;
  // Zero bits would be every address.
  return most > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
}
