import { signal } from '@preact/signals';
import { control } from '../../api/call';
import { fromServices } from '../../api/services';
import { language } from '../../app/language';
import { isSuite, settings } from '../../app/settings';
import { eventInWords } from '../../words/event-in-words';
import { type ConsoleEvent } from './log/console-event';

type Names = Readonly<Record<string, string>>;
type NamesByService = Readonly<Record<string, Names>>;

const path = '/rules/outcomes';

/** The English names of the codes, by service. They are loaded when they are first needed. */
const englishNames = signal<NamesByService>({});
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
  fromServices(
    () => (isSuite ? control<NamesByService>('page', { path }) : namesOf(settings.service)),
    namesOf,
    (parts) => Object.assign({}, ...parts) as NamesByService,
  ).then(
    ({ value }) => {
      englishNames.value = value;
    },
    () => {
      // Without names, codes are shown alone. The next event tries again.
      isLoading = false;
    },
  );
}

async function namesOf(service: string): Promise<NamesByService> {
  return { [service]: await control<Names>(service, { path }) };
}
