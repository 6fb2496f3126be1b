import { type Environment } from '../execution/environment';
import { step } from '../interpreter/step';
import { jsonataEvaluator } from './jsonata-evaluator';
import { CONTEXT, type MachineRun } from './run-machine';

/**
 * Makes every step of a run again, with the random values that its events have recorded and frames that were
 * stored as JSON in between.
 *
 * @returns the frames and events of the new steps, and those of the run
 */
export async function replay(run: MachineRun): Promise<{ made: string[]; again: string[] }> {
  const made: string[] = [];
  const again: string[] = [];
  for (const { before, signal, nowMs, eventsRecorded, ancestors, events, after } of run.steps) {
    // A retry before the task was scheduled has no event, and so no place for the chance in its delay. It is in the frame.
    if (events.length === 0 && after.pending?.kind === 'retry') continue;
    const random = events.flatMap(({ draws }) => draws?.random ?? []);
    const uuids = events.flatMap(({ draws }) => draws?.uuids ?? []);
    const environment: Environment = {
      nowMs,
      random: () => random.shift() ?? NaN,
      uuid: () => uuids.shift() ?? 'none',
      evaluator: jsonataEvaluator,
      context: CONTEXT,
      ancestors: stored(ancestors),
      eventsRecorded,
    };
    const repeated = await step(run.program, stored(before), stored(signal), environment);
    made.push(JSON.stringify({ frame: after, events }));
    again.push(JSON.stringify({ frame: repeated.frame, events: repeated.events }));
  }
  return { made, again };
}

function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
