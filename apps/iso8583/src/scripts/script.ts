import { type CardCommand, type ScriptResult, type ScriptTemplate } from '#libs/card-security';

export const SCRIPT_STATUSES = ['queued', 'sent', 'done', 'failed'] as const;
export type ScriptStatus = (typeof SCRIPT_STATUSES)[number];

/** The changes of the status: a response carries the script once, and a later message reports its result once. */
export const SCRIPT_TRANSITIONS: Readonly<Record<ScriptStatus, readonly ScriptStatus[]>> = {
  queued: ['sent'],
  sent: ['done', 'failed'],
  done: [],
  failed: [],
};

/** The kinds of commands. */
export const SCRIPT_KINDS = [
  'application-block',
  'application-unblock',
  'pin-unblock',
  'pin-change',
  'offline-limit',
] as const satisfies readonly CardCommand['kind'][];

/** The maximum number of scripts of a card that wait for a response. */
export const MAX_QUEUED = 10;

/** A command of the issuer to the chip of a card. */
export interface Script {
  readonly id: string;
  readonly pan: string;
  readonly template: ScriptTemplate;
  /** Without its PIN once the result is known. */
  readonly command: CardCommand;
  readonly status: ScriptStatus;
  /** The identifier in tag 9F18: 8 hex digits; null until the script is sent. */
  readonly scriptId: string | null;
  /** Tag 71 or 72 as it was sent, in hex; null until then. */
  readonly script: string | null;
  /** The transaction whose response carried it; null until then. */
  readonly sentIn: string | null;
  /** The result that the card reported. */
  readonly outcome: ScriptResult['outcome'] | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly finishedAt: string | null;
}

/** The identifier of a script: its number in the sandbox. */
export function scriptIdOf(sequence: number): string {
  return sequence.toString(16).toUpperCase().padStart(8, '0');
}

/** A script after its response. */
export function sentScript(
  script: Script,
  { scriptId, text, transactionId, now }: SentScript,
): Script {
  return {
    ...script,
    status: 'sent',
    scriptId,
    script: text,
    sentIn: transactionId,
    sentAt: now,
  };
}

interface SentScript {
  readonly scriptId: string;
  readonly text: string;
  readonly transactionId: string;
  readonly now: string;
}

/** A script after the report of the card. Its PIN is not needed any more. */
export function finishedScript(
  script: Script,
  outcome: ScriptResult['outcome'],
  now: string,
): Script {
  const { command } = script;
  return {
    ...script,
    command: command.kind === 'pin-change' ? { ...command, pin: '' } : command,
    status: outcome === 'successful' ? 'done' : 'failed',
    outcome,
    finishedAt: now,
  };
}

/** The changes of a card by a script that was carried out. */
export interface CardChange {
  readonly pin?: string;
  readonly pinFailures?: number;
}

/** A new PIN, and a PIN that is unblocked, are those of the host too. The other commands concern only the chip. */
export function changeOf({ command }: Script): CardChange {
  switch (command.kind) {
    case 'pin-change':
      return { pin: command.pin, pinFailures: 0 };
    case 'pin-unblock':
      return { pinFailures: 0 };
    default:
      return {};
  }
}
