import { z } from 'zod';
import {
  accepted,
  MAX_VIOLATIONS,
  nearestName,
  pointerToken,
  refused,
  RequestInvalid,
  ViolationList,
  type Result,
} from '#libs/kernel';
import { ownName } from './dictionary';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The beginning of the text of a violation if the member is missing. */
export const IS_MISSING = 'Is missing';

/** Longer names are cut in errors, so that the response to an invalid request stays small. */
const SHOWN_CHARACTERS = 40;

/**
 * Reads JSON from a request according to a schema.
 *
 * @param pointer the place of the value in the request body
 * @param isKnown whether the value at a path is known yet; others are not reported, except that their names are unknown
 * @returns the value that the schema produces, or all violations, by JSON Pointer
 * @example
 * readJson(z.strictObject({ match: z.string() }), { mtach: '' });
 * // refused: /match "Is missing; it must be a string.",
 * // /mtach "\"mtach\" is unknown here; did you mean \"match\"? The known names are match."
 */
export function readJson<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  pointer = '',
  isKnown: (path: readonly string[]) => boolean = () => true,
): Result<z.output<Schema>, ViolationList> {
  const read = schema.safeParse(value, { error: standardText });
  if (read.success) return accepted(read.data);
  const found = new ViolationList();
  const reported = new Set<string>();
  for (const issue of unknownFirst(read.error.issues.flatMap(chosen))) {
    const at = pointer + pointerOf(issue.path);
    if (issue.code === 'unrecognized_keys') {
      addUnknown(issue.keys, { at, known: issue.message.split(', '), found });
      continue;
    }
    if (!isKnown(issue.path.map((step) => ownName(String(step))))) continue;
    const { message } = issue;
    // A number with a fraction can be out of range too. It is reported as one error.
    const key = `${at} ${message}`;
    if (!reported.has(key)) found.add(at, message);
    reported.add(key);
  }
  return refused(found);
}

/**
 * The value that the schema produces from the body of a request.
 * @throws RequestInvalid
 */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = readJson(schema, body);
  if (!read.ok) throw new RequestInvalid(read.refusal);
  return read.value;
}

/** Replaces the standard texts of zod. A text in a schema has priority. */
function standardText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      // Only the known names: readJson makes one violation for each unknown member.
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : '';
    case 'invalid_type': {
      const wanted = NAMES_OF_TYPES[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? `${IS_MISSING}; it must be ${wanted}.`
        : `Must be ${wanted}.`;
    }
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      const wanted = issue.values.length === 1 ? values : `one of ${values}`;
      if (issue.input === undefined) return `${IS_MISSING}; it must be ${wanted}.`;
      return `${didYouMean(issue.input, issue.values)}Must be ${wanted}.`;
    }
    default:
      return undefined;
  }
}

/** Names the allowed value that is most similar to the sent one, if it can be a misspelt one. */
function didYouMean(sent: unknown, allowed: readonly unknown[]): string {
  const names = allowed.filter((value) => typeof value === 'string');
  const near = typeof sent === 'string' ? nearestName(sent, names) : undefined;
  return near === undefined ? '' : `Did you mean ${JSON.stringify(near)}? `;
}

const NAMES_OF_TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

/**
 * The issues to report for one issue of zod. If several kinds of values are allowed, only those of the kind that was
 * sent.
 */
function chosen(issue: Issue): Issue[] {
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => ({ ...inner, path: issue.path }));
  }
  if (issue.code !== 'invalid_union') return [issue];
  const branch = issue.errors.find((issues) => !issues.some(isOfAnotherType));
  if (branch === undefined) return [issue];
  return branch.flatMap((inner) => chosen({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isOfAnotherType({ code, path }: Issue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

/** Puts the unknown members of an object first, because one of them is often a misspelt name of a missing member. */
function unknownFirst(issues: readonly Issue[]): Issue[] {
  const ordered: Issue[] = [];
  for (const issue of issues) {
    let index = ordered.length;
    if (issue.code === 'unrecognized_keys') {
      while (index > 0 && isWithin(ordered[index - 1]?.path ?? [], issue.path)) index -= 1;
    }
    ordered.splice(index, 0, issue);
  }
  return ordered;
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => step === path[index]);
}

/** Reports unknown members, each with the most similar known name. */
export function addUnknown(
  names: readonly string[],
  { at, known, found }: { at: string; known: readonly string[]; found: ViolationList },
): void {
  for (const name of names) {
    // Violations beyond the limit are only counted, so their names are not compared.
    const detail = found.kept.length < MAX_VIOLATIONS ? unknownText(name, known) : '';
    found.add(at + pointerOf([name]), detail);
  }
}

function unknownText(name: string, known: readonly string[]): string {
  const unknown = `${JSON.stringify(shown(name))} is unknown here`;
  if (known.length === 0) return `${unknown}; there are no known names.`;
  const near = nearestName(name, known);
  const list = `known names are ${known.join(', ')}.`;
  const hint =
    near === undefined ? `the ${list}` : `did you mean ${JSON.stringify(near)}? The ${list}`;
  return `${unknown}; ${hint}`;
}

function pointerOf(path: Path): string {
  return path.map((step) => `/${pointerToken(shown(ownName(String(step))))}`).join('');
}

function shown(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}...` : name;
}
