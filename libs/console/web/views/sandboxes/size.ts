const UNITS = ['B', 'KiB', 'MiB', 'GiB'] as const;
const STEP = 1024;

/** A size as people read it: `512 B`, `1,5 MiB`. @param locale as in `pt-BR` */
export function shownSize(bytes: number, locale: string): string {
  let size = bytes;
  let index = 0;
  while (size >= STEP && index < UNITS.length - 1) {
    size /= STEP;
    index += 1;
  }
  const digits = index === 0 || size >= 100 ? 0 : 1;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(size);
  return `${number} ${UNITS[index] ?? ''}`;
}
