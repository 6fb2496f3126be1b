import { z } from 'zod';

/** A text of one line, such as a name, without the spaces around it. @param most characters */
export function lineOfText(most: number) {
  return (
    z
      .string()
      .trim()
      .min(1, { error: 'Must not be empty.' })
      .max(most, { error: `Must have at most ${String(most)} characters.` })
      // PostgreSQL cannot store U+0000, and a lone surrogate is not text.
      .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), {
        error: 'Must not have control characters.',
      })
  );
}
