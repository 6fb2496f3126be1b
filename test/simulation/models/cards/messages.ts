import { type Dice } from '#libs/testing';
import { differsIn, statusDiffers } from '../../core/answers';
import {
  operation,
  type Json,
  type Operation,
  type Outcome,
  type Surroundings,
} from '../../core/model';
import { type Answer } from '../../core/wire';
import { withData, type World } from '../world';
import { keyOf } from './matching';
import { withPlanned } from './planned';
import { process, withCode, type Processed } from './process';
import { type Sent } from './state';
import { answerOf, echoOf, requestOf, WAYS, type Way } from './wire';

/** More messages than this in a sandbox would only make reading slower. */
const ENOUGH = 120;

interface Args {
  readonly way: Way;
  readonly sent: Sent;
  readonly [name: string]: Json;
}

type DrawSent = (dice: Dice, world: World, nowMs: number, number: number) => Sent | undefined;

/** An operation that sends a message to the host, in any way. */
export function sending(name: string, weight: number, drawSent: DrawSent): Operation<World> {
  return operation<World, Args>({
    name,
    service: 'iso8583',
    weight,
    draw: (dice, world, { number }) => {
      const { nowMs, data } = world;
      const count = Object.keys(data.cards.transactions).length;
      if (nowMs === undefined || count > ENOUGH) return undefined;
      const sent = drawSent(dice, world, nowMs, number);
      return sent === undefined ? undefined : { way: drawWay(dice, sent), sent };
    },
    request: ({ way, sent }) => requestOf(way, sent),
    outcomes: ({ way, sent }, world, surroundings) => outcomesOf(way, sent, world, surroundings),
  });
}

/** Only JSON by names has a clear PIN. The acquirer sends advices in the background too, so it gets requests only. */
function drawWay(dice: Dice, { mti, pin }: Sent): Way {
  const ways = WAYS.filter((way) => {
    if (way === 'acquirer') return mti.charAt(2) === '0';
    return way === 'names' || pin === null;
  });
  return dice.one(ways);
}

function outcomesOf(
  way: Way,
  sent: Sent,
  world: World,
  { disturbed }: Surroundings,
): readonly Outcome<World>[] {
  const { nowMs } = world;
  if (nowMs === undefined) return [];
  const processed = process(world.data.cards, sent, nowMs);
  const { rule, responseCode } = processed.answer;
  const decided: Outcome<World> = {
    name: `${responseCode} by ${rule}`,
    differs: (answer) => messageDiffers(way, sent, processed, answer),
    next: (answer) => {
      const code = answer === undefined ? undefined : answerOf(way, answer)?.fields['38'];
      return withData(world, 'cards', withCode(processed.state, keyOf(sent), code));
    },
  };
  return [decided, ...abandoned(way, sent, world, { processed, disturbed })];
}

function messageDiffers(
  way: Way,
  sent: Sent,
  { answer: { responseCode, rule, approved, code, added } }: Processed,
  received: Answer,
): string | undefined {
  const failed = statusDiffers(received, 200);
  if (failed !== undefined) return failed;
  const answer = answerOf(way, received);
  if (answer === undefined) return 'it has no message';
  const { mti, fields } = answer;
  const sentClass = sent.mti.slice(0, 2);
  const expected = `${sentClass}${String(Number(sent.mti.charAt(2)) + 1)}0`;
  if (mti !== expected) return `the MTI is ${mti} instead of ${expected}`;
  if (answer.rule !== undefined && answer.rule !== rule) {
    return `the rule is ${answer.rule} instead of ${rule}`;
  }
  if (code === undefined && !/^[0-9]{6}$/.test(fields['38'] ?? '')) return 'DE38 is missing';
  return differsIn(fields, {
    ...echoOf(sent),
    ...{ '39': responseCode, '4': String(approved).padStart(12, '0') },
    ...{ '44': added['44'], '54': added['54'] },
    ...(code !== undefined && { '38': code ?? undefined }),
  });
}

/**
 * A payment through the acquirer is reversed later if its process is killed: the reversal is planned before the payment is
 * sent, and forgotten after the answer. No answer tells that, so these outcomes only explain a lost one.
 */
function abandoned(
  way: Way,
  sent: Sent,
  world: World,
  {
    processed,
    disturbed,
  }: { readonly processed: Processed; readonly disturbed: Surroundings['disturbed'] },
): readonly Outcome<World>[] {
  if (way !== 'acquirer' || sent.mti.charAt(1) === '4' || !disturbed.has('iso8583')) return [];
  return [world.data.cards, processed.state].map((state) => ({
    name: 'planned to be reversed',
    differs: () => 'an answer forgets the planned reversal',
    next: () => withData(world, 'cards', withPlanned(state, sent, world.nowMs ?? 0)),
  }));
}
