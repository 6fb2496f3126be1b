import { nearestName, pointerToken, ViolationList } from '#libs/kernel';
import { type Json, Program, type StateMachine } from '#libs/states-language';

/**
 * Mocked results of tasks, given at the start of an execution. The tasks are not called. By state, then by the calls of
 * its task: `0` is the first call, `1-2` are the second and the third, as in the mock files of AWS.
 */
export type MockSet = Readonly<Record<string, Readonly<Record<string, MockedResult>>>>;

export type MockedResult =
  | { readonly Return: Json }
  | { readonly Throw: { readonly Error: string; readonly Cause?: string | undefined } };

const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/;

/** Whether a text names calls: `0`, or `1-2`. */
export function isCallRange(text: string): boolean {
  const [, from, to = from] = RANGE.exec(text) ?? [];
  return from !== undefined && Number(from) <= Number(to);
}

/** The first two of these ranges that name the same call; undefined if no two do. */
export function overlappingRanges(
  ranges: readonly string[],
): readonly [string, string] | undefined {
  const bounds = ranges.map((range) => {
    const [, from = '', to = from] = RANGE.exec(range) ?? [];
    return { range, from: Number(from), to: Number(to) };
  });
  bounds.sort((one, other) => one.from - other.from);
  for (const [index, { range, from }] of bounds.entries()) {
    const before = bounds[index - 1];
    if (before !== undefined && from <= before.to) return [before.range, range];
  }
  return undefined;
}

/**
 * The mocked result of a call.
 *
 * @param call from 0
 * @returns undefined if the state has no mocks; the result of the highest call if there are more calls than results
 */
export function mockedResult(
  mocks: MockSet | null,
  state: string,
  call: number,
): MockedResult | undefined {
  const results = mocks !== null && Object.hasOwn(mocks, state) ? mocks[state] : undefined;
  if (results === undefined) return undefined;
  let last: { readonly to: number; readonly result: MockedResult } | undefined;
  for (const [range, result] of Object.entries(results)) {
    const [, from = '', to = from] = RANGE.exec(range) ?? [];
    if (call >= Number(from) && call <= Number(to)) return result;
    if (last === undefined || Number(to) > last.to) last = { to: Number(to), result };
  }
  return last?.result;
}

/** The length of a name in an error. */
const SHOWN_CHARACTERS = 60;
/** The number of tasks in an error. */
const SHOWN_NAMES = 20;
/** The number of names with which an unknown name is compared. */
const MAX_COMPARED = 200;

/** Finds mocks that no task would use. Without this check, a task with a misspelled mock would be performed. */
export function unknownMocks(mocks: MockSet, definition: StateMachine): ViolationList {
  const tasks = taskNames(definition);
  const known = [...tasks];
  const list = known.slice(0, SHOWN_NAMES).join(', ');
  const violations = new ViolationList();
  for (const name of Object.keys(mocks)) {
    if (tasks.has(name)) continue;
    const near = nearestName(name, known.slice(0, MAX_COMPARED));
    const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
    const shown = name.slice(0, SHOWN_CHARACTERS);
    violations.add(
      `/mocks/${pointerToken(shown)}`,
      `The definition has no Task "${shown}".${hint} Tasks: ${list}.`,
    );
  }
  return violations;
}

function taskNames(definition: StateMachine): Set<string> {
  const names = new Set<string>();
  for (const { states } of new Program(definition).machines.values()) {
    for (const { name, definition: state } of states.values()) {
      if (state.Type === 'Task') names.add(name);
    }
  }
  return names;
}
