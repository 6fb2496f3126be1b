import { type Json } from '#libs/states-language';

/**
 * Results of tasks that are given with the start of an execution, so that nothing is called. By state, then by the
 * calls of its task: `0` is the first call, `1-2` are the second and the third, as in the mock files of AWS.
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
