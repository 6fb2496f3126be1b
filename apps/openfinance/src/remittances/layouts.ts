import { BRADESCO, FEBRABAN, ITAU, ownOccurrences, type PaymentLayout } from '#libs/cnab240';
import { meaningOf, occurrencesIn } from './occurrences';

/** The layouts of remittances that the bank reads, by the value of the parameter `layout`. */
const LAYOUTS = {
  febraban: FEBRABAN,
  bradesco: BRADESCO,
  itau: ITAU,
} as const satisfies Readonly<Record<string, PaymentLayout>>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];

/** @param name of a layout, as it is stored with a remittance */
export function layoutOf(name: string): PaymentLayout {
  return (LAYOUTS as Readonly<Record<string, PaymentLayout>>)[name] ?? FEBRABAN;
}

/** An occurrence as the return files of a layout have it. */
export interface ShownOccurrence {
  readonly code: string;
  readonly meaning: string;
}

/** The occurrences of a payment, as the return files of its layout have them. */
export function shownOccurrences(text: string, name: string): readonly ShownOccurrence[] {
  const layout = layoutOf(name);
  const codes = occurrencesIn(text);
  return ownOccurrences(layout, codes).map((code) => {
    const meaning = codes.includes(code) ? meaningOf(code) : undefined;
    return {
      code,
      meaning: meaning ?? layout.occurrences.meanings.get(code) ?? 'See the layout of the file',
    };
  });
}
