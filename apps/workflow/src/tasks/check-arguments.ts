import { pointerToken, type Violation } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { type Json, type State } from '#libs/states-language';
import { type TaskResource } from './task-resource';

type TaskState = Extract<State, { readonly Type: 'Task' }>;

/** The arguments of a Task in a definition, as far as they are known before it runs. */
interface WrittenArguments {
  /** The field that has them. */
  readonly field: 'Arguments' | 'Parameters';
  /** The arguments, with any value in place of one that is computed. */
  readonly value: Json;
  readonly computed: ComputedValues;
}

/** The places of values that are computed when the task runs, as JSON Pointers into the arguments. */
class ComputedValues {
  private readonly places = new Set<string>();
  /** The places of the values that contain them. */
  private readonly around = new Set<string>();

  add(pointer: string): void {
    this.places.add(pointer);
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) this.around.add(at);
  }

  has(pointer: string): boolean {
    return this.places.has(pointer);
  }

  /** Whether the value is computed, is in a computed value, or contains one. */
  concerns(path: readonly string[]): boolean {
    let pointer = '';
    for (const step of path) {
      if (this.places.has(pointer)) return true;
      pointer += `/${pointerToken(step)}`;
    }
    return this.around.has(pointer) || (path.length === 0 && this.around.size > 0);
  }
}

/**
 * The violations of the arguments that a definition gives to a resource. A value that an expression or a path computes is
 * checked when the task runs, and so are the arguments of a Task without Arguments and Parameters: they are its input.
 * @returns violations with pointers from the state on
 */
export function argumentFaults(
  { argumentsSchema }: Pick<TaskResource, 'argumentsSchema'>,
  state: TaskState,
): readonly Violation[] {
  const written = writtenIn(state);
  if (written === undefined || written.computed.has('')) return [];
  const { field, value, computed } = written;
  const read = readJson(argumentsSchema, value, `/${field}`, (path) => !computed.concerns(path));
  if (read.ok) return [];
  return read.refusal.kept.map(({ pointer, detail }) => {
    // A computed value is only reported if its name is unknown; in Parameters its name ends in .$.
    const isPath = field === 'Parameters' && computed.has(pointer.slice(field.length + 1));
    return { pointer: isPath ? `${pointer}.$` : pointer, detail };
  });
}

function writtenIn(state: TaskState): WrittenArguments | undefined {
  const { Arguments: given, Parameters: template } = state;
  const computed = new ComputedValues();
  if (given !== undefined) {
    findExpressions(given, '', computed);
    return { field: 'Arguments', value: given, computed };
  }
  if (template === undefined) return undefined;
  return { field: 'Parameters', value: withoutPaths(template, '', computed), computed };
}

/** Finds the texts that are expressions of JSONata. */
function findExpressions(value: Json, pointer: string, computed: ComputedValues): void {
  if (typeof value === 'string') {
    if (value.startsWith('{%')) computed.add(pointer);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    findExpressions(inner, `${pointer}/${pointerToken(name)}`, computed);
  }
}

/** A payload template whose members `name.$` are named `name`. */
function withoutPaths(value: Json, pointer: string, computed: ComputedValues): Json {
  if (Array.isArray(value)) {
    return value.map((item: Json, index) =>
      withoutPaths(item, `${pointer}/${String(index)}`, computed),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([written, inner]): [string, Json] => {
    const isPath = written.endsWith('.$');
    const name = isPath ? written.slice(0, -2) : written;
    const at = `${pointer}/${pointerToken(name)}`;
    if (isPath) computed.add(at);
    return [name, isPath ? inner : withoutPaths(inner, at, computed)];
  });
  return Object.fromEntries(members);
}
