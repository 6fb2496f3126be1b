import { type ControlClient, type Query, type ServiceName } from '#libs/control-client';
import { parseDuration } from '#libs/kernel';
import { type ReplayResult } from '#libs/recording';
import { type components } from '../api/control';
import { type OutcomeOf, type PathsOf } from '../api-of-services';
import { type TypedClient } from '../client/client-types';
import { typedClient } from '../client/typed-client';
import { replayFile } from './replay-file';
import { AddedRule, matchOf, type Match, type Rule } from './rule';

type Schemas = components['schemas'];
type RuleResponse = Schemas['RuleResponse'];

/** How many requests must match. Default: at least one. */
export type Expectation = Schemas['Expectation'];

/** The result of an expectation. */
export type Verified = Schemas['ExpectationResponse'];

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
  /** Reads without a trace in the journal. */
  readonly observer: () => Promise<ControlClient>;
  readonly token: string | undefined;
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
    this.client = typedClient<PathsOf[Name]>(access);
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
  respondNext(answer: RuleAnswer, match: Match = {}): Promise<AddedRule> {
    return this.addRule({
      match: matchOf(match),
      effect: { respond: respondOf(answer) },
      times: 1,
    });
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
   * Compares the journal of the service with an expectation. The matchers use it.
   * @returns whether it is met, how many requests match, and the requests with the fewest differences
   */
  async verify(expectation: Expectation): Promise<Verified> {
    const body = { expectations: [expectation] };
    const control = await this.access.control();
    const { results } = await control.send<{ results: readonly [Verified] }>(
      'POST',
      '/__admin/verify',
      { body },
    );
    return results[0];
  }

  /** Reads with a GET that leaves no trace in the journal and meets no rule. A list without `limit` has everything. */
  async observe<T>(path: string, query: Query = {}): Promise<T> {
    return (await this.access.observer()).send<T>('GET', path, { query });
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

/** The effect of a rule has the body as a text. */
function respondOf({
  status,
  headers = {},
  body,
}: RuleAnswer): NonNullable<Rule['effect']['respond']> {
  if (body === undefined || typeof body === 'string')
    return { status, headers, ...(body === undefined ? {} : { body }) };
  const type = { 'Content-Type': 'application/json' };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(body) };
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
