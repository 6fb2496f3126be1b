import { type Profile } from '#libs/iso8583';
import { type Layout } from './layout';

/** The layout of an element, and the place that describes it. */
export interface Described {
  readonly layout: Layout;
  /** Where it is described, in the words of its format, as in `Line 12`. */
  readonly place: string;
}

/** The packed messages of a dialect, as both other formats describe them: without defaults, and without rules of a host. */
export interface Description extends Pick<
  Profile,
  'name' | 'description' | 'mti' | 'bitmap' | 'emitBitmap' | 'header'
> {
  readonly codePage?: Profile['codePage'];
  /** The elements from 2 on that are described, by number. */
  readonly elements: ReadonlyMap<number, Described>;
}
