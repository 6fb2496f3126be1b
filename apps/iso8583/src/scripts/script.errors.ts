import { failure } from '#libs/kernel';

export class ScriptLimitReached extends failure.conflict(
  'SCRIPT_LIMIT_REACHED',
  'The card has the maximum number of scripts',
  (limit: number) =>
    `The card already has the maximum of ${String(limit)} queued scripts. Each response to a chip payment sends one.`,
) {}
