import { Field, Int, ObjectType } from '@nestjs/graphql';
import { policyId, type Policy } from '#libs/rate-limit';

@ObjectType('PolicyCosts', { description: 'Tokens that a query costs, by its result.' })
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

@ObjectType('Policy', { description: 'A rate limit for queries.' })
export class PolicyResponse {
  @Field(() => String, { description: 'The name, with the category if there is one.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field(() => String, {
    description: 'Owner of the bucket: CLIENT, or USER or PSP for the policies of DICT.',
  })
  scope!: string;

  @Field(() => String, { description: 'The limited operations.' })
  operations!: string;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int)
  refillTokens!: number;

  @Field(() => Int)
  refillPeriodSec!: number;

  @Field(() => PolicyCostsResponse)
  costs!: PolicyCostsResponse;

  @Field(() => Int, { nullable: true, description: 'Tokens that a payment order returns.' })
  paymentOrderCredit!: number | null;

  @Field(() => Boolean, { description: 'True if this service applies the policy to queries.' })
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
