import { currentContext } from '#libs/http';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Card } from '../account/card';
import { type CardStore } from '../issuer/store/card-store.repository';
import { postWaiting } from '../issuer/stand-in/post-waiting';
import { CardNotFound } from './card.errors';

const PAN = /^[0-9]{12,19}$/;

/** The locked card. Messages that wait for it are posted first. @throws CardNotFound */
export function* lockCard(
  tx: UnitOfWork,
  store: CardStore,
  pan: string,
  now: string,
): Transactional<Card> {
  const found = PAN.test(pan) ? yield* store.lock(tx, pan, now) : undefined;
  const card = found && (yield* postWaiting({ tx, store, nowMs: Date.parse(now) }, found));
  if (card === undefined) throw new CardNotFound(currentContext().sandbox);
  return card;
}
