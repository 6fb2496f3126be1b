import { type ServiceModel } from '../../core/model';
import { ruleOperations } from '../rules';
import { type World } from '../world';
import { claim } from './claim';
import { create } from './create';
import { find, list, remove } from './keys';
import { reader } from './reader';
import { RULE_STATUSES } from './refusals';
import { step } from './steps';

/** Lookups of other services do not use up the rules. */
const MATCH = { path: '/dict/keys/**', headers: { 'x-client': 'simulation' } };

export const dict: ServiceModel<World> = {
  service: 'dict',
  operations: [
    ...[create, find, remove, list, claim, step],
    ...ruleOperations('dict', MATCH, Object.keys(RULE_STATUSES)),
  ],
  readers: [reader],
};
