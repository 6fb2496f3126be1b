import { MAX_VIOLATIONS, nearestName, pointerToken, ViolationList } from '#libs/kernel';
import { shown, SyntaxFailure } from '../failure';
import { type JsonObject } from '../json';
import { type Fields } from './fields';
import { type QueryLanguage } from './state-machine';

/** An expression of JSONata in a definition. */
export interface FoundExpression {
  readonly pointer: string;
  readonly expression: string;
}

/** The violations and expressions that the check of a definition finds. */
export class Findings {
  readonly violations = new ViolationList();
  readonly expressions: FoundExpression[] = [];

  /** How many violations there are. */
  get count(): number {
    return this.violations.kept.length + this.violations.omitted;
  }

  /** Further violations are only counted. */
  get isFull(): boolean {
    return this.violations.kept.length >= MAX_VIOLATIONS;
  }

  add(pointer: string, detail: string): void {
    this.violations.add(pointer, detail);
  }

  /** Adds a violation if the value cannot be parsed. */
  tryTo(parse: () => unknown, pointer: string): void {
    try {
      parse();
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.add(pointer, error.message);
    }
  }
}

/** The place of a value in a definition, and the rules for it. */
export interface Place {
  readonly findings: Findings;
  /** A JSON Pointer. */
  readonly pointer: string;
  readonly language: QueryLanguage;
  /** Whether the outermost machine uses JSONata. Then no inner machine or state can use JSONPath. */
  readonly isJsonata: boolean;
  /** The machine that contains the value. */
  readonly machine: MachinePlace;
}

export interface MachinePlace {
  readonly states: JsonObject;
  /** The transitions that were found, by the name of the state they leave. */
  readonly transitions: Map<string, string[]>;
  /** The variables of this machine and of its outer machines that are known to be assigned. */
  readonly assigned: Set<string>;
  readonly outer: ReadonlySet<string>;
}

/** The place of a member or an item. */
export function within(place: Place, ...names: readonly (number | string)[]): Place {
  const tokens = names.map((name) => `/${pointerToken(shown(String(name)))}`);
  return { ...place, pointer: place.pointer + tokens.join('') };
}

export function report(place: Place, detail: string): void {
  place.findings.add(place.pointer, detail);
}

/** Reports unknown members, with the nearest known name. */
export function reportUnknown(object: JsonObject, known: readonly string[], place: Place): void {
  for (const name of Object.keys(object)) {
    if (known.includes(name)) continue;
    // Further violations are only counted, so no names are compared for them.
    if (place.findings.isFull) {
      report(place, '');
      continue;
    }
    const near = nearestName(name, known);
    const hint = near === undefined ? '' : `did you mean ${JSON.stringify(near)}? `;
    report(
      within(place, name),
      `${JSON.stringify(shown(name))} is unknown here; ${hint}Known names are ${known.join(', ')}.`,
    );
  }
}

/** The names of the fields of a state in its query language. */
export function namesIn(fields: Fields, language: QueryLanguage): string[] {
  return Object.keys(fields).filter((name) => {
    const only = fields[name]?.only;
    return only === undefined || only === language;
  });
}
