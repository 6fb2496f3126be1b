import { type ControlClient } from '#libs/control-client';
import { type Recording } from '../format/recording';
import { RecordingFailed } from '../format/recording.errors';
import { rulesOf, type ReplayRule, type SkippedExchange } from './rules-of';

export interface ReplayTarget {
  /** Of a service, not of the suite control. */
  readonly client: ControlClient;
  readonly sandbox: string;
  /** The maximum size of a rule: JSON_LIMIT_BYTES of the service. Default: its default. */
  readonly ruleBytes?: number | undefined;
}

export interface ReplayResult {
  /** The number of rules that were created. */
  readonly rules: number;
  /** Exchanges without a rule. */
  readonly skipped: readonly SkippedExchange[];
}

/** Each request is compared with the rules one after the other, so many rules make a service slow. */
const MAX_RULES = 2_000;
/** The default of JSON_LIMIT_BYTES. */
const DEFAULT_RULE_BYTES = 1_048_576;

/**
 * Creates the rules of a recording in a sandbox of a simulator. All are created or none.
 *
 * @throws RecordingFailed if the recording has no rules or does not fit
 * @throws ControlRefused, NoSimulator as the client does
 */
export async function replay(
  recording: Recording,
  { client, sandbox, ruleBytes = DEFAULT_RULE_BYTES }: ReplayTarget,
): Promise<ReplayResult> {
  const { rules, skipped } = rulesOf(recording);
  checkFit(rules, skipped, ruleBytes);
  const control = client.in(sandbox);
  const created: string[] = [];
  try {
    for (const rule of rules) {
      const { id } = await control.send<{ readonly id: string }>('POST', '/__admin/rules', {
        body: rule,
      });
      created.push(id);
    }
  } catch (error) {
    for (const id of created) {
      await control.send('DELETE', `/__admin/rules/${id}`).catch(() => undefined);
    }
    throw error;
  }
  return { rules: created.length, skipped };
}

function checkFit(
  rules: readonly ReplayRule[],
  skipped: readonly SkippedExchange[],
  ruleBytes: number,
): void {
  if (rules.length === 0) {
    throw new RecordingFailed(
      `The recording has no exchange that can be replayed; ${String(skipped.length)} failed, or have no body.`,
    );
  }
  if (rules.length > MAX_RULES) {
    throw new RecordingFailed(
      `The recording has ${String(rules.length)} rules, more than the ${String(MAX_RULES)} that a sandbox can use. Record less in one file.`,
    );
  }
  const large = rules.find((rule) => Buffer.byteLength(JSON.stringify(rule)) > ruleBytes);
  if (large === undefined) return;
  throw new RecordingFailed(
    `The rule "${large.name}" is larger than ${String(ruleBytes)} bytes, the limit of the service (JSON_LIMIT_BYTES).`,
  );
}
