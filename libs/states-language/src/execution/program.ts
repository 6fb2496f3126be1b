import { pointerToken } from '#libs/kernel';
import { type QueryLanguage, type State, type StateMachine } from '../definition/state-machine';
import { type Expression } from '../intrinsic/intrinsic';
import { parseExpression } from '../intrinsic/parse-intrinsic';
import { type JsonObject } from '../json';

/** A state of a program. */
export interface ProgramState {
  readonly name: string;
  readonly definition: State;
  /** Compiled expressions of fields, by the name of the field. */
  readonly fields: JsonObject;
  readonly language: QueryLanguage;
  /** Whether the state is a Task that a request completes with a token. */
  readonly usesToken: boolean;
}

export interface ProgramMachine {
  readonly startAt: string;
  readonly states: ReadonlyMap<string, ProgramState>;
}

/** A definition that is prepared for steps. Create it once for each version of a definition. */
export class Program {
  /** The machines by JSON Pointer: the outermost one is ''. */
  readonly machines: ReadonlyMap<string, ProgramMachine>;
  readonly timeoutSeconds: number | undefined;

  private readonly expressions = new Map<string, Expression>();

  /** @param definition one that `checkDefinition` has accepted */
  constructor(definition: StateMachine) {
    const machines = new Map<string, ProgramMachine>();
    addMachine(definition, { pointer: '', language: 'JSONPath', machines });
    this.machines = machines;
    this.timeoutSeconds = definition.TimeoutSeconds;
  }

  /** The compiled form of a path or of a call. There are at most as many as in the definition. */
  expression(text: string): Expression {
    const known = this.expressions.get(text);
    if (known !== undefined) return known;
    const expression = parseExpression(text);
    this.expressions.set(text, expression);
    return expression;
  }

  /** @throws Error if the frame does not belong to this program */
  machine(pointer: string): ProgramMachine {
    const machine = this.machines.get(pointer);
    if (machine === undefined) throw new Error(`There is no machine at "${pointer}".`);
    return machine;
  }

  /** @throws Error if the frame does not belong to this program */
  state(pointer: string, name: string): ProgramState {
    const state = this.machine(pointer).states.get(name);
    if (state === undefined) throw new Error(`There is no state "${name}" at "${pointer}".`);
    return state;
  }
}

interface Around {
  readonly pointer: string;
  readonly language: QueryLanguage;
  readonly machines: Map<string, ProgramMachine>;
}

function addMachine(machine: StateMachine, around: Around): void {
  const language = machine.QueryLanguage ?? around.language;
  const states = new Map<string, ProgramState>();
  around.machines.set(around.pointer, { startAt: machine.StartAt, states });
  for (const [name, definition] of Object.entries(machine.States)) {
    const own = definition.QueryLanguage ?? language;
    const pointer = `${around.pointer}/States/${pointerToken(name)}`;
    states.set(name, {
      name,
      definition,
      fields: definition as unknown as JsonObject,
      language: own,
      usesToken: definition.Type === 'Task' && mentionsToken(definition),
    });
    for (const [suffix, inner] of innerMachines(definition)) {
      addMachine(inner, { ...around, pointer: pointer + suffix, language: own });
    }
  }
}

/** The machines of the branches or the iterations of a state, and their pointers relative to it. */
export function innerMachines(state: State): (readonly [string, StateMachine])[] {
  if (state.Type === 'Parallel') {
    return state.Branches.map((branch, index) => [`/Branches/${String(index)}`, branch]);
  }
  if (state.Type !== 'Map') return [];
  if (state.ItemProcessor !== undefined) return [['/ItemProcessor', state.ItemProcessor]];
  return state.Iterator === undefined ? [] : [['/Iterator', state.Iterator]];
}

/** As in AWS, only tasks that wait for a token have one. */
function mentionsToken(task: State & { readonly Type: 'Task' }): boolean {
  return task.Resource.endsWith('.waitForTaskToken') || JSON.stringify(task).includes('Task.Token');
}
