import { type Frame, type Pending, type PendingChildren } from './frame';
import { type Signal } from './signals';

/**
 * The pending state that a frame keeps for a redrive when it ends without success: that of a Parallel or a Map. After
 * States.DataLimitExceeded nothing is kept, so that all branches run again, as in AWS: their results together are too
 * large.
 */
export function keptForRedrive(pending: Pending | null, error?: string): PendingChildren | null {
  return pending?.kind === 'children' && error !== 'States.DataLimitExceeded' ? pending : null;
}

/**
 * Prepares a frame that has not succeeded for a redrive. It continues in the state in which it ended, with the same
 * input and all retries. A Parallel or a Map keeps its branches or iterations. The execution no longer has a time
 * limit.
 */
export function redrivenFrame(frame: Frame, nowMs: number): Frame {
  const again: Frame = { ...frame, status: 'running', retryCounts: [], deadlineMs: null };
  if (frame.pending?.kind === 'children') return again;
  return { ...again, isEntered: false, pending: null, enteredAtMs: nowMs };
}

/** The signal that continues a redriven frame; undefined if its branches or iterations continue instead. */
export function redriveSignal({ state, pending }: Frame): Signal | undefined {
  if (pending?.kind === 'children') return undefined;
  return { type: state === '' ? 'start' : 'continue' };
}
