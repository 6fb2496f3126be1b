import { inLanguage, shownTime } from '../../app/language';
import { linkTo } from '../../app/router';
import { SERVICE_NAMES } from '../../app/service-names';
import { type ConsoleEvent } from './log/console-event';
import { wordsOf } from './words-of';

/** One event as a line: when, where, and what happened in words. The whole line is a link to its details. */
export function EventRow({ event }: { readonly event: ConsoleEvent }) {
  const names = inLanguage(SERVICE_NAMES);
  const { text, result } = wordsOf(event);
  return (
    <a
      class={`event event-${result}`}
      href={linkTo('timeline', { path: [event.service, String(event.id)] })}
      onKeyDown={moveFocus}
    >
      <time dateTime={event.at}>{shownTime(event.at)}</time>
      <span class="event-service">{names[event.service] ?? event.service}</span>
      <span class="event-text">{text}</span>
    </a>
  );
}

/** The arrow keys go to the next line. */
function moveFocus(key: KeyboardEvent): void {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  if (!(key.key in step) || !(key.currentTarget instanceof Element)) return;
  const item = key.currentTarget.closest('li')?.[step[key.key as keyof typeof step]];
  const link = item?.querySelector('a');
  if (link === null || link === undefined) return;
  key.preventDefault();
  link.focus();
}
