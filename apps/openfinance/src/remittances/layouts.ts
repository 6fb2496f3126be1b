import { FEBRABAN, type PaymentLayout } from '#libs/cnab240';

/** The layouts of remittances that the bank reads, by the value of the parameter `layout`. */
const LAYOUTS = { febraban: FEBRABAN } as const satisfies Readonly<Record<string, PaymentLayout>>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];

/** @param name of a layout, as it is stored with a remittance */
export function layoutOf(name: string): PaymentLayout {
  return (LAYOUTS as Readonly<Record<string, PaymentLayout>>)[name] ?? FEBRABAN;
}
