import { bankEvents } from './bank-events';
import { cardEvents } from './card-events';
import { dictEvents } from './dict-events';
import { invoiceEvents } from './invoice-events';
import { otherEvents } from './other-events';
import { pixEvents } from './pix-events';
import { type EventSentence } from './event-sentence';

/** The sentences of all events, by name. */
export const EVENT_SENTENCES: Readonly<Record<string, EventSentence>> = {
  ...bankEvents,
  ...cardEvents,
  ...dictEvents,
  ...invoiceEvents,
  ...otherEvents,
  ...pixEvents,
};

/**
 * Returns the sentence of an event: its own; that of its subject (`dict.refund` for `dict.refund-listed`); or that of
 * its area (`dict.request`). Undefined if there is none, as for `http.request`.
 */
export function sentenceOf(name: string): EventSentence | undefined {
  const [area = ''] = name.split('.');
  const subject = name.includes('-') ? name.slice(0, name.lastIndexOf('-')) : name;
  const found = [name, subject, `${area}.request`].find((key) =>
    Object.hasOwn(EVENT_SENTENCES, key),
  );
  return found === undefined ? undefined : EVENT_SENTENCES[found];
}
