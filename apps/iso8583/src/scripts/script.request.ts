import { z } from 'zod';
import {
  OFFLINE_LIMITS,
  SCRIPT_TEMPLATES,
  type CardCommand,
  type OfflineLimit,
} from '#libs/card-security';
import { isObject, readRequest, wholeNumber } from '#libs/schema';
import { SCRIPT_KINDS, type Script } from './script';

const PIN_TEXT = 'Must be a string of 4 to 12 digits.';
const MAX_COUNT = 255;
const MAX_CENTS = 999_999_999_999;

/** The members that say what a script does. */
export const scriptMembers = {
  kind: z
    .enum(SCRIPT_KINDS, { error: `Must be one of ${SCRIPT_KINDS.join(', ')}.` })
    .describe('The command.'),
  template: z
    .enum(SCRIPT_TEMPLATES, { error: `Must be one of ${SCRIPT_TEMPLATES.join(', ')}.` })
    .default('72')
    .describe(
      'The tag of the script. 71: the card carries it out before its second cryptogram. 72: after it.',
    ),
  pin: z
    .string({ error: PIN_TEXT })
    .regex(/^[0-9]{4,12}$/, { error: PIN_TEXT })
    .optional()
    .describe(
      'The new PIN, only for pin-change. It is the PIN of the card once the card reports success.',
    ),
  limit: z
    .enum(OFFLINE_LIMITS, { error: `Must be one of ${OFFLINE_LIMITS.join(', ')}.` })
    .optional()
    .describe('The limit of payments without the issuer, only for offline-limit.'),
  value: wholeNumber(0, MAX_CENTS)
    .optional()
    .describe(
      `The new limit, only for offline-limit: a count (at most ${String(MAX_COUNT)}) or cents.`,
    ),
};

/** The body that queues a script. */
export const scriptRequest = z
  .strictObject(scriptMembers)
  .superRefine(checkMembers, { when: isObject })
  .describe('A command for the chip of a card.');

/** What a tester queues. */
export type ScriptDraft = Pick<Script, 'template' | 'command'>;

/** @throws RequestInvalid */
export function readScriptBody(body: unknown): ScriptDraft {
  return draftOf(readRequest(scriptRequest, body));
}

/** The script of a body without errors. */
export function draftOf({
  kind,
  template,
  pin = '',
  limit = 'lower-count',
  value = 0,
}: z.output<typeof scriptRequest>): ScriptDraft {
  return { template, command: commandOf(kind, { pin, limit, value }) };
}

function commandOf(kind: CardCommand['kind'], { pin, limit, value }: CommandValues): CardCommand {
  if (kind === 'pin-change') return { kind, pin };
  return kind === 'offline-limit' ? { kind, limit, value } : { kind };
}

interface CommandValues {
  readonly pin: string;
  readonly limit: OfflineLimit;
  readonly value: number;
}

/** The members that depend on each other. They are checked together with their types, so they can have any. */
interface Sent {
  readonly kind?: unknown;
  readonly pin?: unknown;
  readonly limit?: unknown;
  readonly value?: unknown;
}

const MEMBERS: Readonly<Record<'pin' | 'limit' | 'value', CardCommand['kind']>> = {
  pin: 'pin-change',
  limit: 'offline-limit',
  value: 'offline-limit',
};

/** Each command has its own members. */
export function checkMembers(sent: Sent, context: z.RefinementCtx): void {
  const add = (name: string, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  for (const [name, kind] of Object.entries(MEMBERS)) {
    const isThere = sent[name as keyof typeof MEMBERS] !== undefined;
    if (isThere && sent.kind !== kind) add(name, `Must be left out: only ${kind} has it.`);
    if (!isThere && sent.kind === kind) add(name, `Is missing; ${kind} needs it.`);
  }
  const isCount = sent.limit === 'lower-count' || sent.limit === 'upper-count';
  if (isCount && typeof sent.value === 'number' && sent.value > MAX_COUNT) {
    add('value', `Must be at most ${String(MAX_COUNT)} for a count.`);
  }
}
