import { useCallback } from 'preact/hooks';
import { language } from '../../app/language';
import { control } from '../../api/call';
import { useLoaded } from '../../api/use-loaded';
import { outcomeNames } from '../../words/outcomes/outcome-names';

/** The name of an outcome of a service. */
export type OutcomeName = (service: string, code: string) => string | undefined;

/** The official names in Portuguese, or the meanings that the services give in English. */
export function useOutcomeNames(services: readonly string[]): OutcomeName {
  const current = language.value;
  const { value: english } = useLoaded(
    () => (current === 'en' ? englishNames(services) : Promise.resolve({})),
    [services.join(), current],
  );
  return useCallback<OutcomeName>(
    (service, code) =>
      current === 'pt' ? outcomeNames(service)[code] : namesIn(english, service)[code],
    [current, english],
  );
}

type Names = Readonly<Record<string, string>>;

function namesIn(all: Readonly<Record<string, Names>> | undefined, service: string): Names {
  return all?.[service] ?? {};
}

/** A service that does not answer has no names: the codes are shown. */
async function englishNames(services: readonly string[]): Promise<Record<string, Names>> {
  const loaded = await Promise.all(
    services.map(async (service) => {
      const names = control<Names>(service, { path: '/rules/outcomes' });
      return [service, await names.catch(() => ({}))] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
