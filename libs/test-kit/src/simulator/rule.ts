import { setTimeout } from 'node:timers/promises';
import { type ControlClient } from '#libs/control-client';
import { type components } from '../api/control';

type Schemas = components['schemas'];

/** Which requests a rule applies to. See `match` in the guide of sandboxes. */
export type RuleMatch = Schemas['RuleMatch'];

/** A match, or a method and a path in one text, `POST /spi/pacs.008`; or a path alone. */
export type Match = RuleMatch | string;

/** A rule as `POST /__admin/rules` has it, with the outcomes of one service. */
export type Rule<Outcome extends string = string> = Omit<Schemas['Rule'], 'effect'> & {
  readonly effect: Omit<Schemas['RuleEffect'], 'outcome'> & { readonly outcome?: Outcome };
};

type RuleState = Schemas['RuleResponse'];

/** Why a rule had no effect on a request. */
export type RuleMiss = Schemas['RuleMissResponse'];

/** How long `untilMatched` waits between two looks. */
const LOOK_MS = 20;

/** A rule of the sandbox. */
export class AddedRule {
  constructor(
    readonly id: string,
    /** Remarks of the service, such as that no address matches. */
    readonly warnings: readonly string[],
    private readonly control: () => Promise<ControlClient>,
  ) {}

  /** On how many requests the rule took effect. */
  async hits(): Promise<number> {
    return (await this.state()).hits;
  }

  /**
   * Waits until a request has matched the rule. A test needs it before it advances the clock while the response is delayed.
   *
   * @param signal ends the waiting. Otherwise the time limit of the test does
   */
  async untilMatched(signal?: AbortSignal): Promise<void> {
    while ((await this.state()).matched === 0) {
      signal?.throwIfAborted();
      // Not the global one, which a test may have replaced by a timer that it moves itself.
      await setTimeout(LOOK_MS);
    }
  }

  /** The requests that the rule had no effect on, each with the reason. */
  async nearMisses(): Promise<readonly RuleMiss[]> {
    const path = `/__admin/rules/${this.id}/near-misses`;
    const control = await this.control();
    const { misses } = await control.send<{ misses: readonly RuleMiss[] }>('GET', path);
    return misses;
  }

  /** Removes the rule. */
  async remove(): Promise<void> {
    await (await this.control()).send('DELETE', `/__admin/rules/${this.id}`);
  }

  private async state(): Promise<RuleState> {
    return (await this.control()).send<RuleState>('GET', `/__admin/rules/${this.id}`);
  }
}

const METHOD_AND_PATH = /^(?:([A-Z]+) )?(\/\S*)$/;

/** The match of a text. @throws TypeError if it has no path */
export function matchOf(match: Match): RuleMatch {
  if (typeof match !== 'string') return match;
  const [, method, path] = METHOD_AND_PATH.exec(match) ?? [];
  if (path === undefined) {
    throw new TypeError(
      `"${match}" is not a match. Write a method and a path, as in "POST /spi/pacs.008".`,
    );
  }
  return { path, ...(method === undefined ? {} : { method }) };
}
