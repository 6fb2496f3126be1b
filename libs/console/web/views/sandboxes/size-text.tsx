import { language } from '../../app/language';
import { shownSize } from './size';

/** A size in the language of the page. */
export function Size({ bytes }: { readonly bytes: number }) {
  return <>{shownSize(bytes, language.value === 'pt' ? 'pt-BR' : 'en')}</>;
}
