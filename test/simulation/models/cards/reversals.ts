import { type Dice } from '#libs/testing';
import { type World } from '../world';
import { numbersOf } from './matching';
import { sending } from './messages';
import { drawCents, drawMessage, drawPan, isOurs } from './payments';
import { type Sent, type Transaction } from './state';

type Naming = 'DE90' | 'DE37' | 'DE11';

/** Undoes a message, wholly or in part. */
export const reverse = sending('cards.reverse', 10, (dice, { data }, nowMs, number) => {
  const { cards } = data;
  const known = Object.values(cards.transactions).filter(
    ({ kind, sent }) => kind !== 'reversal' && isOurs(sent),
  );
  if (known.length === 0) return undefined;
  const valued = known.filter(({ net }) => net > 0);
  const original = dice.one(valued.length > 0 && dice.share(0.7) ? valued : known.slice(-30));
  const naming = dice.one<Naming>(['DE90', 'DE90', 'DE37', 'DE11']);
  const { sent, approved, net } = original;
  const mti = dice.one(['0400', '0420', '0420']);
  const cents = dice.share(0.2) ? approved : sent.cents;
  const { pan, processingCode } = sent;
  const message = drawMessage(dice, { mti, pan, processingCode, cents }, nowMs, number);
  const part = dice.one([net, net + 1, 1 + dice.below(Math.max(1, net))]);
  const remaining = dice.share(0.25) ? Math.max(1, part) : null;
  const reversal = { ...message, ...elementsOf(naming, original), remaining };
  return naming === 'DE90' ? withMistake(dice, data, reversal) : reversal;
});

function elementsOf(naming: Naming, { sent }: Transaction): Partial<Sent> {
  const { localTime, localDate, terminal } = sent;
  const same = { localTime, localDate, terminal };
  switch (naming) {
    case 'DE90':
      return { ...same, original: numbersOf(sent), rrn: null };
    case 'DE37':
      return { ...same, rrn: sent.rrn };
    case 'DE11':
      return { ...same, rrn: null, stan: sent.stan };
  }
}

/** Sometimes another amount or another card, so that nothing is found. */
function withMistake(dice: Dice, data: World['data'], sent: Sent): Sent {
  if (dice.share(0.05)) return { ...sent, cents: sent.cents + 1 };
  if (dice.share(0.05)) return { ...sent, pan: dice.one(Object.keys(data.cards.cards)) };
  return sent;
}

/** The reversal of a payment that has not arrived yet. */
export const early = sending('cards.early', 2, (dice, world, nowMs, number) => {
  const draft = { pan: drawPan(dice, world), processingCode: '000000', cents: drawCents(dice) };
  const mti = dice.one(['0400', '0420', '0420', '0420']);
  const message = drawMessage(dice, { ...draft, mti }, nowMs, number);
  if (dice.share(0.3)) return message;
  // No step has this number.
  const stan = `9${String(number % 100_000).padStart(5, '0')}`;
  const original = { mti: dice.one(['0100', '0200']), stan, sentAt: message.sentAt };
  return { ...message, rrn: null, original };
});
