/**
 * The outcome that a rule has ordered for an operation.
 *
 * @param outcomes of the operation, with their meanings
 * @param ordered the outcome of the context; undefined or null if no rule has ordered one
 * @returns undefined if none was ordered, or if it is for another operation
 */
export function orderedOutcomeOf<Outcomes extends object>(
  outcomes: Outcomes,
  ordered: string | null | undefined,
): (keyof Outcomes & string) | undefined {
  return ordered !== null && ordered !== undefined && Object.hasOwn(outcomes, ordered)
    ? (ordered as keyof Outcomes & string)
    : undefined;
}
