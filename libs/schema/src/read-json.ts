import { z } from 'zod';
import {
  accepted,
  MAX_VIOLATIONS,
  pointerToken,
  refused,
  ViolationList,
  type Result,
} from '#libs/kernel';
import { ownName } from './dictionary';
import { nearestName } from './nearest-name';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** How the text of a violation begins if the member is not there. */
export const IS_MISSING = 'Is missing';

/** Longer names are cut in errors: the answer to a bad request stays small. */
const SHOWN_CHARACTERS = 40;

/**
 * Reads JSON that was sent, by a schema.
 *
 * @param pointer where the value is in the document that was sent
 * @returns what the schema makes of the value, or everything that is wrong, by JSON Pointer
 * @example
 * readJson(z.strictObject({ match: z.string() }), { mtach: '' });
 * // refused: /match "Is missing: must be a string.",
 * // /mtach "\"mtach\" is unknown here; did you mean \"match\"? The known names are match."
 */
export function readJson<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  pointer = '',
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
    const { message } = issue;
    // A number that is not whole can be out of range too, which is one thing wrong.
    const key = `${at} ${message}`;
    if (!reported.has(key)) found.add(at, message);
    reported.add(key);
  }
  return refused(found);
}

/** What zod would say in words of its own, in ours. A text in a schema goes before it. */
function standardText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      // Only the names: readJson makes one violation of each member that is unknown.
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : '';
    case 'invalid_type': {
      const wanted = NAMES_OF_TYPES[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `${IS_MISSING}: must be ${wanted}.` : `Must be ${wanted}.`;
    }
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      const wanted = issue.values.length === 1 ? values : `one of ${values}`;
      return issue.input === undefined ? `${IS_MISSING}: must be ${wanted}.` : `Must be ${wanted}.`;
    }
    default:
      return undefined;
  }
}

const NAMES_OF_TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

/** The issues to show for one: those of the kind of value that was sent, where several kinds may be. */
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

/** The unknown members of an object before the others: one of them is often the name of a missing one. */
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

/** Reports members that nothing reads, each with the known name that it most likely stands for. */
export function addUnknown(
  names: readonly string[],
  { at, known, found }: { at: string; known: readonly string[]; found: ViolationList },
): void {
  for (const name of names) {
    // What is not kept is only counted, so nothing is compared for it.
    const detail = found.kept.length < MAX_VIOLATIONS ? unknownText(name, known) : '';
    found.add(at + pointerOf([name]), detail);
  }
}

function unknownText(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  const list = `known names are ${known.join(', ')}.`;
  const hint =
    near === undefined ? `the ${list}` : `did you mean ${JSON.stringify(near)}? The ${list}`;
  return `${JSON.stringify(shown(name))} is unknown here; ${hint}`;
}

function pointerOf(path: Path): string {
  return path.map((step) => `/${pointerToken(shown(ownName(String(step))))}`).join('');
}

function shown(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}...` : name;
}
