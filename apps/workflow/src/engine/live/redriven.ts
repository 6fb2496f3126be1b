import { redrivenFrame, redriveSignal } from '#libs/states-language';
import { type StoredFrame } from '../../executions/frame.row';

/**
 * Changes the rows of an execution that has not succeeded, so that it can continue. As in AWS, only the branches and
 * iterations that failed or were aborted run again, each from the state in which it ended; the results of the others
 * stay. They continue when an instance takes the execution, as many at once as the Map allows.
 *
 * @param rows of the execution
 * @param turn of the signal for the root frame
 * @returns the rows that change, the root frame first
 */
export function redriven(
  rows: readonly StoredFrame[],
  { nowMs, turn }: { readonly nowMs: number; readonly turn: number },
): readonly StoredFrame[] {
  const root = rows.find(({ number }) => number === 0);
  if (root === undefined) return [];
  const childrenOf = new Map<number | null, StoredFrame[]>();
  for (const row of rows) {
    const siblings = childrenOf.get(row.parent);
    if (siblings === undefined) childrenOf.set(row.parent, [row]);
    else siblings.push(row);
  }
  const changed = [{ ...again(root, nowMs), signal: redriveSignal(root.frame) ?? null, turn }];
  // The loop also visits the rows that it adds.
  for (const [place, row] of changed.entries()) {
    if (row.frame.pending?.kind !== 'children') continue;
    const children = childrenOf.get(row.number) ?? [];
    const failed = children.filter(({ outcome }) => outcome === null || 'error' in outcome);
    failed.sort((one, other) => indexOf(one) - indexOf(other));
    const { started } = row.counts;
    const succeeded = children.length - failed.length;
    const counts = { started, succeeded, failed: 0, again: failed.map(({ number }) => number) };
    changed[place] = { ...row, counts };
    changed.push(...failed.map((child) => ({ ...again(child, nowMs), turn: 0 })));
  }
  return changed;
}

function again(row: StoredFrame, nowMs: number): StoredFrame {
  const cleared = { signal: null, task: null, token: null, waitsFor: null, outcome: null };
  return { ...row, ...cleared, frame: redrivenFrame(row.frame, nowMs) };
}

function indexOf({ frame: { part } }: StoredFrame): number {
  return part?.index ?? 0;
}
