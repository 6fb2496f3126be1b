/** A limit of this library, because an expression is sent to another process for each evaluation. */
export const MAX_EXPRESSION_LENGTH = 4_096;

/** Whether a text is meant as an expression of JSONata: `{% ... %}`. */
export function looksLikeExpression(text: string): boolean {
  return text.startsWith('{%');
}

/**
 * The expression in a text of a JSONata state.
 *
 * @returns undefined if the text is not of the form `{% ... %}`
 * @example expressionIn('{% $states.input.total %}'); // "$states.input.total"
 */
export function expressionIn(text: string): string | undefined {
  return looksLikeExpression(text) && text.endsWith('%}') && text.length >= 4
    ? text.slice(2, -2).trim()
    : undefined;
}
