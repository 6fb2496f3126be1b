/** The text of a code and, where it says more than to correct the field, its correction. */
export type ErrorText = readonly [message: string, correction?: string];

/** The family of fields that are too long or not a number. The manual has the size in the correction. */
export function wrongField(field: string, size: string): ErrorText {
  return [`Campo ${field} informado incorretamente.`, `O campo deve ter o tamanho ${size}.`];
}
