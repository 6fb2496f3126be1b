import { type Frame } from '#libs/states-language';
import { type TaskOutcome } from '../../tasks/task-resource';
import { LiveFrame } from '../live/live-frame';
import { signalOf, TasksInFlight } from './tasks-in-flight';

const TASK = { resource: 'log', arguments: {}, attempt: 2, call: 0, isPending: false };

function frameWithTask(): LiveFrame {
  const frame = LiveFrame.made({
    executionId: 'e-1',
    number: 0,
    frame: {} as unknown as Frame,
    lastEvent: 0,
  });
  frame.change({ task: TASK });
  return frame;
}

/** Tasks whose ends the test decides. */
function inFlight() {
  const started: { resolve: (outcome: TaskOutcome) => void; reject: (error: Error) => void }[] = [];
  const signals: AbortSignal[] = [];
  const tasks = new TasksInFlight((_, abort) => {
    signals.push(abort);
    return new Promise((resolve, reject) => started.push({ resolve, reject }));
  });
  const ended = () =>
    new Promise<void>((resolve) => {
      tasks.onEnd(resolve);
    });
  return { tasks, started, signals, ended };
}

describe('TasksInFlight', () => {
  it('has the end of a task, for the attempt that was begun', async () => {
    const { tasks, started, ended } = inFlight();
    tasks.start(frameWithTask());
    expect([tasks.isIdle, tasks.hasEnded]).toEqual([false, false]);
    const end = ended();
    started[0]?.resolve({ kind: 'failed', error: 'No', cause: 'why' });
    await end;
    expect(tasks.hasEnded).toBe(true);
    expect(tasks.takeEnded().map(signalOf)).toEqual([
      { type: 'error', error: 'No', cause: 'why', attempt: 2 },
    ]);
    expect(tasks.isIdle).toBe(true);
  });

  it('gives no signal for a task that somebody completes later', async () => {
    const { tasks, started, ended } = inFlight();
    tasks.start(frameWithTask());
    const end = ended();
    started[0]?.resolve({ kind: 'pending' });
    await end;
    expect(tasks.takeEnded().map(signalOf)).toEqual([undefined]);
  });

  it('does not take a task that could not be done for one that has failed', async () => {
    const { tasks, started, ended } = inFlight();
    tasks.start(frameWithTask());
    const end = ended();
    started[0]?.reject(new Error('The database is down.'));
    await end;
    expect(() => tasks.takeEnded()).toThrow('The database is down.');
  });

  it('aborts a task that nobody waits for, and forgets its end', async () => {
    const { tasks, started, signals, ended } = inFlight();
    const frame = frameWithTask();
    tasks.start(frame);
    tasks.abandon(frame);
    expect(signals[0]?.aborted).toBe(true);
    tasks.start(frame);
    started[0]?.resolve({ kind: 'succeeded', output: 'old' });
    const end = ended();
    started[1]?.resolve({ kind: 'succeeded', output: 'new' });
    await end;
    expect(tasks.takeEnded().map(({ outcome }) => outcome)).toEqual([
      { kind: 'succeeded', output: 'new' },
    ]);
  });
});
