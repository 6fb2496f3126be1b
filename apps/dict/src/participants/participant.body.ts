import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { CATEGORIES } from '#libs/dict-api';
import { RequestInvalid } from '#libs/kernel';
import { readJson } from '#libs/schema';

const MAX_NAME = 140;

const ispb = z.string().regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' });

const name = z
  .string()
  .trim()
  .min(1, { error: 'Must not be empty.' })
  .max(MAX_NAME, { error: `Must have at most ${String(MAX_NAME)} characters.` })
  // PostgreSQL cannot store U+0000, and a lone surrogate is not text.
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), {
    error: 'Must not have control characters.',
  });

const common = {
  name: name.optional().meta({ example: 'Banco de Teste' }),
  category: z.enum(CATEGORIES).nullable().optional().meta({
    description:
      'Decides the size of its buckets of getEntry and getEntryStatistics. null or left out: the category of DICT_CATEGORY.',
  }),
  settler: ispb.nullable().optional().meta({
    description:
      'The direct participant that makes requests for this indirect one. null or left out: it is a direct participant.',
    example: '10000001',
  }),
};

/** The body of POST /__admin/participants. */
export const participantBody = z.strictObject({
  ispb: ispb.meta({ example: '20000002' }),
  ...common,
});
export type ParticipantBody = z.output<typeof participantBody>;

/** The body of PATCH /__admin/participants/:ispb. */
export const participantChangeBody = z.strictObject(common);
export type ParticipantChangeBody = z.output<typeof participantChangeBody>;

/** @throws RequestInvalid */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  sent: object | undefined,
): z.output<Schema> {
  const read = readJson(schema, sent ?? {});
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  return read.value;
}
