import { z } from 'zod';
import { ISPB } from '#libs/brazil';

/** A filter for an institution. */
export const ispb = z
  .string()
  .regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' });

/** A filter for a text. The service checks its form. */
export function filterText(maxLength: number) {
  const error = `Must be a text of 1 to ${String(maxLength)} characters.`;
  return z.string().min(1, { error }).max(maxLength, { error });
}
