import {
  issuerScript,
  readChipTags,
  readScriptResults,
  scriptCommand,
  type ScriptKeys,
} from '#libs/card-security';
import { type Transactional } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type Card } from '../account/card';
import { type ReadRequest } from '../requests/card-request';
import { changeOf, finishedScript, scriptIdOf, sentScript } from '../scripts/script';
import { SCRIPT_MASTER_KEYS } from '../scripts/script-keys';
import { findSent, nextQueued, saveScript } from '../scripts/script.repository';
import { type SecuritySettings } from '../settings/security-settings';
import { cryptogramRefusal } from './decision/cryptogram';
import { type PostingContext, type StoreContext } from './posting/posting';

const CHIP_DATA = '55';

/**
 * Adds the oldest queued script of the card to the chip data of a response. Only the response to a correct cryptogram
 * has chip data; the keys of the script depend on it. A token has a chip of its own, so scripts of the card are not for it.
 */
export function* withScript(
  { tx, nowMs, transactionId }: PostingContext,
  { message: { fields }, pan, token }: ReadRequest,
  added: Readonly<Record<string, string>>,
): Transactional<Readonly<Record<string, string>>> {
  const answered = added[CHIP_DATA];
  const sent = fields[CHIP_DATA];
  if (answered === undefined || sent === undefined || token !== undefined) return added;
  const script = yield* nextQueued(tx, pan);
  if (script === undefined) return added;
  const tags = readChipTags(sent);
  const keys: ScriptKeys = { ...SCRIPT_MASTER_KEYS, pan, sequence: tags['5F34'] ?? fields['23'] };
  const scriptId = scriptIdOf(script.sequence);
  const command = scriptCommand(keys, tags, script.command);
  const text = issuerScript(script.template, scriptId, command);
  const now = toIsoUtc(nowMs);
  yield* saveScript(tx, sentScript(script, { scriptId, text, transactionId, now }));
  return { ...added, [CHIP_DATA]: answered + text };
}

/**
 * Stores the results of scripts that the card reports in a message (tag 9F5B), and returns the card after them. A
 * message with a wrong cryptogram is not of the card, so it reports nothing.
 */
export function* withScriptResults(
  { tx, store, nowMs }: StoreContext,
  read: ReadRequest,
  card: Card | undefined,
  { chip }: SecuritySettings,
): Transactional<Card | undefined> {
  const results = read.chip?.scriptResults;
  if (card === undefined || results === undefined || read.token !== undefined) return card;
  if (chip === 'check' && cryptogramRefusal(read) !== undefined) return card;
  let after = card;
  for (const { id, outcome } of readScriptResults(results)) {
    const script = yield* findSent(tx, card.pan, id);
    if (script === undefined) continue;
    yield* saveScript(tx, finishedScript(script, outcome, toIsoUtc(nowMs)));
    if (outcome === 'successful') after = { ...after, ...changeOf(script) };
  }
  if (after.pin !== card.pin) yield* store.changePin(tx, after);
  return after;
}
