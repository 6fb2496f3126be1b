import { type ViolationList } from '#libs/kernel';
import { type Composite, type ElementOverride, type Subelements } from '../profile/composite';
import { CompositeChecks } from './check-composite';
import { MAX_LENGTH } from '../profile/element-members';
import { type ElementFormat } from '../profile/elements-1987';
import { largestLength } from '../profile/largest-length';
import { type ContentEncoding, type ElementLayout, type Profile } from '../profile/profile';
import { subelementLayout } from '../profile/subelement-layout';

const MAX_LEVELS = 8;
const MAX_SUBELEMENTS = 2000;

/** A composite in the profile, and where it is. */
interface Place {
  readonly composite: Composite;
  readonly isText: boolean;
  readonly pointer: string;
  readonly level: number;
}

/** Checks the layouts of all elements and subelements of one profile. */
export class LayoutChecks {
  private subelements = 0;

  constructor(
    private readonly profile: Profile,
    private readonly found: ViolationList,
  ) {}

  /** Checks that the members of a layout fit together. */
  checkElement(layout: ElementLayout, pointer: string): void {
    this.checkMembers(layout, pointer);
    this.checkInner(layout, pointer, 1);
  }

  private checkMembers(layout: ElementLayout, pointer: string): void {
    const { format, content, length, pad } = layout;
    const { lengthEncoding, lengthDigits, lengthAdjust = 0 } = layout;
    const encodings = encodingsOf(format);
    if (!encodings.includes(content)) {
      const detail = `Format ${format} is encoded as ${encodings.join(' or ')}, not as ${content}.`;
      this.found.add(`${pointer}/content`, detail);
    }
    const max =
      lengthDigits === 0 ? MAX_LENGTH : largestLength(lengthEncoding, lengthDigits) - lengthAdjust;
    if (length > max) {
      const detail = `Must be at most ${String(max)} with a length prefix of ${String(lengthDigits)} digits.`;
      this.found.add(`${pointer}/length`, detail);
    }
    if (format === 'x+n' && length < 2) {
      this.found.add(`${pointer}/length`, 'Must be at least 2: a sign and one digit.');
    }
    if (pad !== undefined && format === 'b' && !/^[0-9A-Fa-f]$/.test(pad.char)) {
      this.found.add(`${pointer}/pad/char`, 'Must be a hex digit for format b.');
    }
    if (pad !== undefined && lengthDigits > 0) {
      this.found.add(`${pointer}/pad`, 'Must be absent: only a fixed length is filled.');
    }
  }

  private checkInner(
    { composite, format }: Pick<ElementLayout, 'composite' | 'format'>,
    pointer: string,
    level: number,
  ): void {
    if (composite === undefined) return;
    const at = `${pointer}/composite`;
    if (level > MAX_LEVELS) {
      this.found.add(at, `Must be at most ${String(MAX_LEVELS)} levels deep.`);
      return;
    }
    const place = { composite, isText: format !== 'b', pointer: at, level };
    new CompositeChecks(this.found, place).check();
    if (composite.kind === 'tagged') {
      const head: Composite = { kind: 'positional', subelements: composite.head ?? {} };
      this.checkTable(composite.head ?? {}, { ...place, composite: head }, 'head');
    }
    this.checkTable(composite.subelements ?? {}, place, 'subelements');
  }

  private checkTable(table: Subelements, place: Place, member: string): void {
    for (const [key, override] of Object.entries(table)) {
      this.subelements += 1;
      if (this.subelements === MAX_SUBELEMENTS + 1) {
        const detail = `The profile must have at most ${String(MAX_SUBELEMENTS)} subelements.`;
        this.found.add('/overrides', detail);
      }
      if (this.subelements > MAX_SUBELEMENTS) return;
      this.checkSubelement(override, place, `${place.pointer}/${member}/${key}`);
    }
  }

  private checkSubelement(override: ElementOverride, place: Place, pointer: string): void {
    const { composite, isText, level } = place;
    const hasOwnLength = composite.kind !== 'ber-tlv' && !('length' in composite);
    if (hasOwnLength && override.length === undefined) {
      this.found.add(`${pointer}/length`, 'Is missing; it must be a whole number.');
      return;
    }
    if (!hasOwnLength && (override.lengthDigits ?? 0) > 0) {
      this.found.add(`${pointer}/lengthDigits`, 'Must be 0: the composite has the length.');
      return;
    }
    const layout = subelementLayout(this.profile, { composite, isText }, override);
    if (isText && layout.content !== 'ascii') {
      this.found.add(`${pointer}/content`, 'Must be ascii in an element of text.');
    }
    if (isText && hasOwnLength && !['ascii', 'hex'].includes(layout.lengthEncoding)) {
      this.found.add(`${pointer}/lengthEncoding`, 'Must be ascii or hex in an element of text.');
    }
    // A tag with the length of its composite can have any shorter maximum, and by default the longest one.
    const length = override.length ?? 1;
    this.checkMembers(hasOwnLength ? layout : { ...layout, length }, pointer);
    this.checkInner(layout, pointer, level + 1);
  }
}

function encodingsOf(format: ElementFormat): readonly ContentEncoding[] {
  if (format === 'b') return ['binary', 'ascii', 'ebcdic'];
  if (format === 'n' || format === 'z' || format === 'x+n') return ['ascii', 'bcd', 'ebcdic'];
  return ['ascii', 'ebcdic'];
}
