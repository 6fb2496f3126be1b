import { signal } from '@preact/signals';
import { language } from '../app/language';
import { outcomeNames } from '../words/outcomes/outcome-names';
import { control } from './call';

type Names = Readonly<Record<string, string>>;

/** A service that did not answer is asked again after this time. */
const RETRY_MS = 5_000;

const loaded = signal<Readonly<Record<string, Names>>>({});
const asked = new Set<string>();

/** The name of an outcome in the language of the page; undefined if it has none, or if it is not loaded yet. */
export function outcomeName(service: string, code: string): string | undefined {
  const names = language.value === 'pt' ? outcomeNames(service) : englishNames(service);
  return names[code];
}

/**
 * The English names of the outcomes of a service, which the service itself has. They are loaded when they are first needed, and a
 * component that has called this is then rendered again.
 */
export function englishNames(service: string): Names {
  if (!asked.has(service)) load(service);
  return loaded.value[service] ?? {};
}

function load(service: string): void {
  asked.add(service);
  control<Names>(service, { path: '/rules/outcomes' }).then(
    (names) => {
      loaded.value = { ...loaded.value, [service]: names };
    },
    () => {
      // Without names, codes are shown alone.
      setTimeout(() => asked.delete(service), RETRY_MS);
    },
  );
}
