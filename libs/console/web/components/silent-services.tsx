import { inLanguage } from '../app/language';
import { SERVICE_NAMES } from '../app/service-names';
import { Notice } from './notice';

const TEXTS = {
  pt: (names: string) => `Sem resposta: ${names}. A página mostra os outros serviços.`,
  en: (names: string) => `No response: ${names}. The page shows the other services.`,
};

/** Names the services that do not answer. Nothing, if all do. */
export function SilentServices({ services }: { readonly services: readonly string[] }) {
  const names = inLanguage(SERVICE_NAMES);
  if (services.length === 0) return null;
  return (
    <Notice kind="bad">
      {inLanguage(TEXTS)(services.map((each) => names[each] ?? each).join(', '))}
    </Notice>
  );
}
