export {
  available,
  balance,
  boundsAt,
  counted,
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
} from './bucket';
export { DICT_MANUAL_POLICIES, DICT_POLICIES } from './dict-policies';
export {
  DEFAULT_POLICY,
  findPolicy,
  meterOfPolicy,
  POLICIES,
  policyId,
  RESERVED_TOKENS,
  type Policy,
  type PolicyScope,
  type QueryOutcome,
} from './policy';
