import { Field, Int, ObjectType } from '@nestjs/graphql';
import { policyId, type Policy } from '#libs/rate-limit';

@ObjectType('PolicyCosts', { description: 'Tokens that a query costs, by what becomes of it.' })
export class PolicyCostsResponse {
  @Field(() => Int)
  found!: number;

  @Field(() => Int)
  notFound!: number;

  @Field(() => Int)
  malformed!: number;

  @Field(() => Int)
  unavailable!: number;
}

@ObjectType('Policy', { description: 'A limit that queries can be held to.' })
export class PolicyResponse {
  @Field(() => String, { description: 'The name, with the category where there is one.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field(() => String, { description: 'Whose bucket it is: CLIENT, or with DICT USER or PSP.' })
  scope!: string;

  @Field(() => String, { description: 'What it limits.' })
  operations!: string;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int)
  refillTokens!: number;

  @Field(() => Int)
  refillPeriodSec!: number;

  @Field(() => PolicyCostsResponse)
  costs!: PolicyCostsResponse;

  @Field(() => Int, { nullable: true, description: 'Tokens that a payment order brings back.' })
  paymentOrderCredit!: number | null;

  @Field(() => Boolean, { description: 'Whether queries are held to it here.' })
  isApplied!: boolean;

  static of(policy: Policy, isApplied: boolean): PolicyResponse {
    const { name, category = null, scope, operations, capacity, refillTokens } = policy;
    const { refillPeriodSec, costs, paymentOrderCredit = null } = policy;
    return {
      id: policyId(policy),
      name,
      category,
      scope,
      operations,
      capacity,
      refillTokens,
      refillPeriodSec,
      costs,
      paymentOrderCredit,
      isApplied,
    };
  }
}
