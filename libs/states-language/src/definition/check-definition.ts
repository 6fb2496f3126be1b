import { accepted, pointerToken, refused, type Result, type ViolationList } from '#libs/kernel';
import { isObject, type Json, type JsonObject, MAX_DEPTH, refuseSize } from '../json';
import { checkGraph } from './check-graph';
import { checkState, languageOf } from './check-state';
import { checkSeconds, checkText } from './check-values';
import { Findings, type MachinePlace, type Place, report, reportUnknown, within } from './findings';
import { QUERY_LANGUAGES, type QueryLanguage, type StateMachine } from './state-machine';

/** A quota of AWS. */
export const MAX_DEFINITION_BYTES = 1_048_576;

/** A limit of this library, for all machines of a definition together. */
export const MAX_STATES = 5_000;

/** A limit of AWS. */
const MAX_NAME_LENGTH = 80;

export interface DefinitionChecks {
  /**
   * Checks the syntax of an expression of JSONata.
   *
   * @returns the problem with it, in words, or undefined
   */
  readonly checkExpression?: (
    expression: string,
  ) => Promise<string | undefined> | string | undefined;
}

/**
 * Checks a definition in the Amazon States Language. The time is linear in its size, which is limited to
 * MAX_DEFINITION_BYTES, MAX_STATES and MAX_DEPTH.
 *
 * @param definition parsed JSON
 * @returns the definition itself, or all violations with their JSON Pointers
 * @example
 * await checkDefinition({ StartAt: 'A', States: { A: { Type: 'Pass', Next: 'B' } } });
 * // refused: /States/A/Next "There is no state "B" in this machine."
 */
export async function checkDefinition(
  definition: unknown,
  { checkExpression }: DefinitionChecks = {},
): Promise<Result<StateMachine, ViolationList>> {
  const findings = new Findings();
  const json = definition as Json;
  const refusal = refuseSize(json, MAX_DEFINITION_BYTES);
  if (refusal === 'too-deep') {
    findings.add('', `Must not be nested more than ${String(MAX_DEPTH)} deep.`);
  } else if (refusal === 'too-large') {
    findings.add('', `Must not have more than ${String(MAX_DEFINITION_BYTES)} bytes.`);
  } else new MachineCheck(findings).check(json);
  if (checkExpression !== undefined) {
    for (const { pointer, expression } of findings.expressions) {
      const problem = await checkExpression(expression);
      if (problem !== undefined) findings.add(pointer, problem);
    }
  }
  return findings.violations.isEmpty
    ? accepted(definition as StateMachine)
    : refused(findings.violations);
}

const MACHINE = ['Comment', 'StartAt', 'States', 'QueryLanguage'];

/** Checks the machines of a definition, the outermost one first. */
class MachineCheck {
  private readonly names = new Set<string>();

  constructor(private readonly findings: Findings) {}

  check(definition: Json): void {
    const machine: MachinePlace = {
      states: {},
      transitions: new Map(),
      assigned: new Set(),
      outer: new Set(),
    };
    const isJsonata = isObject(definition) && definition['QueryLanguage'] === 'JSONata';
    const place: Place = {
      ...{ findings: this.findings, pointer: '', language: 'JSONPath', isJsonata, machine },
    };
    if (!isObject(definition)) {
      report(place, 'Must be an object with StartAt and States.');
      return;
    }
    reportUnknown(definition, [...MACHINE, 'Version', 'TimeoutSeconds'], place);
    const { Version: version, TimeoutSeconds: timeout } = definition;
    if (version !== undefined && version !== '1.0') {
      report(within(place, 'Version'), 'Must be "1.0".');
    }
    if (timeout !== undefined) checkSeconds(timeout, 1, within(place, 'TimeoutSeconds'));
    this.checkMembers(definition, place);
  }

  /** A branch of a Parallel, or the processor of a Map. */
  private checkInner(machine: Json, place: Place): void {
    if (!isObject(machine)) {
      report(place, 'Must be an object with StartAt and States.');
      return;
    }
    // The older name of the processor accepts it too, as observed on AWS.
    const isProcessor = /\/(ItemProcessor|Iterator)$/.test(place.pointer);
    reportUnknown(machine, isProcessor ? [...MACHINE, 'ProcessorConfig'] : MACHINE, place);
    const config = machine['ProcessorConfig'];
    if (isProcessor && config !== undefined) {
      const at = within(place, 'ProcessorConfig');
      if (!isObject(config)) report(at, 'Must be an object.');
      else if ((config['Mode'] ?? 'INLINE') !== 'INLINE') {
        report(within(at, 'Mode'), 'Must be INLINE: the distributed Map is not supported.');
      } else reportUnknown(config, ['Mode'], at);
    }
    this.checkMembers(machine, place);
  }

  private checkMembers(machine: JsonObject, place: Place): void {
    if (machine['Comment'] !== undefined) checkText(machine['Comment'], within(place, 'Comment'));
    const language = machineLanguage(machine, place);
    const { States: states, StartAt: start } = machine;
    const at = within(place, 'States');
    if (!isObject(states) || Object.keys(states).length === 0) {
      report(at, 'Must be an object with at least one state.');
      return;
    }
    const hasStart = typeof start === 'string' && Object.hasOwn(states, start);
    if (!hasStart) report(within(place, 'StartAt'), 'Must be the name of a state of this machine.');
    const inside: MachinePlace = {
      states,
      transitions: new Map(Object.keys(states).map((name) => [name, []])),
      assigned: new Set(),
      outer: place.machine.assigned,
    };
    collectVariables(states, inside, { language, isJsonata: place.isJsonata });
    const before = this.findings.count;
    this.checkStates(states, { ...at, language, machine: inside });
    // Without all of its transitions, the graph would report false errors.
    if (hasStart && this.findings.count === before)
      this.checkTransitions(start, states, inside, at.pointer);
  }

  private checkStates(states: JsonObject, place: Place): void {
    for (const [name, state] of Object.entries(states)) {
      const at = within(place, name);
      if (name === '' || name.length > MAX_NAME_LENGTH) {
        report(at, `The name of a state must have 1 to ${String(MAX_NAME_LENGTH)} characters.`);
      } else if (this.names.has(name)) {
        report(at, 'The name of a state must be unique in the whole definition.');
      }
      this.names.add(name);
      if (this.names.size > MAX_STATES) {
        report(place, `The definition has more than ${String(MAX_STATES)} states.`);
        return;
      }
      checkState(state, {
        place: at,
        name,
        checkMachine: (machine, where) => {
          this.checkInner(machine, where);
        },
      });
    }
  }

  private checkTransitions(
    start: string,
    states: JsonObject,
    { transitions }: MachinePlace,
    pointer: string,
  ): void {
    const ends = Object.keys(states).filter((name) => {
      const state = states[name];
      return isObject(state) && (state['End'] === true || isTerminal(state['Type'] ?? null));
    });
    checkGraph(
      { start, next: transitions, ends },
      this.findings,
      (name) => `${pointer}/${pointerToken(name)}`,
    );
  }
}

function isTerminal(type: Json): boolean {
  return type === 'Succeed' || type === 'Fail';
}

function machineLanguage(machine: JsonObject, place: Place): QueryLanguage {
  const language = machine['QueryLanguage'];
  const at = within(place, 'QueryLanguage');
  if (language !== undefined && !QUERY_LANGUAGES.some((known) => known === language)) {
    report(at, `Must be one of ${QUERY_LANGUAGES.join(', ')}.`);
  } else if (language === 'JSONPath' && place.isJsonata) {
    report(at, 'A machine in a JSONata machine cannot use JSONPath. The reverse is possible.');
  }
  return languageOf(machine, place);
}

/**
 * Collects the variables that a machine assigns, and those of its outer machines. Inner machines cannot assign them.
 */
function collectVariables(
  states: JsonObject,
  { assigned, outer }: MachinePlace,
  around: Pick<Place, 'language' | 'isJsonata'>,
): void {
  for (const name of outer) assigned.add(name);
  for (const state of Object.values(states)) {
    if (!isObject(state)) continue;
    const mode = languageOf(state, around);
    for (const holder of [state, ...listOf(state['Choices']), ...listOf(state['Catch'])]) {
      const assign = isObject(holder) ? holder['Assign'] : undefined;
      if (!isObject(assign ?? null)) continue;
      for (const name of Object.keys(assign as JsonObject)) {
        assigned.add(mode === 'JSONPath' && name.endsWith('.$') ? name.slice(0, -2) : name);
      }
    }
  }
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
