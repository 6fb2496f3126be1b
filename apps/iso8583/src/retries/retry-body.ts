import { z } from 'zod';
import { RequestInvalid } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { RETRY_MODES, type RetryMode } from './retry-count';

const modes = Object.keys(RETRY_MODES) as [RetryMode, ...RetryMode[]];

/** The body that changes the mode. */
export const retryBody = z
  .strictObject({
    mode: z.enum(modes, { error: `Must be one of ${modes.join(', ')}.` }).describe('The new mode.'),
  })
  .describe('The mode of the retry rules.');

/** @throws RequestInvalid with the nearest known name of an unknown member */
export function readRetryBody(body: unknown): RetryMode {
  const read = readJson(retryBody, body);
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  return read.value.mode;
}
