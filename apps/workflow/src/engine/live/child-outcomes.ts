import { type Action, type ChildOutcome, MAX_PAYLOAD_BYTES } from '#libs/states-language';
import { type LiveFrame } from './live-frame';

const TOO_LARGE = {
  error: 'States.DataLimitExceeded',
  cause: `The results together have more than ${String(MAX_PAYLOAD_BYTES)} bytes of JSON.`,
};

/** The outcomes of the children of one frame. Their total size is limited. */
export class Outcomes {
  readonly list: ChildOutcome[] = [];
  private bytes = 0;

  /** @returns the stored outcome, shortened if all outcomes together are too large */
  add(outcome: ChildOutcome): ChildOutcome {
    const isTooLarge = this.bytes + sizeOf(outcome) > 2 * MAX_PAYLOAD_BYTES;
    const kept = isTooLarge ? smaller(outcome) : outcome;
    this.restore(kept);
    return kept;
  }

  /** The size counts after shortening, so that later outcomes have the same space after a restart. */
  restore(kept: ChildOutcome): void {
    this.bytes += sizeOf(kept);
    this.list.push(kept);
  }
}

function sizeOf(outcome: ChildOutcome): number {
  return Buffer.byteLength(JSON.stringify(outcome));
}

function smaller(outcome: ChildOutcome): ChildOutcome {
  const { index } = outcome;
  return 'error' in outcome ? { index, error: outcome.error } : { index, ...TOO_LARGE };
}

/** @returns undefined if the frame was aborted: its outcome is not needed */
export function outcomeOf(
  { row: { frame } }: LiveFrame,
  action: Extract<Action, { kind: 'fail' | 'succeed' }>,
): ChildOutcome | undefined {
  const index = frame.part?.index ?? 0;
  if (action.kind === 'succeed') return { index, output: action.output };
  if (action.status !== 'failed') return undefined;
  const { error = '', cause } = action;
  return { index, error, ...(cause === undefined ? {} : { cause }) };
}
