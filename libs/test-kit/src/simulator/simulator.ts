import { type ControlClient, type ServiceName } from '#libs/control-client';
import { parseDuration } from '#libs/kernel';
import { type ReplayResult } from '#libs/recording';
import { type components } from '../api/control';
import { type OutcomeOf, type PathsOf } from '../api-of-services';
import { type TypedClient } from '../client/client-types';
import { typedClient } from '../client/typed-client';
import { replayFile } from './replay-file';
import { AddedRule, matchOf, type Match, type Rule } from './rule';

type RuleResponse = components['schemas']['RuleResponse'];

/** A response that a rule sends instead of the service. */
export interface RuleAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text, or a value that is sent as JSON. */
  readonly body?: unknown;
}

/** Access to one service in the sandbox. Each throws TestKitError if the sandbox cannot be used. */
export interface SimulatorAccess {
  /** The address, if the sandbox is open. */
  readonly url: () => string;
  /** The address, when the sandbox is open. */
  readonly address: () => Promise<string>;
  readonly control: () => Promise<ControlClient>;
  /** The name of the sandbox. */
  readonly sandbox: string;
}

/** One service in the sandbox. */
export class Simulator<Name extends ServiceName> {
  /** Sends the operations of the service: `await box.spi.client.GET('/spi/transactions')`. */
  readonly client: TypedClient<PathsOf[Name]>;

  constructor(
    readonly name: Name,
    private readonly access: SimulatorAccess,
  ) {
    this.client = typedClient<PathsOf[Name]>(() => access.address());
  }

  /** The base address of the service in this sandbox: `http://127.0.0.1:3002/s/kit-0b1c2d3e`. */
  get url(): string {
    return this.access.url();
  }

  /**
   * The next request that can have the outcome gets it: `await box.spi.rejectNext('AM04')`. A request that is refused
   * before, such as a duplicate, does not use it up.
   */
  rejectNext(outcome: OutcomeOf[Name], match: Match = {}): Promise<AddedRule> {
    return this.addRule({ match: matchOf(match), effect: { outcome }, times: 1 });
  }

  /** The next request is carried out, and its response is lost. */
  loseNextAnswer(match: Match = {}): Promise<AddedRule> {
    return this.addRule({ match: matchOf(match), effect: { commitThenDrop: true }, times: 1 });
  }

  /**
   * The next response comes later, by the clock of the sandbox. If the clock is frozen, it comes when the clock is advanced.
   * @param by an ISO 8601 duration, as in PT41S
   */
  delayNext(by: string, match: Match = {}): Promise<AddedRule> {
    const delay = { fixedMs: millisecondsOf(by), clock: 'sandbox' as const };
    return this.addRule({ match: matchOf(match), effect: { delay }, times: 1 });
  }

  /** The next request gets this response, and the service does not see it. */
  respondNext({ body, ...answer }: RuleAnswer, match: Match = {}): Promise<AddedRule> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const respond = { ...answer, ...(body === undefined ? {} : { body: text }) };
    return this.addRule({ match: matchOf(match), effect: { respond }, times: 1 });
  }

  /** The connection of the next request is reset, and the service does not see the request. */
  breakNext(match: Match = {}): Promise<AddedRule> {
    return this.addRule({ match: matchOf(match), effect: { reset: true }, times: 1 });
  }

  /** Adds a rule. It stays until it is used up, removed, or the sandbox is dropped. */
  async addRule(rule: Rule<OutcomeOf[Name]>): Promise<AddedRule> {
    const body = rule as unknown as object;
    const control = await this.access.control();
    const added = await control.send<RuleResponse>('POST', '/__admin/rules', { body });
    return new AddedRule(added.id, added.warnings ?? [], () => this.access.control());
  }

  /**
   * Lets the service answer as it was recorded: `await box.dict.replay('bank.recording.json')`. Requests without a recorded response
   * go to the service itself.
   *
   * @returns the number of rules that were created, and the exchanges of the file that have none
   */
  async replay(file: string): Promise<ReplayResult> {
    return replayFile(file, await this.access.control(), this.access.sandbox);
  }

  /** Removes all rules of the service in this sandbox. */
  async removeRules(): Promise<void> {
    await (await this.access.control()).send('DELETE', '/__admin/rules');
  }
}

function millisecondsOf(duration: string): number {
  const read = parseDuration(duration);
  if (read?.months !== 0) {
    throw new TypeError(
      `"${duration}" is not a duration. Write ISO 8601 without years and months, as in PT41S.`,
    );
  }
  return read.ms;
}
