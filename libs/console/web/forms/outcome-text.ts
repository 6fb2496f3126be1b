import { control } from '../api/call';
import { language } from '../app/language';
import { outcomeNames } from '../words/outcomes/outcome-names';

/** The English texts of the outcomes of each service, which the service itself has. */
const english = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The meaning of an outcome in the language of the page; empty if it is unknown. */
export async function outcomeText(service: string, code: string): Promise<string> {
  if (language.value === 'pt') return outcomeNames(service)[code] ?? '';
  const known =
    english.get(service) ??
    control<Readonly<Record<string, string>>>(service, { path: '/rules/outcomes' });
  english.set(service, known);
  try {
    return (await known)[code] ?? '';
  } catch {
    english.delete(service);
    return '';
  }
}
