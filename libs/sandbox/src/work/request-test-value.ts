import { currentContext } from '#libs/http';
import { readTestValue } from '#libs/test-values';
import { RequestedTestValues } from './requested-test-values';
import { currentWork } from './sandbox-work';

/** What a test value is for. */
interface Purpose {
  /** The part of the request, as in `takeOutcome`. */
  readonly subject?: string;
  /** Of the test values of the operation. */
  readonly prefix?: string;
}

/**
 * Lets a key or an e-mail address of a request request an outcome, if it is a test value. `takeOutcome` and `takeOutcomeAlone`
 * then return the outcome, unless a rule requests one. Call it before them. It runs no statement.
 *
 * @param outcomes of the operation, by code
 * @returns whether it is a test value of the operation, and the sandbox takes test values
 */
export function requestTestValue(
  text: string | null | undefined,
  outcomes: Readonly<Record<string, unknown>>,
  { subject = '', prefix }: Purpose = {},
): boolean {
  const value = text ? readTestValue(text, outcomes, prefix) : undefined;
  if (value === undefined) return false;
  const work = currentWork();
  if (work.takesTestValues === undefined) return false;
  work.testValues ??= new RequestedTestValues(work.takesTestValues);
  work.testValues.add(subject, value);
  return work.takesTestValues && value.code !== undefined;
}

/** What requests the outcome that was taken, as the start of a sentence: "A rule of sandbox run-42", or "The test value ...". */
export function requesterOfOutcome(subject = ''): string {
  const { ordered, testValues } = currentWork();
  if (ordered?.isTaken === true) return ordered.requester;
  const value = testValues?.takenFor(subject);
  return value === undefined
    ? `A rule of sandbox ${currentContext().sandbox}`
    : `The test value ${value}`;
}
