import { type OfflineLimit, type ScriptTemplate } from '#libs/card-security';
import { type Script, type ScriptStatus } from './script';

/** A command of the issuer to the chip of a card. It never shows a PIN. */
export class ScriptResponse {
  /**
   * UUID of the script.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /** The tag of the script: 71 or 72. */
  template!: ScriptTemplate;

  /** The command. */
  kind!: Script['command']['kind'];

  /** The limit that `offline-limit` changes. Absent for other commands. */
  limit?: OfflineLimit;

  /**
   * The new limit: a number of payments, or cents. Absent for other commands.
   * @example 3
   */
  value?: number;

  /**
   * queued: waits for the response to a chip payment. sent: a response carried it. done, failed: the card reported this.
   * @example queued
   */
  status!: ScriptStatus;

  /**
   * The identifier (tag 9F18), by which the card reports the result. Absent until the script is sent.
   * @example "00000001"
   */
  scriptId?: string;

  /**
   * The script as it was sent, in hex. Absent until then.
   * @example "72169F180400000001860D8424000008ED0AB162BAB1DE61"
   */
  script?: string;

  /**
   * Id of the transaction whose response carried the script. Absent until then.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  sentIn?: string;

  /** The result that the card reported (tag 9F5B). Absent until then. */
  outcome?: NonNullable<Script['outcome']>;

  /**
   * Time when the script was queued, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * Time of the response that carried the script, ISO 8601 UTC. Absent until then.
   * @example 2026-11-21T12:00:00.000Z
   */
  sentAt?: string;

  /**
   * Time of the message that reported the result, ISO 8601 UTC. Absent until then.
   * @example 2026-11-21T12:00:00.000Z
   */
  finishedAt?: string;

  static of(script: Script): ScriptResponse {
    const { id, template, command, status, scriptId, sentIn, outcome } = script;
    const { createdAt, sentAt, finishedAt } = script;
    return {
      id,
      template,
      kind: command.kind,
      ...(command.kind === 'offline-limit' ? { limit: command.limit, value: command.value } : {}),
      status,
      ...(scriptId === null ? {} : { scriptId }),
      ...(script.script === null ? {} : { script: script.script }),
      ...(sentIn === null ? {} : { sentIn }),
      ...(outcome === null ? {} : { outcome }),
      createdAt,
      ...(sentAt === null ? {} : { sentAt }),
      ...(finishedAt === null ? {} : { finishedAt }),
    };
  }
}
