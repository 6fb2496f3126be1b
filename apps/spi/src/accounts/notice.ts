import { type OutgoingMessage } from '../messages/outbox.repository';
import { newMessageId } from '../settlement/ids';
import { outgoing } from '../settlement/notices';
import { type AccountEntry } from './account-entry';
import { entryNotice } from './reports/entry-notice';

const VERSION = '1.16';

/** The notice (camt.054) of a contribution or withdrawal that its participant has not asked for. */
export function noticeOf(entry: AccountEntry): OutgoingMessage {
  const { account, entryId, at } = entry;
  const document = { createdAt: at, notices: [entryNotice(newMessageId(), entry)] };
  const content = { name: 'camt.054', version: VERSION, document } as const;
  const about = { subject: entryId, answers: null, status: null, reasonCode: null };
  return outgoing(account, content, about, at);
}
