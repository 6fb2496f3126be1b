import { type z } from 'zod';
import { type DeepReadonly } from '../deep-readonly';
import { type compositeMembers, type elementMembers } from './element-members';

/** Changes of one element compared with the table and the defaults, or the whole layout of a subelement. */
export interface ElementOverride extends DeepReadonly<
  z.output<z.ZodObject<typeof elementMembers>>
> {
  readonly composite?: Composite;
}

/** The layouts of subelements, by number or tag. */
export type Subelements = Readonly<Record<string, ElementOverride>>;

type Members<Kind extends keyof typeof compositeMembers> = DeepReadonly<
  z.output<z.ZodObject<(typeof compositeMembers)[Kind]>>
>;

/** Subelements one after the other, in the order of their numbers. */
export interface PositionalComposite extends Members<'positional'> {
  readonly subelements: Subelements;
}

/** A bitmap that marks the subelements that follow it. */
export interface BitmappedComposite extends Members<'bitmapped'> {
  readonly subelements: Subelements;
}

/** Subelements with a tag and a length. */
export interface TaggedComposite extends Members<'tagged'> {
  /** Subelements of a fixed position before the first tag. */
  readonly head?: Subelements;
  readonly subelements?: Subelements;
}

/** Data objects of BER-TLV. */
export interface BerTlvComposite extends Members<'ber-tlv'> {
  readonly subelements?: Subelements;
}

/** How the value of an element is divided into subelements. */
export type Composite =
  PositionalComposite | BitmappedComposite | TaggedComposite | BerTlvComposite;
