import { type ServiceModel } from '../../core/model';
import { ruleOperations } from '../rules';
import { type World } from '../world';
import { find, list } from './find';
import { move, patch, register } from './participants';
import { pay, REJECT_CODES } from './pay';
import { reader } from './reader';
import { giveBack } from './returns';

/** Payments of the bank have other messages. */
const MATCH = {
  method: 'POST',
  path: '/spi/pacs.008',
  body: [{ element: 'FIToFICstmrCdtTrf/GrpHdr/MsgId', equals: 'M1' }],
};

export const spi: ServiceModel<World> = {
  service: 'spi',
  operations: [
    ...[pay, find, list, register, patch, move, giveBack],
    ...ruleOperations('spi', MATCH, REJECT_CODES),
  ],
  readers: [reader],
};
