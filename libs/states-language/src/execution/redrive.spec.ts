import { executionFrame, type Frame, type PendingChildren } from './frame';
import { Program } from './program';
import { keptForRedrive, redrivenFrame, redriveSignal } from './redrive';

const program = new Program({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
const failed: Frame = {
  ...executionFrame(program, { a: 1 }, 1),
  ...{ status: 'failed', state: 'A', isEntered: true, retryCounts: [2], deadlineMs: 5 },
};
const children: PendingChildren = {
  ...{ kind: 'children', count: 2, maxConcurrency: 2, toleratedFailures: 0, hasTolerance: false },
  ...{ input: {}, items: null },
};
const afresh = { ...failed, status: 'running', retryCounts: [], deadlineMs: null };

describe('For a redrive', () => {
  it.each([
    ['nothing of a state without branches', null, undefined, null],
    ['nothing of a Wait', { kind: 'wait', untilMs: 9 } as const, undefined, null],
    ['the branches of a Parallel', children, 'Any', children],
    ['those of one that was stopped', children, undefined, children],
    ['no branches whose results are too large', children, 'States.DataLimitExceeded', null],
  ])('a frame keeps %s', (_, pending, error, kept) => {
    expect(keptForRedrive(pending, error)).toEqual(kept);
  });

  it.each<[string, Frame, object, string | undefined]>([
    ['a state begins again', failed, { ...afresh, isEntered: false, enteredAtMs: 9 }, 'continue'],
    [
      'a frame that has no state begins',
      { ...failed, state: '' },
      { ...afresh, state: '', isEntered: false, enteredAtMs: 9 },
      'start',
    ],
    [
      'a Parallel goes on with its branches',
      { ...failed, pending: children },
      { ...afresh, pending: children },
      undefined,
    ],
  ])('%s, with all retries and without the time limit', (_, frame, expected, signal) => {
    expect(redrivenFrame(frame, 9)).toEqual(expected);
    expect(redriveSignal(frame)?.type).toBe(signal);
  });
});
