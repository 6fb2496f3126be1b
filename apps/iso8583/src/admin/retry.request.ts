import { z } from 'zod';
import { readRequest } from '#libs/schema';
import { RETRY_MODES, type RetryMode } from '../retries/retry-count';

const modes = Object.keys(RETRY_MODES) as [RetryMode, ...RetryMode[]];

/** The body that changes the mode. */
export const retryRequest = z
  .strictObject({
    mode: z.enum(modes, { error: `Must be one of ${modes.join(', ')}.` }).describe('The new mode.'),
  })
  .describe('The mode of the retry rules.');

/** @throws RequestInvalid with the nearest known name of an unknown member */
export function readRetryBody(body: unknown): RetryMode {
  return readRequest(retryRequest, body).mode;
}
