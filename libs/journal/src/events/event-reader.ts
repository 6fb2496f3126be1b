import { percentDecoded } from '#libs/kernel';
import { type Side } from '../entry-side';
import { type JournalEntry } from '../journal-entry';
import {
  OTHER_EVENT,
  PROBLEM_FACTS,
  type BusinessEvent,
  type EventOperation,
  type EventTable,
  type Facts,
} from './event-table';
import { FactReader } from './fact-reader';
import { textOfEntry } from './text-of-entry';

interface Compiled {
  readonly operation: EventOperation;
  /** The segments of the path; those of parameters are undefined. */
  readonly segments: readonly (string | undefined)[];
  /** The names of the facts in the path, by segment. */
  readonly facts: readonly (string | undefined)[];
  readonly request: FactReader | undefined;
  readonly response: FactReader | undefined;
}

const NO_TABLE: EventTable = { operations: [], failure: PROBLEM_FACTS };

/** Reads the entries of a journal as business events, by the table of the service. */
export class EventReader {
  private readonly operations = new Map<string, Compiled[]>();
  private readonly failure: FactReader;
  private readonly table: EventTable;

  /** @param routedPath the path by which a request is routed */
  constructor(
    table: EventTable | undefined,
    private readonly routedPath: (path: string) => string = (path) => path,
  ) {
    this.table = table ?? NO_TABLE;
    this.failure = new FactReader(this.table.failure);
    for (const operation of this.table.operations) {
      const compiled = compile(operation);
      const key = keyOf(operation.method, compiled.segments.length);
      this.operations.set(key, [...(this.operations.get(key) ?? []), compiled]);
    }
    // A path without parameters counts before one that has them.
    for (const some of this.operations.values()) some.sort(byParameters);
  }

  /** The event of an entry, with the original data. Only `shownEvent` masks it. */
  read(entry: JournalEntry): BusinessEvent {
    const found = this.find(entry.method, entry.path);
    if (found === undefined) return { name: OTHER_EVENT, facts: this.factsOfFailure(entry) };
    const { operation, segments } = found;
    const facts: Facts = {
      ...factsOfPath(found.facts, segments),
      ...this.factsIn('request', found.compiled.request, entry),
      ...(isFailed(entry)
        ? this.factsOfFailure(entry)
        : this.factsIn('response', found.compiled.response, entry)),
    };
    const whole = finished(operation.complete?.(facts, entry) ?? facts);
    const { name } = operation;
    return { name: typeof name === 'string' ? name : name(whole), facts: whole };
  }

  /** The explanation of an entry, with the original data. */
  explain(entry: JournalEntry, event: BusinessEvent) {
    return this.table.explain?.(entry, event);
  }

  /** Whether a request is an operation of the service. */
  knows(method: string, path: string): boolean {
    return this.find(method, path) !== undefined;
  }

  private factsOfFailure(entry: JournalEntry): Facts {
    return isFailed(entry) ? this.factsIn('response', this.failure, entry) : {};
  }

  private factsIn(side: Side, reader: FactReader | undefined, entry: JournalEntry): Facts {
    if (reader === undefined) return {};
    const text = this.table.textOf?.(side, entry) ?? textOfEntry(side, entry);
    return Object.fromEntries(reader.read(text));
  }

  private find(method: string, url: string) {
    const mark = url.indexOf('?');
    const path = this.routedPath(mark === -1 ? url : url.slice(0, mark));
    const segments = path.split('/');
    // HEAD is routed as GET.
    const methods = method === 'HEAD' ? [method, 'GET'] : [method];
    const some = methods.flatMap((each) => this.operations.get(keyOf(each, segments.length)) ?? []);
    const compiled = some.find((each) =>
      each.segments.every((segment, index) => segment === undefined || segment === segments[index]),
    );
    if (compiled === undefined) return undefined;
    const { operation, facts } = compiled;
    return { operation, compiled, facts, segments };
  }
}

function keyOf(method: string, segments: number): string {
  return `${method} ${String(segments)}`;
}

function compile(operation: EventOperation): Compiled {
  const names = operation.path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1]);
  const parts = operation.path.split('/');
  const { request, response } = operation;
  return {
    operation,
    segments: parts.map((part, index) => (names[index] === undefined ? part : undefined)),
    facts: names.map((name) => (name === '_' ? undefined : name)),
    request: request === undefined ? undefined : new FactReader(request),
    response: response === undefined ? undefined : new FactReader(response),
  };
}

function byParameters(one: Compiled, other: Compiled): number {
  const parametersOf = ({ segments }: Compiled): number =>
    segments.filter((segment) => segment === undefined).length;
  return parametersOf(one) - parametersOf(other);
}

function factsOfPath(names: readonly (string | undefined)[], segments: readonly string[]): Facts {
  const facts: Record<string, string> = {};
  names.forEach((name, index) => {
    if (name !== undefined) facts[name] = percentDecoded(segments[index] ?? '');
  });
  return facts;
}

function isFailed({ status }: JournalEntry): boolean {
  return status !== undefined && status >= 400;
}

/** Amounts have two decimals, and a count of one is left out. */
function finished(facts: Facts): Facts {
  const { amount, count, ...others } = facts;
  return {
    ...(amount === undefined ? {} : { amount: withDecimals(amount) }),
    ...(count === undefined || count === '1' ? {} : { count }),
    ...others,
  };
}

/** A number that may be a tax id stays as it is, so that it is masked. */
function withDecimals(amount: string): string {
  const [, whole, decimal = ''] = /^(\d{1,10})(?:\.(\d))?$/.exec(amount) ?? [];
  return whole === undefined ? amount : `${whole}.${decimal.padEnd(2, '0')}`;
}
