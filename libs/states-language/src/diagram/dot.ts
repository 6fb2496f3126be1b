import { type State, type StateMachine } from '../definition/state-machine';
import { type ExecutionPath, marked } from './execution-path';
import { type DrawingPart, drawingOf } from './graph';
import { shortened } from './labels';

const LEFT = 'style=filled, fillcolor="#d5f5d5", color="#2e7d32"';
const OPEN = 'style=filled, fillcolor="#fff3cd", color="#b26a00", penwidth=3';

/**
 * A definition as a graph in the DOT language of Graphviz. Names and rules are escaped, so that a definition cannot add
 * other elements to the drawing.
 *
 * @param path if given, the states that an execution has left or is in are marked
 */
export function dot(machine: StateMachine, path?: ExecutionPath): string {
  const { parts, ids } = drawingOf(machine);
  const lines = parts.map(lineOf);
  if (path !== undefined) {
    const marks = marked(path, ids);
    for (const id of marks.left) lines.push(`${id} [${LEFT}]`);
    for (const id of marks.open) lines.push(`${id} [${OPEN}]`);
  }
  return `digraph {\n${HEAD}${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** The limits keep the drawing time of large graphs short. */
const HEAD = `  graph [fontname="sans-serif", nslimit=1, nslimit1=1, mclimit=0.2]
  node [fontname="sans-serif", fontsize=11]
  edge [fontname="sans-serif", fontsize=9]
`;

const SHAPES: Readonly<Record<State['Type'], string>> = {
  Task: 'shape=box',
  Pass: 'shape=box, style=rounded',
  Choice: 'shape=diamond',
  Wait: 'shape=cds',
  Succeed: 'shape=oval',
  Fail: 'shape=box, peripheries=2',
  Parallel: 'shape=parallelogram',
  Map: 'shape=parallelogram',
};

function lineOf(part: DrawingPart): string {
  switch (part.kind) {
    case 'begin':
      return `${part.id} [shape=point]; ${part.id} -> ${part.to}`;
    case 'state':
      return `${part.id} [label=${quoted(part.name)}, ${SHAPES[part.type]}]`;
    case 'transition':
      return `${part.from} -> ${part.to}${part.text === undefined ? '' : ` [label=${quoted(part.text)}]`}`;
    case 'catch':
      return `${part.from} -> ${part.to} [label=${quoted(part.text)}, style=dashed]`;
    case 'group':
      return `subgraph cluster_${part.id} { label=${quoted(part.title)}; color=gray`;
    case 'group-end':
      return '}';
    case 'contains':
      return `${part.from} -> ${part.to} [style=dotted, arrowhead=none]`;
  }
}

/** Characters that XML cannot contain. An SVG with one of them is not shown at all. */
const NOT_XML = /[\u0000-\u001f\ud800-\udfff\ufffe\uffff]/gu;

/** In a label, Graphviz reads a backslash as an escape, and a quote as the end. It copies entities unchanged. */
function quoted(text: string): string {
  const clean = shortened(text)
    .replaceAll(/\s/g, ' ')
    .replaceAll(NOT_XML, '\uFFFD')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('&', '&amp;');
  return `"${clean}"`;
}
