import { type RuleOperation } from './rule-operations';

/** An operation of the simulated system that a rule can match. */
export class RuleOperationResponse {
  /**
   * The method in upper case; `TCP` for messages over TCP. Absent if the address takes any method.
   * @example POST
   */
  method?: string | undefined;

  /**
   * The address as `match.path` of a rule takes it: `{id}` is any segment, `**` the rest.
   * @example /payments/{id}
   */
  path!: string;

  /**
   * The codes of the outcomes that the operation has. A rule with another outcome has no effect on it.
   * @example ["AM04", "AC03"]
   */
  outcomes!: string[];

  static of({ method, path, outcomes }: RuleOperation): RuleOperationResponse {
    return { ...(method === undefined ? {} : { method }), path, outcomes: [...outcomes] };
  }
}
