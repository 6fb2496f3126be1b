import { type Suite } from '../suite/suite';
import { type LogEntry } from './log';
import { type Invariant, type Operation, type Reader, type Surroundings } from './model';
import { concludeRace, type Conclusion, type Exchange } from './possible';
import { type Call, type Step } from './step';
import { type Answer, type Received, type ServiceName, type WireRequest } from './wire';

/** More possible states than this, and the sandbox is compared. */
const MANY_WORLDS = 16;
/** Services whose requests need other services. The errors of the others are explained only by their own faults. */
const NEEDS_OTHERS: readonly ServiceName[] = [
  ...(['suite', 'spi', 'openfinance', 'ratelimit', 'report', 'workflow'] as const),
];

/** What was wrong, in which step. */
export interface Violation {
  /** The rule that was broken, such as `answer-of-spi.pay` or `money-is-kept`. */
  readonly invariant: string;
  readonly number: number;
  readonly sandbox: string;
  readonly details: readonly string[];
}

/** The country that is simulated: its services, and what must hold. */
export interface Country<World> {
  /** The state of a sandbox before its first use. */
  readonly initial: World;
  readonly operations: readonly Operation<World>[];
  readonly readers: readonly Reader<World>[];
  readonly invariants: readonly Invariant[];
  /** Whether the clock of the sandbox is set, so that all answers are known in advance. */
  isReady(world: World): boolean;
  /** Whether a change of all services was interrupted, so that only `repair` makes the sandbox known again. */
  isBroken(world: World): boolean;
  /** The name of the operation that does, without parameters. */
  readonly repair: string;
}

/** Carries out steps against a suite, and knows which states each sandbox can be in. */
export class Run<World> {
  private readonly worlds = new Map<string, readonly World[]>();
  private readonly operations: ReadonlyMap<string, Operation<World>>;
  private number = 0;

  /**
   * @param prefix starts the names of all sandboxes, so that several runs can use one suite
   * @param log gets what is sent and received
   */
  constructor(
    readonly country: Country<World>,
    private readonly suite: Suite,
    private readonly prefix: string,
    private readonly log?: LogEntry[],
  ) {
    this.operations = new Map(country.operations.map((each) => [each.name, each]));
  }

  /** One of the states in which the sandbox can be. */
  world(sandbox: string): World {
    return this.worldsOf(sandbox)[0] ?? this.country.initial;
  }

  /** Whether so many states are possible that the sandbox should be compared. */
  isUncertain(sandbox: string): boolean {
    return this.worldsOf(sandbox).length > MANY_WORLDS;
  }

  /** Whether the state of the sandbox may be broken. */
  needsRepair(sandbox: string): boolean {
    const worlds = this.worldsOf(sandbox);
    const isReady = new Set(worlds.map((world) => this.country.isReady(world)));
    return isReady.size > 1 || worlds.some((world) => this.country.isBroken(world));
  }

  /** Whether a change of all services would be refused, because a service is down. */
  get isDown(): boolean {
    return this.suite.down.size > 0;
  }

  surroundings(number: number): Surroundings {
    return { disturbed: this.suite.disturbed, isRace: false, number };
  }

  /** Carries out a step. @returns what was wrong, or undefined */
  async perform(step: Step, number: number): Promise<Violation | undefined> {
    this.number = number;
    switch (step.kind) {
      case 'call':
        return this.send([step]);
      case 'race':
        return this.send(step.calls);
      case 'disturb':
        await this.suite.disturb(step.disturbance);
        return undefined;
      case 'compare':
        return this.compare(step.sandbox);
    }
  }

  /** Drops all sandboxes of the run. They would only make the next runs slower. */
  async dropAll(): Promise<void> {
    for (const sandbox of this.worlds.keys()) {
      const path = `/__admin/sandboxes/${this.prefix}${sandbox}`;
      await this.suite.send({ service: 'suite', method: 'DELETE', path }, 'default');
    }
  }

  /** The requests of a call, or undefined if an id is not known. For reports. */
  requestOf(call: Call): WireRequest | undefined {
    return this.operation(call).request(call.args, this.world(call.sandbox));
  }

  private async send(calls: readonly Call[]): Promise<Violation | undefined> {
    const [first] = calls;
    if (first === undefined) return undefined;
    const { sandbox } = first;
    const before = new Set(this.suite.disturbed);
    const sent = await Promise.all(calls.map((call) => this.sendOne(call)));
    const disturbed = new Set([...before, ...this.suite.disturbed, ...calls.flatMap(killedBy)]);
    const exchanges: Exchange<World>[] = [];
    for (const [index, call] of calls.entries()) {
      const received = sent[index];
      if (received === undefined) continue;
      const { service, name } = this.operation(call);
      const unexplained = unexplainedFailure(service, received, { call, disturbed });
      if (unexplained !== undefined) {
        return this.violation(`no-error-of-${name}`, sandbox, [unexplained]);
      }
      exchanges.push(this.exchangeOf(call, received, { disturbed, isRace: calls.length > 1 }));
    }
    const conclusion = concludeRace(this.worldsOf(sandbox), exchanges);
    const names = new Set(calls.map(({ operation }) => operation));
    return this.concluded(`answer-of-${[...names].join('-and-')}`, sandbox, conclusion);
  }

  private async sendOne(call: Call): Promise<Received | undefined> {
    const request = this.isPossible(call) ? this.requestOf(call) : undefined;
    if (request === undefined) return undefined;
    const { instance, fault, kill } = call;
    const answer = this.suite.send(request, this.prefix + call.sandbox, {
      instance,
      ...(fault !== undefined && { fault }),
    });
    if (kill !== undefined) await this.suite.killAfter(kill);
    const received = await answer;
    this.log?.push({ call, request, received });
    if (fault === 'leave') {
      await this.suite.settle(request.service, this.prefix + call.sandbox, instance);
    }
    return received;
  }

  /** A step that was left out of a run can make later ones impossible. */
  private isPossible(call: Call): boolean {
    if (this.operation(call).service === 'suite') return true;
    return this.worldsOf(call.sandbox).every((world) => this.country.isReady(world));
  }

  private exchangeOf(
    call: Call,
    received: Received,
    { disturbed, isRace }: Omit<Surroundings, 'number'>,
  ): Exchange<World> {
    const operation = this.operation(call);
    const surroundings = { disturbed, isRace, number: call.number };
    return {
      title: operation.name,
      received,
      outcomes: (world) => operation.outcomes(call.args, world, surroundings),
    };
  }

  /** Reads everything, keeps the states that agree, and checks the invariants. */
  private async compare(sandbox: string): Promise<Violation | undefined> {
    if (this.suite.disturbed.size > 0 || this.needsRepair(sandbox)) return undefined;
    const readings: Partial<Record<ServiceName, readonly Answer[]>> = {};
    let worlds = this.worldsOf(sandbox);
    for (const reader of this.country.readers) {
      const answers = await this.read(reader, sandbox);
      if (!Array.isArray(answers)) return answers as Violation;
      const earlier = readings[reader.service] ?? [];
      readings[reader.service] = [...earlier, ...(answers as readonly Answer[])];
      const conclusion = compared(worlds, reader, answers as readonly Answer[]);
      if (!conclusion.ok)
        return this.concluded(`${reader.service}-as-modelled`, sandbox, conclusion);
      ({ worlds } = conclusion);
    }
    this.worlds.set(sandbox, worlds);
    for (const invariant of this.country.invariants) {
      const found = invariant.violations(readings);
      if (found.length > 0) return this.violation(invariant.name, sandbox, found);
    }
    const crashes = this.suite.crashes();
    return crashes.length === 0 ? undefined : this.violation('no-crash', sandbox, crashes);
  }

  private async read(
    reader: Reader<World>,
    sandbox: string,
  ): Promise<readonly Answer[] | Violation> {
    const answers: Answer[] = [];
    for (const request of reader.requests(this.world(sandbox))) {
      const received = await this.suite.send(request, this.prefix + sandbox);
      if (typeof received === 'string' || received.status >= 500) {
        const shown =
          typeof received === 'string' ? received : JSON.stringify(received).slice(0, 500);
        return this.violation('no-unexplained-error', sandbox, [`${request.path}: ${shown}`]);
      }
      answers.push(received);
    }
    return answers;
  }

  private concluded(
    invariant: string,
    sandbox: string,
    conclusion: Conclusion<World>,
  ): Violation | undefined {
    if (!conclusion.ok) return this.violation(invariant, sandbox, conclusion.differences);
    this.worlds.set(sandbox, conclusion.worlds);
    return undefined;
  }

  private violation(invariant: string, sandbox: string, details: readonly string[]): Violation {
    return { invariant, number: this.number, sandbox, details };
  }

  private worldsOf(sandbox: string): readonly World[] {
    return this.worlds.get(sandbox) ?? [this.country.initial];
  }

  private operation({ operation: name }: Call): Operation<World> {
    const found = this.operations.get(name);
    if (found === undefined) throw new Error(`There is no operation ${name}.`);
    return found;
  }
}

function killedBy({ kill }: Call): readonly ServiceName[] {
  return kill === undefined ? [] : [kill.service];
}

/** An answer that is lost, or an error of the server, that no fault explains. */
function unexplainedFailure(
  service: ServiceName,
  received: Received,
  { call, disturbed }: { readonly call: Call; readonly disturbed: ReadonlySet<ServiceName> },
): string | undefined {
  const isExplained =
    disturbed.has(service) || (NEEDS_OTHERS.includes(service) && disturbed.size > 0);
  if (isExplained || received === 'unsent') return undefined;
  if (received === 'lost') {
    return call.fault === undefined ? 'the connection broke before the answer' : undefined;
  }
  return received.status < 500
    ? undefined
    : `${String(received.status)} ${JSON.stringify(received.body).slice(0, 600)}`;
}

function compared<World>(
  worlds: readonly World[],
  reader: Reader<World>,
  answers: readonly Answer[],
): Conclusion<World> {
  const learned = worlds.map((world) => reader.learn?.(world, answers) ?? world);
  const found = learned.map((world) => ({
    world,
    differences: reader.differences(world, answers),
  }));
  const agreeing = found.filter(({ differences }) => differences.length === 0);
  if (agreeing.length > 0) return { ok: true, worlds: agreeing.map(({ world }) => world) };
  const [nearest] = found.toSorted(
    (one, other) => one.differences.length - other.differences.length,
  );
  return { ok: false, differences: nearest?.differences ?? ['no state is possible'] };
}
