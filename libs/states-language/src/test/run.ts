import { checkDefinition } from '../definition/check-definition';
import { type Action } from '../execution/signals';
import { type JsonObject } from '../json';
import { type MachineRun, type Run, runMachine } from './run-machine';

/** Checks a definition and runs it to its end. */
export async function run(
  definition: JsonObject,
  options: Omit<Run, 'definition'> = {},
): Promise<{ readonly end: Action; readonly run: MachineRun }> {
  const checked = await checkDefinition(definition);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal.kept, null, 2));
  const made = await runMachine({ definition: checked.value, ...options });
  return { end: made.end, run: made };
}
