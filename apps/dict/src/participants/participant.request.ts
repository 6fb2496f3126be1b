import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { CATEGORIES } from '#libs/dict-api';
import { lineOfText } from '#libs/schema';

const MAX_NAME = 140;

const ispb = z.string().regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' });

const name = lineOfText(MAX_NAME);

const common = {
  name: name.optional().meta({ example: 'Banco de Teste' }),
  category: z.enum(CATEGORIES).nullable().optional().meta({
    description:
      'The category decides the size of the buckets of getEntry and getEntryStatistics. null or absent: DICT_CATEGORY.',
  }),
  settlementAgent: ispb.nullable().optional().meta({
    description:
      'The direct participant that makes requests for this indirect participant. null or absent: it is a direct participant.',
    example: '10000001',
  }),
};

/** The body of POST /__admin/participants. */
export const participantRequest = z.strictObject({
  ispb: ispb.meta({ example: '20000002' }),
  ...common,
});
export type ParticipantRequest = z.output<typeof participantRequest>;

/** The body of PATCH /__admin/participants/:ispb. */
export const participantChangeRequest = z.strictObject(common);
export type ParticipantChangeRequest = z.output<typeof participantChangeRequest>;
