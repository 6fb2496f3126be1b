import { englishNames } from '../../api/outcome-names';
import { language } from '../../app/language';
import { eventInWords } from '../../words/event-in-words';
import { type ConsoleEvent } from './log/console-event';

/** An event in the language of the page. */
export function wordsOf(event: ConsoleEvent): ReturnType<typeof eventInWords> {
  const { service } = event;
  const names = language.value === 'en' ? englishNames(service) : {};
  return eventInWords(event, service, language.value, names);
}
