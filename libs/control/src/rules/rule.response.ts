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
   * Number of requests that matched the rule when it was its turn. A request is counted here also if the rule then had no
   * effect on it.
   * @example 0
   */
  matched!: number;

  /**
   * Number of requests on which the rule took effect; at most `times`. An outcome counts when the service has carried it out,
   * not for a request that was refused before.
   * @example 0
   */
  hits!: number;

  /** The rule as it was posted. */
  @ApiProperty({ allOf: [RULE] })
  rule!: object;

  /**
   * Why the rule can never take effect as it was probably meant: a path that the service does not have, or an outcome that no
   * matching operation has. Absent if there is nothing to say.
   * @example ["No address of the service matches match.path /spi/pacs008. Did you mean /spi/pacs.008? The rule can never take effect."]
   */
  warnings?: string[] | undefined;
}
