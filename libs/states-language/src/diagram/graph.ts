import { type State, type StateMachine } from '../definition/state-machine';
import { ruleText } from './labels';

/** A part of the drawing of a definition. The parts are written in their order. */
export type DrawingPart =
  /** The start of a machine: a point with an arrow to its first state. */
  | { readonly kind: 'begin'; readonly id: string; readonly to: string }
  | {
      readonly kind: 'state';
      readonly id: string;
      readonly name: string;
      readonly type: State['Type'];
    }
  | {
      readonly kind: 'transition';
      readonly from: string;
      readonly to: string;
      readonly text?: string;
    }
  | { readonly kind: 'catch'; readonly from: string; readonly to: string; readonly text: string }
  /** The start of a group, which is a branch or the iterations of a state. It contains the parts until `group-end`. */
  | { readonly kind: 'group'; readonly id: string; readonly title: string }
  | { readonly kind: 'group-end' }
  /** An edge from a state to the start of its branch. */
  | { readonly kind: 'contains'; readonly from: string; readonly to: string };

/** A definition as a graph. */
export interface Drawing {
  readonly parts: readonly DrawingPart[];
  /** The ids of the states by their names. */
  readonly ids: ReadonlyMap<string, string>;
}

export function drawingOf(machine: StateMachine): Drawing {
  const drawer = new Drawer();
  drawer.addMachine(machine);
  return drawer;
}

class Drawer implements Drawing {
  readonly parts: DrawingPart[] = [];
  readonly ids = new Map<string, string>();
  private machines = 0;

  /** @returns the id of the start node of the machine */
  addMachine({ StartAt: start, States: states }: StateMachine): string {
    const id = `m${String(this.machines)}`;
    this.machines += 1;
    for (const name of Object.keys(states)) this.ids.set(name, `s${String(this.ids.size)}`);
    this.parts.push({ kind: 'begin', id, to: this.id(start) });
    for (const [name, state] of Object.entries(states)) this.addState(name, state);
    return id;
  }

  private addState(name: string, state: State): void {
    const id = this.id(name);
    this.parts.push({ kind: 'state', id, name, type: state.Type });
    if (state.Type === 'Choice') {
      for (const rule of state.Choices) this.addTransition(id, rule.Next, ruleText(rule));
      if (state.Default !== undefined) this.addTransition(id, state.Default, 'otherwise');
    }
    if ('Next' in state) this.addTransition(id, state.Next);
    if ('Catch' in state) {
      for (const { ErrorEquals: errors, Next: next } of state.Catch ?? []) {
        this.parts.push({ kind: 'catch', from: id, to: this.id(next), text: errors.join(', ') });
      }
    }
    if (state.Type === 'Parallel') {
      for (const [index, branch] of state.Branches.entries()) {
        this.addInner(id, `${id}b${String(index)}`, branch, `branch ${String(index + 1)}`);
      }
    }
    const processor = state.Type === 'Map' ? (state.ItemProcessor ?? state.Iterator) : undefined;
    if (processor !== undefined) this.addInner(id, `${id}b0`, processor, 'each item');
  }

  private addInner(from: string, id: string, machine: StateMachine, title: string): void {
    this.parts.push({ kind: 'group', id, title });
    const to = this.addMachine(machine);
    this.parts.push({ kind: 'group-end' }, { kind: 'contains', from, to });
  }

  private addTransition(from: string, next: string, text?: string): void {
    const to = this.id(next);
    this.parts.push({ kind: 'transition', from, to, ...(text === undefined ? {} : { text }) });
  }

  private id(name: string): string {
    return this.ids.get(name) ?? 's';
  }
}
