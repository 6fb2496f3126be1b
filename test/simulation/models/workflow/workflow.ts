import { type ServiceModel } from '../../core/model';
import { type World } from '../world';
import { find, redrive, settle, stop } from './executions';
import { reader } from './reader';
import { callWebhook, signal } from './signals';
import { start } from './starts';
import { create, remove, update } from './workflows';

export const workflow: ServiceModel<World> = {
  service: 'workflow',
  operations: [create, update, remove, start, find, settle, stop, redrive, callWebhook, signal],
  readers: [reader],
};
