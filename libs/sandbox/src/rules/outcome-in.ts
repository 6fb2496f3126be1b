/**
 * The code as one of the outcomes of an operation.
 *
 * @param outcomes of the operation, with their meanings
 * @param code that a rule has requested, and that may be stored; undefined or null if there is none
 * @returns undefined if there is none, or if it is for another operation
 */
export function outcomeIn<Outcomes extends object>(
  outcomes: Outcomes,
  code: string | null | undefined,
): (keyof Outcomes & string) | undefined {
  return code !== null && code !== undefined && Object.hasOwn(outcomes, code)
    ? (code as keyof Outcomes & string)
    : undefined;
}
