import { type Dice } from '#libs/testing';
import { diceOf, drawWeighted } from './draw';
import { type Run } from './run';
import { type Call, type ClientFault, type Disturbance, type Step } from './step';
import { SERVICES, type ServiceName } from './wire';

/** How a country lives. Shares are probabilities of a step. */
export interface Habits {
  readonly sandboxes: readonly string[];
  readonly instances: number;
  readonly races: number;
  readonly clientFaults: number;
  readonly disturbances: number;
  readonly kills: number;
  /** Each sandbox is compared after about this many steps. */
  readonly compareEvery: number;
}

/** What ends each disturbance. */
const REMEDIES = {
  kill: 'start',
  stop: 'start',
  'cut-database': 'restore-database',
  'fill-disk': 'free-disk',
  'lose-answers': 'mend-links',
  'lose-requests': 'mend-links',
  'double-requests': 'mend-links',
} as const;

export const HABITS: Habits = {
  sandboxes: ['a', 'b', 'c'],
  instances: 1,
  races: 0.05,
  clientFaults: 0.02,
  disturbances: 0.002,
  kills: 0.0005,
  compareEvery: 120,
};

const CLIENT_FAULTS: readonly ClientFault[] = ['ignore', 'leave', 'slow'];
/** Calls of a race. The checks of their orders grow with the factorial. */
const RACERS = 3;
/** Tries to find an operation that makes sense. */
const TRIES = 30;
/** A fault lasts at most this many steps. */
const LONGEST_FAULT = 30;
const MOST_LOST = 3;
const LONGEST_LIFE_MS = 30;

/** Draws the steps of a run from its seed. */
export class Generator<World> {
  /** What ends a fault, with the step in which it does. */
  private remedies: { readonly at: number; readonly disturbance: Disturbance }[] = [];

  constructor(
    private readonly seed: number,
    private readonly run: Run<World>,
    private readonly habits: Habits,
  ) {}

  /** The steps with this number. Usually one. */
  draw(number: number): readonly Step[] {
    const due = this.remedies.filter(({ at }) => at <= number);
    if (due.length > 0) {
      this.remedies = this.remedies.filter((remedy) => !due.includes(remedy));
      return due.map(({ disturbance }) => ({ kind: 'disturb', disturbance }));
    }
    const dice = diceOf(this.seed, number);
    const { habits, run } = this;
    const sandbox = dice.one(habits.sandboxes);
    const isCalm = this.remedies.length === 0;
    if (isCalm && (run.isUncertain(sandbox) || dice.share(1 / habits.compareEvery))) {
      return [...this.repair(sandbox, number), { kind: 'compare', sandbox }];
    }
    if (isCalm && dice.share(habits.disturbances)) return [this.drawDisturbance(dice, number)];
    if (run.needsRepair(sandbox)) return this.repair(sandbox, number);
    return this.drawCalls(dice, sandbox, number);
  }

  /** The steps that end all faults. */
  remedy(): readonly Step[] {
    const all = this.remedies.map(({ disturbance }) => ({ kind: 'disturb', disturbance }) as const);
    this.remedies = [];
    return all;
  }

  /** The steps that compare all sandboxes. */
  compareAll(number: number): readonly Step[] {
    return this.habits.sandboxes.flatMap((sandbox) => [
      ...this.repair(sandbox, number),
      { kind: 'compare' as const, sandbox },
    ]);
  }

  /** Drops a sandbox whose state an interrupted change has left unknown, when all services are there. */
  private repair(sandbox: string, number: number): readonly Step[] {
    if (!this.run.needsRepair(sandbox) || this.run.isDown) return [];
    const operation = this.run.country.repair;
    return [{ kind: 'call', number, sandbox, operation, args: null, instance: 0 }];
  }

  private drawCalls(dice: Dice, sandbox: string, number: number): readonly Step[] {
    const call = this.drawCall(dice, sandbox, number);
    if (call === undefined) return [];
    if (isControl(call) || !dice.share(this.habits.races)) {
      return [this.withKill(dice, this.withFault(dice, call), number)];
    }
    const others = Array.from({ length: 1 + dice.below(RACERS - 1) }, (_, index) =>
      // Often the same request again, as a client sends it that retries too early.
      dice.share(0.5)
        ? { ...call, instance: dice.below(this.habits.instances) }
        : this.drawCall(dice, sandbox, number, index + 1),
    );
    const racers = others.filter((other) => other !== undefined && !isControl(other));
    return [{ kind: 'race', calls: [call, ...(racers as Call[])] }];
  }

  /** @param racer of the requests that are sent at once, from 0 */
  private drawCall(dice: Dice, sandbox: string, step: number, racer = 0): Call | undefined {
    const { run } = this;
    const number = step * RACERS + racer;
    const world = run.world(sandbox);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const operation = drawWeighted(dice, run.country.operations);
      if (operation === undefined || (operation.service === 'suite' && run.isDown)) continue;
      const args = operation.draw(dice, world, run.surroundings(number));
      if (args === undefined) continue;
      const instance = dice.below(this.habits.instances);
      return { kind: 'call', number, sandbox, operation: operation.name, args, instance };
    }
    return undefined;
  }

  private withFault(dice: Dice, call: Call): Call {
    if (!dice.share(this.habits.clientFaults)) return call;
    const fault = dice.one(CLIENT_FAULTS);
    // Nothing tells when a change of all services has ended that nobody waits for.
    return fault === 'leave' && isControl(call) ? call : { ...call, fault };
  }

  private withKill(dice: Dice, call: Call, number: number): Call {
    if (this.remedies.length > 0 || !dice.share(this.habits.kills)) return call;
    const service = this.drawService(dice);
    const instance = dice.below(this.habits.instances);
    this.endLater(dice, { what: 'start', service, instance }, number);
    return { ...call, kill: { service, instance, afterMs: dice.below(LONGEST_LIFE_MS) } };
  }

  private drawDisturbance(dice: Dice, number: number): Step {
    const what = dice.one(Object.keys(REMEDIES) as (keyof typeof REMEDIES)[]);
    const service = this.drawService(dice);
    const instance = dice.below(this.habits.instances);
    const count = 1 + dice.below(MOST_LOST);
    this.endLater(dice, { what: REMEDIES[what], service, instance }, number);
    return { kind: 'disturb', disturbance: { what, service, instance, count } };
  }

  private drawService(dice: Dice): ServiceName {
    return dice.one([...SERVICES, 'suite'] as const);
  }

  private endLater(dice: Dice, disturbance: Disturbance, number: number): void {
    this.remedies.push({ at: number + 1 + dice.below(LONGEST_FAULT), disturbance });
  }
}

function isControl({ operation }: Call): boolean {
  return operation.startsWith('control.');
}
