import { type Json } from '../../../core/model';

/** A state of the Amazon States Language, as far as the simulation uses it. */
export interface State {
  readonly Type: string;
  readonly [name: string]: Json;
}

export interface Machine {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
  readonly TimeoutSeconds?: number;
}

export function stateOf({ States }: Machine, name: string): State {
  const state = States[name];
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  return state;
}

/** The machines of the branches, or the one of all iterations. */
export function branchesOf(state: State): readonly Machine[] {
  const { Branches, ItemProcessor } = state;
  if (Branches !== undefined) return Branches as unknown as readonly Machine[];
  return [ItemProcessor as unknown as Machine];
}

/** The machine of a branch or an iteration, by its index. */
export function branchAt(machines: readonly Machine[], index: number): Machine {
  const machine = machines[index] ?? machines[0];
  if (machine === undefined) throw new Error('There is no branch.');
  return machine;
}

/** Whether the text of the definition has a task of this resource. */
export function hasTask(machine: Machine, resource: string): boolean {
  return JSON.stringify(machine).includes(`"Resource":"${resource}"`);
}

/** The states whose tasks can be mocked. Iterations of a Map would share the numbers of their calls. */
export function mockable(machine: Machine): readonly string[] {
  return [...JSON.stringify(machine).matchAll(/"(Log\d+)":\{"Type":"Task"/g)].map(
    ([, name = '']) => name,
  );
}
