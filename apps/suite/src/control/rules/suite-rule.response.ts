import { RuleOperationResponse, RuleResponse } from '#libs/control';

/** A rule of the sandbox in one service. */
export class SuiteRuleResponse extends RuleResponse {
  /**
   * Name of the service.
   * @example spi
   */
  service!: string;
}

/** An operation of one service that a rule can match. */
export class SuiteRuleOperationResponse extends RuleOperationResponse {
  /**
   * Name of the service.
   * @example spi
   */
  service!: string;
}
