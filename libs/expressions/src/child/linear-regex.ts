import { RE2JS } from 're2js';
import { ExpressionProblem } from './problem';

/** The time of a search is linear in this size. Without a limit, the short `\pL{1000}` would take seconds. */
const MAX_PROGRAM = 2_000;

/** The regular expressions of compiled expressions, which live as long as these. */
const programs = new WeakMap<RegExp, RE2JS>();

/**
 * The engine that jsonata uses instead of RegExp, with the members of RegExp that it needs. The time of a
 * search is linear in the text.
 *
 * @throws ExpressionProblem for syntax that RE2 does not have: look-around and back-references
 */
export class LinearRegex {
  lastIndex = 0;
  private readonly program: RE2JS;
  private text: string | undefined;
  private matcher: ReturnType<RE2JS['matcher']> | undefined;

  constructor(literal: RegExp) {
    this.program = programOf(literal);
  }

  exec(text: string): RegExpExecArray | null {
    if (this.matcher === undefined || this.text !== text) {
      this.text = text;
      this.matcher = this.program.matcher(text);
    }
    const { matcher } = this;
    if (this.lastIndex > text.length || !matcher.find(this.lastIndex)) {
      this.lastIndex = 0;
      return null;
    }
    this.lastIndex = matcher.end();
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, group) =>
      matcher.group(group),
    );
    return Object.assign(groups, { index: matcher.start() }) as unknown as RegExpExecArray;
  }
}

function programOf(literal: RegExp): RE2JS {
  const known = programs.get(literal);
  if (known !== undefined) return known;
  const program = compile(literal);
  if (program.programSize() > MAX_PROGRAM) {
    throw new ExpressionProblem(
      'The regular expression has too many repetitions. Use smaller counts',
    );
  }
  programs.set(literal, program);
  return program;
}

function compile(literal: RegExp): RE2JS {
  const flags =
    (literal.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) | (literal.multiline ? RE2JS.MULTILINE : 0);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(literal), flags);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be compiled';
    throw new ExpressionProblem(
      'The regular expression must be one of RE2, without look-around and back-references: ' +
        reason.replace(/^error parsing regexp: /, ''),
    );
  }
}
