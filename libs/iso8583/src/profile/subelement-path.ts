/** A subelement, as in `48.84` or `127.25.2`. */
export const SUBELEMENT_PATH = /^[1-9][0-9]{0,2}(?:\.[0-9A-Za-z -]{1,16}){1,8}$/;

/** Returns a path without the numbers of repeated tags: `55.71.9F18` for `55.71#2.9F18#3`. */
export function withoutRepeats(path: string): string {
  return path.replace(/#[0-9]+(?=\.|$)/g, '');
}
