import { type Choice } from '../fields';

/** The choices whose label has all words of a search, in any case and without accents. */
export function matchingChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => {
    const text = plain(label);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
