import { pointerToken } from '#libs/kernel';
import { type State } from '../definition/state-machine';
import { type Frame } from './frame';
import { innerMachines, type Program } from './program';

/** The states that can follow a state: by Next, by a choice, and by a catcher. */
export function nextStates(state: State): readonly string[] {
  if (state.Type === 'Choice') {
    const otherwise = state.Default === undefined ? [] : [state.Default];
    return [...state.Choices.map(({ Next: target }) => target), ...otherwise];
  }
  const next = 'Next' in state ? [state.Next] : [];
  const caught = 'Catch' in state ? (state.Catch ?? []).map(({ Next: target }) => target) : [];
  return [...next, ...caught];
}

/**
 * The `Resource` of every Task that an execution can still reach, including its current states.
 *
 * @param frames all running frames of the execution
 */
export function resourcesAhead(program: Program, frames: Iterable<Frame>): ReadonlySet<string> {
  const resources = new Set<string>();
  const seen = new Set<string>();
  const open = [...frames].map(({ machine, state }) => ({
    machine,
    name: state === '' ? program.machine(machine).startAt : state,
  }));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { machine, name } = place;
    const pointer = `${machine}/States/${pointerToken(name)}`;
    if (seen.has(pointer)) continue;
    seen.add(pointer);
    const { definition } = program.state(machine, name);
    if (definition.Type === 'Task') resources.add(definition.Resource);
    for (const next of nextStates(definition)) open.push({ machine, name: next });
    for (const [suffix, { StartAt: start }] of innerMachines(definition)) {
      open.push({ machine: pointer + suffix, name: start });
    }
  }
  return resources;
}
