import { type State, type StateMachine } from '../definition/state-machine';
import { type HistoryEvent } from '../execution/events';
import { label, ruleText } from './labels';

/** The states that an execution has entered, by name. Names are unique in a definition. */
export interface ExecutionPath {
  /** Left at least once. */
  readonly left: readonly string[];
  /** Entered and not left: the current states, or those in which the execution has failed. */
  readonly open: readonly string[];
}

/** The path of an execution, from its history or the part of it that there is. */
export function executionPath(events: readonly HistoryEvent[]): ExecutionPath {
  const inside = new Map<string, number>();
  const left = new Set<string>();
  for (const { type, state } of events) {
    if (state === undefined) continue;
    const count = inside.get(state) ?? 0;
    if (type.endsWith('StateEntered')) inside.set(state, count + 1);
    if (type.endsWith('StateExited')) {
      inside.set(state, count - 1);
      left.add(state);
    }
  }
  const open = [...inside].filter(([, count]) => count > 0).map(([name]) => name);
  return { left: [...left], open };
}

/**
 * A definition as a Mermaid flowchart. Branches and iterations are subgraphs, catchers are dotted. Names and
 * rules are escaped, so that no definition can add anything else to the diagram.
 *
 * @param path if given, the states that an execution has left or is in are marked
 * @example mermaid({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
 * // flowchart TD
 * //   m0(( )) --> s0
 * //   s0(["A"])
 */
export function mermaid(machine: StateMachine, path?: ExecutionPath): string {
  const chart = new Chart();
  chart.addMachine(machine);
  if (path !== undefined) chart.mark(path);
  return `${chart.lines.join('\n')}\n`;
}

/** Mermaid's brackets around the label of a node, by type of state. */
const SHAPES: Readonly<Record<State['Type'], readonly [string, string]>> = {
  Task: ['[', ']'],
  Pass: ['(', ')'],
  Choice: ['{', '}'],
  Wait: ['>', ']'],
  Succeed: ['([', '])'],
  Fail: ['[[', ']]'],
  Parallel: ['[/', '/]'],
  Map: ['[/', '/]'],
};

class Chart {
  readonly lines = ['flowchart TD'];
  private readonly ids = new Map<string, string>();
  private machines = 0;

  /** @returns the id of the node where the machine begins */
  addMachine({ StartAt: start, States: states }: StateMachine): string {
    const begin = `m${String(this.machines)}`;
    this.machines += 1;
    for (const name of Object.keys(states)) this.ids.set(name, `s${String(this.ids.size)}`);
    this.add(`${begin}(( )) --> ${this.id(start)}`);
    for (const [name, state] of Object.entries(states)) this.addState(name, state);
    return begin;
  }

  mark({ left, open }: ExecutionPath): void {
    this.add('classDef left fill:#d5f5d5,stroke:#2e7d32');
    this.add('classDef open fill:#fff3cd,stroke:#b26a00,stroke-width:3px');
    for (const [names, style] of [
      [left.filter((name) => !open.includes(name)), 'left'],
      [open, 'open'],
    ] as const) {
      const ids = names.flatMap((name) => this.ids.get(name) ?? []);
      if (ids.length > 0) this.add(`class ${ids.join(',')} ${style}`);
    }
  }

  private addState(name: string, state: State): void {
    const id = this.id(name);
    const [before, after] = SHAPES[state.Type];
    this.add(`${id}${before}${label(name)}${after}`);
    if (state.Type === 'Choice') {
      for (const rule of state.Choices) this.addEdge(id, rule.Next, ruleText(rule));
      if (state.Default !== undefined) this.addEdge(id, state.Default, 'otherwise');
    }
    if ('Next' in state) this.addEdge(id, state.Next);
    if ('Catch' in state) {
      for (const { ErrorEquals: errors, Next: next } of state.Catch ?? []) {
        this.add(`${id} -. ${label(errors.join(', '))} .-> ${this.id(next)}`);
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
    this.add(`subgraph ${id}[${label(title)}]`);
    const begin = this.addMachine(machine);
    this.add('end');
    this.add(`${from} --- ${begin}`);
  }

  private addEdge(from: string, next: string, text?: string): void {
    const middle = text === undefined ? '' : `|${label(text)}|`;
    this.add(`${from} -->${middle} ${this.id(next)}`);
  }

  private id(name: string): string {
    return this.ids.get(name) ?? 's';
  }

  private add(line: string): void {
    this.lines.push(`  ${line}`);
  }
}
