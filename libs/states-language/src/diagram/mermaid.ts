import { type State, type StateMachine } from '../definition/state-machine';
import { type ExecutionPath, marked } from './execution-path';
import { type DrawingPart, drawingOf } from './graph';
import { label } from './labels';

/**
 * A definition as a Mermaid flowchart. Branches and iterations are subgraphs, catchers are dotted. Names and rules are
 * escaped, so that a definition cannot add other elements to the diagram.
 *
 * @param path if given, the states that an execution has left or is in are marked
 * @example mermaid({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
 * // flowchart TD
 * //   m0(( )) --> s0
 * //   s0(["A"])
 */
export function mermaid(machine: StateMachine, path?: ExecutionPath): string {
  const { parts, ids } = drawingOf(machine);
  const lines = parts.map(lineOf);
  if (path !== undefined) {
    const marks = marked(path, ids);
    lines.push(
      'classDef left fill:#d5f5d5,stroke:#2e7d32',
      'classDef open fill:#fff3cd,stroke:#b26a00,stroke-width:3px',
    );
    if (marks.left.length > 0) lines.push(`class ${marks.left.join(',')} left`);
    if (marks.open.length > 0) lines.push(`class ${marks.open.join(',')} open`);
  }
  return `flowchart TD\n${lines.map((line) => `  ${line}\n`).join('')}`;
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

function lineOf(part: DrawingPart): string {
  switch (part.kind) {
    case 'begin':
      return `${part.id}(( )) --> ${part.to}`;
    case 'state': {
      const [before, after] = SHAPES[part.type];
      return `${part.id}${before}${label(part.name)}${after}`;
    }
    case 'transition': {
      const middle = part.text === undefined ? '' : `|${label(part.text)}|`;
      return `${part.from} -->${middle} ${part.to}`;
    }
    case 'catch':
      return `${part.from} -. ${label(part.text)} .-> ${part.to}`;
    case 'group':
      return `subgraph ${part.id}[${label(part.title)}]`;
    case 'group-end':
      return 'end';
    case 'contains':
      return `${part.from} --- ${part.to}`;
  }
}
