import { atomically, type Transactional, type UnitOfWork } from '#libs/database';
import { outcomeIn } from '../rules/outcome-in';
import { currentWork } from './sandbox-work';

type CodeOf<Outcomes> = (keyof Outcomes & string) | undefined;

/**
 * The outcome that a rule requests for an operation, without taking it: to decide how the operation goes on. It runs no
 * statement.
 *
 * @param outcomes of the operation, by code
 * @returns undefined if no rule requests one of them
 */
export function requestedOutcome<Outcomes extends object>(outcomes: Outcomes): CodeOf<Outcomes> {
  const code = currentWork().requested?.peek((each) => Object.hasOwn(outcomes, each));
  return outcomeIn(outcomes, code);
}

/**
 * Takes the outcome that a rule requests for an operation, and counts a hit of the rule. Call it in the transaction that
 * carries the outcome out, after everything that could prevent that: a rollback gives the hit back. Without a rule, it runs no
 * statement.
 *
 * @param outcomes of the operation, by code
 * @param subject the part of the request that it is taken for, such as a payment of a message with several. They count one hit
 * @returns undefined if no rule requests one of them, or if other requests have taken the last hit
 */
export function* takeOutcome<Outcomes extends object>(
  tx: UnitOfWork,
  outcomes: Outcomes,
  subject = '',
): Transactional<CodeOf<Outcomes>> {
  const { requested } = currentWork();
  if (requested === undefined) return undefined;
  return outcomeIn(
    outcomes,
    yield* requested.take(tx, (code) => Object.hasOwn(outcomes, code), subject),
  );
}

/**
 * Like `takeOutcome`, for an outcome that stores nothing. The caller must carry it out, usually by throwing an error.
 * @param isWanted takes the outcome only if this returns true
 */
export async function takeOutcomeAlone<Outcomes extends object>(
  outcomes: Outcomes,
  isWanted: (code: keyof Outcomes & string) => boolean = () => true,
): Promise<CodeOf<Outcomes>> {
  const { requested } = currentWork();
  if (requested === undefined) return undefined;
  // If other requests have taken the last hit, the next rule has its turn.
  for (;;) {
    const code = requestedOutcome(outcomes);
    if (code === undefined || !isWanted(code)) return undefined;
    const only = { [code]: true };
    const taken = await atomically(requested.database, (tx) => takeOutcome(tx, only));
    if (taken !== undefined) return code;
  }
}

/** Gives back an outcome that the transaction has taken, if it commits without carrying it out: for a duplicate. */
export function* giveBackOutcome(tx: UnitOfWork, subject = ''): Transactional<void> {
  const { requested } = currentWork();
  if (requested !== undefined) yield* requested.giveBack(tx, subject);
}
