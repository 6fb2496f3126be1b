import { type Say } from './say';
import { type TextId } from './texts';

/** The titles and the words of a help text of commander. */
const TITLES: readonly (readonly [RegExp, TextId])[] = [
  [/^Usage:/, 'help.usage'],
  [/^Arguments:/, 'help.arguments'],
  [/^Options:/, 'help.options'],
  [/^Global Options:/, 'help.globalOptions'],
  [/^Commands:/, 'help.commands'],
  [/\[options\]/, 'help.someOptions'],
  [/\[command\]/, 'help.someCommand'],
];

/** The errors of commander 14, with the names in them. A test sends each of them. */
const ERRORS: readonly (readonly [RegExp, TextId])[] = [
  [/error: unknown option '(?<name>.*)'/, 'usage.unknownOption'],
  [/error: unknown command '(?<name>.*)'/, 'usage.unknownCommand'],
  [/error: missing required argument '(?<name>.*)'/, 'usage.missingArgument'],
  [/error: option '(?<name>.*)' argument missing/, 'usage.missingValue'],
  [/error: required option '(?<name>.*)' not specified/, 'usage.missingOption'],
  [
    /error: option '(?<name>.*)' argument '(?<value>.*)' is invalid\. Allowed choices are (?<choices>.*)\./,
    'usage.invalidChoice',
  ],
  [
    /error: command-argument value '(?<value>.*)' is invalid for argument '(?<name>.*)'\. Allowed choices are (?<choices>.*)\./,
    'usage.invalidArgument',
  ],
  [
    /error: too many arguments.*\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)\./,
    'usage.tooManyArguments',
  ],
  [/error: option '(?<name>.*)' cannot be used with option '(?<other>.*)'/, 'usage.conflict'],
  [/\(Did you mean one of (?<names>.*)\?\)/, 'usage.didYouMean'],
  [/\(Did you mean (?<names>.*)\?\)/, 'usage.didYouMean'],
];

/** A title of a help text in the language of the user. */
export function helpTitle(title: string, say: Say): string {
  return replaced(title, TITLES, say);
}

/** An error of commander in the language of the user. */
export function commanderText(text: string, say: Say): string {
  return replaced(text, ERRORS, say);
}

function replaced(text: string, table: readonly (readonly [RegExp, TextId])[], say: Say): string {
  return table.reduce((current, [pattern, id]) => {
    const groups = pattern.exec(current)?.groups;
    return current.replace(pattern, () => say(id, groups));
  }, text);
}
