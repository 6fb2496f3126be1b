import { cidOf } from '#libs/dict-api';
import { accountOf, type DictKey, type KeyDraft } from './dict-key';
import { entryOf } from './official-entry';

/** The members of a key that only official requests have. */
export const UNKNOWN_TO_CONTRACT = {
  tradeName: null,
  openedAt: null,
  requestId: null,
  ownedSince: null,
} as const;

/** The key of a draft in a slot of its account. */
export function register(
  draft: KeyDraft,
  place: Pick<DictKey, 'id' | 'slot' | 'createdAt'>,
): DictKey {
  const cid = cidOf(entryOf(draft), draft.requestId ?? place.id);
  const unchanged = { deletedAt: null, firstCid: null, silentChange: null };
  return { ...draft, ...place, ...unchanged, account: accountOf(draft), cid };
}
