import { z } from 'zod';
import { ISPB } from '#libs/brazil';

/** An institution, as a filter names it. */
export const ispb = z
  .string()
  .regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' });

/** A text that the service compares; the service knows its form. */
export function filterText(maxLength: number) {
  const error = `Must be a text of 1 to ${String(maxLength)} characters.`;
  return z.string().min(1, { error }).max(maxLength, { error });
}
