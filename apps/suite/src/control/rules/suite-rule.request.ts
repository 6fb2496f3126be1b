import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsObject, IsString } from 'class-validator';
import { RULE } from '#libs/control';

const SERVICE = 'Must be the name of a service, as in spi.';
const RULE_IDS = 'Must be a list of rule ids.';

/** A rule to create in one service. */
export class CreateSuiteRuleRequest {
  /**
   * Name of the service whose requests the rule is for.
   * @example spi
   */
  @IsString({ message: SERVICE })
  service!: string;

  /** The rule, as `POST /__admin/rules` of the service takes it. */
  @IsObject({ message: 'Must be a rule: an object with match and effect.' })
  @ApiProperty({ allOf: [RULE] })
  rule!: object;
}

/** The new order of the rules of one service. */
export class OrderSuiteRulesRequest {
  /**
   * Name of the service.
   * @example spi
   */
  @IsString({ message: SERVICE })
  service!: string;

  /**
   * The ids of the rules, first rule first. Rules that are not in the list follow in their current order.
   * @example []
   */
  @IsArray({ message: RULE_IDS })
  @IsString({ each: true, message: RULE_IDS })
  ids!: string[];
}
