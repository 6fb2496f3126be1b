import { type ServiceModel } from '../../core/model';
import { type World } from '../world';
import { fillOrDrain, reader, setBucket } from './admin';
import { issue, register } from './clients';
import { mutate, query } from './queries';
import { createRule, deleteRule } from './rules';

export const ratelimit: ServiceModel<World> = {
  service: 'ratelimit',
  operations: [register, issue, query, mutate, setBucket, fillOrDrain, createRule, deleteRule],
  readers: [reader],
};
