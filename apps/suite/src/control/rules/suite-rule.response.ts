import { RuleResponse } from '#libs/control';

/** A rule of the sandbox in one service. */
export class SuiteRuleResponse extends RuleResponse {
  /**
   * Name of the service.
   * @example spi
   */
  service!: string;
}
