import { type ServiceModel } from '../../core/model';
import { type Passage } from '../control/control';
import { type World } from '../world';
import { expired } from './account';
import { changeStatus, create, find, resetAll, resetOne } from './administration';
import { complete, late, pay, repeat } from './payments';
import { reversePlanned } from './planned';
import { cardsReader } from './reader';
import { early, reverse } from './reversals';

/** The card host and its acquirer. */
export const cards: ServiceModel<World> = {
  service: 'iso8583',
  operations: [
    ...[create, changeStatus, resetOne, resetAll, find],
    ...[pay, complete, repeat, reverse, early, late],
  ],
  readers: [cardsReader],
};

/** Holds expire, and the acquirer sends the reversals that it has planned. */
export const cardsPass: Passage = (data, _fromMs, toMs) => {
  return [{ ...data, cards: expired(reversePlanned(data.cards, toMs), toMs) }];
};
