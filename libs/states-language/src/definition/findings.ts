import { MAX_VIOLATIONS, pointerToken, ViolationList } from '#libs/kernel';
import { nearestName } from '#libs/schema';
import { shown, SyntaxFailure } from '../failure';
import { type JsonObject } from '../json';
import { type Fields } from './fields';
import { type QueryLanguage } from './state-machine';

/** An expression of JSONata in a definition. */
export interface FoundExpression {
  readonly pointer: string;
  readonly expression: string;
}

/** What the check of a definition finds. */
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

/** Where a value of a definition is, and what applies there. */
export interface Place {
  readonly findings: Findings;
  /** A JSON Pointer. */
  readonly pointer: string;
  readonly language: QueryLanguage;
  /** Whether the outermost machine uses JSONata: then nothing in it can use JSONPath. */
  readonly isJsonata: boolean;
  /** The machine around the value. */
  readonly machine: MachinePlace;
}

export interface MachinePlace {
  readonly states: JsonObject;
  /** The transitions that were found, by the name of the state they leave. */
  readonly transitions: Map<string, string[]>;
  /** The variables of this machine and of those around it, as far as they are known to be assigned. */
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

/** Reports members that are not known, with the nearest name that is. */
export function reportUnknown(object: JsonObject, known: readonly string[], place: Place): void {
  for (const name of Object.keys(object)) {
    if (known.includes(name)) continue;
    // What is not kept is only counted, so nothing is compared for it.
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
