import { atomically, type Transactional, type UnitOfWork } from '#libs/database';
import { outcomeIn } from '../rules/outcome-in';
import { type RequestedOutcome } from '../rules/requested-outcome';
import { type RequestedTestValues } from './requested-test-values';
import { currentWork } from './sandbox-work';

type CodeOf<Outcomes> = (keyof Outcomes & string) | undefined;

/**
 * The outcome that a rule or a test value requests for an operation, without taking it: to decide how the operation goes on. It
 * runs no statement. A rule comes before a test value.
 *
 * @param outcomes of the operation, by code
 * @param subject the part of the request whose test value is asked for
 * @returns undefined if none of them is requested
 */
export function requestedOutcome<Outcomes extends object>(
  outcomes: Outcomes,
  subject = '',
): CodeOf<Outcomes> {
  const isKnown = (code: string): boolean => Object.hasOwn(outcomes, code);
  const { ordered, requested } = currentWork();
  const code = outcomeIn(outcomes, ordered?.code) ?? requested?.peek(isKnown);
  return outcomeIn(outcomes, code ?? testValuesNow()?.peek(isKnown, subject));
}

/**
 * Takes the outcome that a rule or a test value requests for an operation, and counts a hit of the rule. Call it in the
 * transaction that carries the outcome out, after everything that could prevent that: a rollback gives the hit back. Without a
 * rule, it runs no statement.
 *
 * @param outcomes of the operation, by code
 * @param subject the part of the request that it is taken for, such as a payment of a message with several. They count one hit
 * @returns undefined if none of them is requested, or if other requests have taken the last hit of the rule
 */
export function* takeOutcome<Outcomes extends object>(
  tx: UnitOfWork,
  outcomes: Outcomes,
  subject = '',
): Transactional<CodeOf<Outcomes>> {
  const { ordered, requested, testValues } = currentWork();
  if (ordered === undefined && requested === undefined && testValues === undefined) {
    return undefined;
  }
  const ofService = yield* takeOrdered(tx, outcomes);
  if (ofService !== undefined) return ofService;
  const isKnown = (code: string): boolean => Object.hasOwn(outcomes, code);
  const ofRule = requested === undefined ? undefined : yield* requested.take(tx, isKnown, subject);
  return outcomeIn(outcomes, ofRule ?? testValuesNow()?.take(isKnown, subject, tx));
}

/**
 * Like `takeOutcome`, for an outcome that stores nothing. The caller must carry it out, usually by throwing an error.
 * @param isWanted takes the outcome only if this returns true
 */
export async function takeOutcomeAlone<Outcomes extends object>(
  outcomes: Outcomes,
  isWanted: (code: keyof Outcomes & string) => boolean = () => true,
): Promise<CodeOf<Outcomes>> {
  const { ordered, requested } = currentWork();
  const code = outcomeIn(outcomes, ordered?.code);
  if (ordered !== undefined && code !== undefined && isWanted(code)) {
    const taken = await atomically(ordered.database, (tx) => takeOrdered(tx, outcomes));
    if (taken !== undefined) return taken;
  }
  return takeRequested({ requested, outcomes, isWanted });
}

/** The same without the outcome that the service orders. */
async function takeRequested<Outcomes extends object>({
  requested,
  outcomes,
  isWanted,
}: {
  readonly requested: RequestedOutcome | undefined;
  readonly outcomes: Outcomes;
  readonly isWanted: (code: keyof Outcomes & string) => boolean;
}): Promise<CodeOf<Outcomes>> {
  const isKnown = (code: string): boolean => Object.hasOwn(outcomes, code);
  // If other requests have taken the last hit, the next rule has its turn.
  while (requested !== undefined) {
    const code = outcomeIn(outcomes, requested.peek(isKnown));
    if (code === undefined) break;
    if (!isWanted(code)) return undefined;
    const isIt = (each: string): boolean => each === code;
    const taken = await atomically(requested.database, (tx) => requested.take(tx, isIt, ''));
    if (taken !== undefined) return code;
  }
  const testValues = testValuesNow();
  const code = outcomeIn(outcomes, testValues?.peek(isKnown, ''));
  if (code === undefined || !isWanted(code)) return undefined;
  testValues?.take(isKnown, '');
  return code;
}

/** Gives back an outcome that the transaction has taken, if it commits without carrying it out: for a duplicate. */
export function* giveBackOutcome(tx: UnitOfWork, subject = ''): Transactional<void> {
  const { requested, testValues } = currentWork();
  testValues?.giveBack(tx, subject);
  if (requested !== undefined) yield* requested.giveBack(tx, subject);
}

/** Takes the outcome that the service orders, unless it was carried out for another request. */
function* takeOrdered<Outcomes extends object>(
  tx: UnitOfWork,
  outcomes: Outcomes,
): Transactional<CodeOf<Outcomes>> {
  const { ordered } = currentWork();
  const code = outcomeIn(outcomes, ordered?.code);
  if (ordered === undefined || code === undefined || !(yield* ordered.take(tx))) return undefined;
  ordered.isTaken = true;
  return code;
}

/** The test values of the request, if no rule has its turn. */
function testValuesNow(): RequestedTestValues | undefined {
  const { requested, testValues } = currentWork();
  return requested?.hasTurn === true ? undefined : testValues;
}
