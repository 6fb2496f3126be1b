import { languageOf } from './say';
import { TEXTS } from './texts';

const placesOf = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

it.each(Object.entries(TEXTS))(
  'has %s in both languages, with the same values',
  (_, { en, pt }) => {
    expect(en.trim()).not.toBe('');
    expect(pt.trim()).not.toBe('');
    expect(placesOf(pt)).toEqual(placesOf(en));
  },
);

it.each([
  [{}, 'en'],
  [{ LANG: 'pt_BR.UTF-8' }, 'pt'],
  [{ LANG: 'pt' }, 'pt'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'pt_BR' }, 'pt'],
  [{ LC_MESSAGES: 'pt_BR', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'pt_BR', LC_ALL: '' }, 'pt'],
  [{ LANG: 'ptx' }, 'en'],
])('chooses the language of %j: %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language);
});
