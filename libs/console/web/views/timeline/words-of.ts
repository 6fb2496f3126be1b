import { signal } from '@preact/signals';
import { control } from '../../api/call';
import { language } from '../../app/language';
import { isSuite, settings } from '../../app/settings';
import { eventInWords } from '../../words/event-in-words';
import { type ConsoleEvent } from './log/console-event';

type Names = Readonly<Record<string, string>>;

/** The English names of the codes, by service. They are loaded when they are first needed. */
const englishNames = signal<Readonly<Record<string, Names>>>({});
let isLoading = false;

/** An event in the language of the page. */
export function useWords(event: ConsoleEvent): ReturnType<typeof eventInWords> {
  if (language.value === 'en') loadEnglishNames();
  const { service } = event;
  return eventInWords(event, service, language.value, englishNames.value[service] ?? {});
}

function loadEnglishNames(): void {
  if (isLoading) return;
  isLoading = true;
  control<object>('page', { path: '/rules/outcomes' }).then(
    (names) => {
      englishNames.value = (isSuite ? names : { [settings.service]: names }) as Readonly<
        Record<string, Names>
      >;
    },
    () => {
      // Without names, codes are shown alone. The next event tries again.
      isLoading = false;
    },
  );
}
