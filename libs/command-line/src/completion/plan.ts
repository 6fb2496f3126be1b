import { type Command, type Option } from 'commander';

/** A word that fits at the cursor. */
export interface Candidate {
  readonly value: string;
  readonly description: string;
}

/** What fits at the cursor: known words, and words that only a running service knows. */
export interface CompletionPlan {
  /** The start of the word at the cursor, without the prefix. */
  readonly current: string;
  /** Written before each word: the name of the option in `--service=sp`. */
  readonly prefix: string;
  readonly words: readonly Candidate[];
  readonly ask?: 'sandboxes' | 'outcomes';
  /** Of `--service`, if it was given. */
  readonly service?: string;
}

/** The words that services know, by the name of an argument or the attribute of an option. */
const ASKED: Readonly<Record<string, CompletionPlan['ask']>> = {
  sandbox: 'sandboxes',
  into: 'sandboxes',
  code: 'outcomes',
};

/**
 * Finds out what fits at the cursor.
 *
 * @param given the words after the name of the program; the last one is at the cursor, and may be empty
 */
export function completionPlan(program: Command, given: readonly string[]): CompletionPlan {
  const words = joined(given);
  const current = words.at(-1) ?? '';
  const before = walk(program, words.slice(0, -1));
  const { command, awaited, service } = before;
  const known = service === undefined ? {} : { service };
  const ofOption = awaited ?? optionOfAssignment(command, current);
  if (ofOption !== undefined) {
    const [, name = '', start] = /^(--[^=]+=)(.*)$/.exec(current) ?? [];
    const values = valuesOf(ofOption.attributeName(), ofOption.argChoices);
    const place = awaited === undefined ? { current: start ?? '', prefix: name } : { current };
    return { ...known, ...fitting(values, place) };
  }
  if (current.startsWith('-'))
    return { ...known, ...fitting({ words: flags(command) }, { current }) };
  const argument = command.registeredArguments[before.operands] ?? lastIfVariadic(command);
  // Only `create` takes a name that does not exist yet.
  const isKnown = argument !== undefined && command.name() !== 'create';
  const values = isKnown ? valuesOf(argument.name(), argument.argChoices) : {};
  const subcommands = before.operands > 0 ? [] : visible(command);
  const all = [...subcommands, ...(values.words ?? [])];
  return { ...known, ...fitting({ ...values, words: all }, { current }) };
}

interface Values {
  readonly words?: readonly Candidate[];
  readonly ask?: CompletionPlan['ask'];
}

function valuesOf(name: string, choices: readonly string[] | undefined): Values {
  const ask = ASKED[name];
  return {
    words: (choices ?? []).map((value) => ({ value, description: '' })),
    ...(ask === undefined ? {} : { ask }),
  };
}

function fitting(
  { words = [], ask }: Values,
  { current, prefix = '' }: { readonly current: string; readonly prefix?: string },
): CompletionPlan {
  return {
    current,
    prefix,
    words: words.filter(({ value }) => value.startsWith(current)),
    ...(ask === undefined ? {} : { ask }),
  };
}

/** bash splits `--service=spi` into three words, and `--service=` into two. */
function joined(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    if (word !== '=' || words[index - 1]?.startsWith('--') !== true) return [word];
    return index === words.length - 1 ? [''] : [];
  });
}

interface Walked {
  readonly command: Command;
  readonly operands: number;
  /** The option whose value is at the cursor. */
  readonly awaited: Option | undefined;
  readonly service: string | undefined;
}

function walk(program: Command, words: readonly string[]): Walked {
  let command = program;
  let operands = 0;
  let awaited: Option | undefined;
  let service: string | undefined;
  for (const word of words) {
    if (awaited !== undefined) {
      if (awaited.attributeName() === 'service') service = word;
      awaited = undefined;
    } else if (word.startsWith('-') && word !== '-') {
      const option = optionsOf(command).find((each) => hasFlag(each, word));
      if (option?.required === true || option?.optional === true) awaited = option;
    } else {
      const next =
        operands > 0 ? undefined : visibleCommands(command).find((each) => each.name() === word);
      if (next === undefined) operands += 1;
      else command = next;
    }
  }
  return { command, operands, awaited, service };
}

function optionOfAssignment(command: Command, current: string): Option | undefined {
  const [, name] = /^(--[^=]+)=/.exec(current) ?? [];
  return name === undefined
    ? undefined
    : optionsOf(command).find((option) => hasFlag(option, name));
}

function hasFlag({ short, long }: Option, flag: string): boolean {
  return flag === short || flag === long;
}

/** The options of a command and of the commands above it, which apply too. */
function optionsOf(command: Command): readonly Option[] {
  return [...command.options, ...(command.parent === null ? [] : optionsOf(command.parent))];
}

function flags(command: Command): readonly Candidate[] {
  return [
    ...optionsOf(command)
      .filter(({ hidden }) => !hidden)
      .map(({ long, short, description }) => ({ value: long ?? short ?? '', description })),
    { value: '--help', description: '' },
  ];
}

function visible(command: Command): readonly Candidate[] {
  return visibleCommands(command).map((each) => ({
    value: each.name(),
    description: each.description(),
  }));
}

function visibleCommands(command: Command): readonly Command[] {
  return command.createHelp().visibleCommands(command);
}

function lastIfVariadic(command: Command) {
  const last = command.registeredArguments.at(-1);
  return last?.variadic === true ? last : undefined;
}
