export {
  available,
  balance,
  boundsAt,
  FULL,
  holding,
  meterOf,
  move,
  nextTokenInMs,
  spend,
  timeOfFull,
  waitMs,
  type Bounds,
  type Meter,
  type Refill,
} from './bucket';
export { DICT_POLICIES } from './dict-policies';
export {
  DEFAULT_POLICY,
  findPolicy,
  meterOfPolicy,
  POLICIES,
  policyId,
  QUERY_OUTCOMES,
  RESERVED_TOKENS,
  type Policy,
  type PolicyScope,
  type QueryOutcome,
} from './policy';
