import { LinksTo } from '#libs/openapi';
import { ApiProperty } from '@nestjs/swagger';
import { RULE } from './rule.request';

/** A rule of the sandbox. */
@LinksTo({
  findRule: { id: '/id' },
  deleteRule: { id: '/id' },
})
export class RuleResponse {
  /**
   * UUID of the rule.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  id!: string;

  /**
   * Position of the rule, from 1. Rules are tried in this order, and only the first one that takes effect is
   * applied to a request.
   * @example 1
   */
  position!: number;

  /**
   * Number of requests that matched the rule.
   * @example 0
   */
  matched!: number;

  /**
   * Number of requests to which the rule was applied.
   * @example 0
   */
  hits!: number;

  /** The rule as it was posted. */
  @ApiProperty({ allOf: [RULE] })
  rule!: object;
}
