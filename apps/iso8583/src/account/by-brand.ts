import { brandNamed, type Brand } from '#libs/iso8583';

/** Values for some card brands. */
export type ByBrand<Value> = Readonly<Partial<Record<Brand, Value>>>;

/** The value for the brand of a card, which can be any text; undefined if there is none for it. */
export function ofBrand<Value>(values: ByBrand<Value>, brand: string): Value | undefined {
  const name = brandNamed(brand);
  return name === undefined ? undefined : values[name];
}
