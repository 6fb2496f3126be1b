import { eventInWords } from '../../../words/event-in-words';
import { type Result } from '../../../words/result-in-words';
import { type ConsoleEvent } from './console-event';

/** Where a text is searched. */
export const FIELDS = [
  'any',
  'endToEndId',
  'nsu',
  'key',
  'pan',
  'invoice',
  'correlationId',
] as const;
export type Field = (typeof FIELDS)[number];

/** Events that a user wants to see. Empty texts mean all. */
export interface EventFilter {
  readonly service: string;
  readonly field: Field;
  readonly text: string;
  readonly result: '' | Result;
}

export const NO_FILTER: EventFilter = { service: '', field: 'any', text: '', result: '' };

/** The facts of each field. */
const FACTS: Readonly<Record<Exclude<Field, 'any' | 'correlationId'>, readonly string[]>> = {
  endToEndId: ['endToEndId', 'returnId'],
  nsu: ['nsu', 'stan', 'rrn'],
  key: ['key'],
  pan: ['pan'],
  invoice: ['invoiceNumber', 'invoiceId', 'accessKey'],
};

/**
 * Makes the check of a filter, which is called for each of many events.
 * @param inBodies the keys of events that have the text in their bodies
 */
export function checkOf(
  { service, field, text, result }: EventFilter,
  inBodies: ReadonlySet<string>,
): (event: SearchedEvent) => boolean {
  const wanted = shownForm(text.trim().toLowerCase());
  return (searched) =>
    (service === '' || searched.event.service === service) &&
    (result === '' || searched.result === result) &&
    (wanted === '' || has(searched, field, wanted) || inBodies.has(searched.key));
}

/** An event with what a search needs. */
export interface SearchedEvent {
  readonly event: ConsoleEvent;
  readonly key: string;
  /** All its texts, and its sentence in Portuguese, in lower case. */
  readonly texts: string;
  readonly result: Result;
}

export function searched(event: ConsoleEvent, key: string): SearchedEvent {
  const { correlationId, path, name, facts } = event;
  const { text, result } = eventInWords(event, event.service, 'pt');
  const texts = [path, name, correlationId, text, ...Object.values(facts)];
  return { event, key, texts: texts.join('\n').toLowerCase(), result };
}

function has({ event, texts }: SearchedEvent, field: Field, wanted: string): boolean {
  if (field === 'any') return texts.includes(wanted);
  if (field === 'correlationId') return event.correlationId.toLowerCase().includes(wanted);
  return FACTS[field].some((fact) => event.facts[fact]?.toLowerCase().includes(wanted) === true);
}

/** The journal shows card numbers masked, as in 400000******0001. */
function shownForm(text: string): string {
  if (!/^\d{13,19}$/.test(text)) return text;
  return text.slice(0, 6) + '*'.repeat(text.length - 10) + text.slice(-4);
}
