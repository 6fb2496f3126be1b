import { amountInWords } from './amount';
import { sentenceOf } from './events/event-sentences';
import { type Language } from './language';
import { type DecidedEvent, type EventResult, type Result, resultOf } from './result-in-words';

/** A business event, with the members of an event of `GET /__admin/events` that its sentence needs. */
export interface TimelineEvent extends DecidedEvent {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** The names of the outcomes of a service in English, as `GET /__admin/rules/outcomes` lists them. */
export type EnglishNames = Readonly<Record<string, string>>;

const BRACKETS = /\[([^\]]*)\]/g;
const FACT = /\{(\w+)\}/g;

/**
 * Returns an event as one sentence with its result: `Pix de R$ 150,75 de 12345678 para 87654321: aceito`. Facts that
 * are absent are left out. An event without a sentence is its request: `POST /path: 200`.
 *
 * @param englishNames the names of the codes if the language is English; without them a code is shown alone
 */
export function eventInWords(
  event: TimelineEvent,
  service: string,
  language: Language,
  englishNames: EnglishNames = {},
): { readonly text: string; readonly result: Result } {
  const sentence = sentenceOf(event.name);
  const result = resultOf(event, { service, language, englishNames, kind: sentence?.result });
  const subject =
    sentence === undefined
      ? `${event.method} ${event.path}`
      : filled(sentence[language], event.facts, language);
  return { text: joined(subject, result), result: result.result };
}

function joined(subject: string, { words }: EventResult): string {
  return words === '' ? subject : `${subject}: ${words}`;
}

/** The template with the facts. Text of a fact is never read as a template. */
function filled(template: string, facts: DecidedEvent['facts'], language: Language): string {
  return template.replace(BRACKETS, (_, part: string) => {
    const names = [...part.matchAll(FACT)].map(([, name = '']) => name);
    if (!names.every((name) => Object.hasOwn(facts, name) && facts[name] !== '')) return '';
    return part.replace(FACT, (_fact, name: string) => {
      const fact = facts[name] ?? '';
      return name === 'amount' ? amountInWords(fact, language, facts['currency']) : fact;
    });
  });
}
