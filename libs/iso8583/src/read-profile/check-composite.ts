import { type ViolationList } from '#libs/kernel';
import { type Composite, type TaggedComposite } from '../profile/composite';
import { isTag } from '../tlv/tag';

const BITS_PER_BLOCK = 64;

/** Checks that the members of one composite, and the keys of its subelements, fit together. */
export class CompositeChecks {
  private readonly composite: Composite;
  private readonly isText: boolean;
  private readonly pointer: string;

  constructor(
    private readonly found: ViolationList,
    place: { readonly composite: Composite; readonly isText: boolean; readonly pointer: string },
  ) {
    this.composite = place.composite;
    this.isText = place.isText;
    this.pointer = place.pointer;
  }

  check(): void {
    const { composite } = this;
    switch (composite.kind) {
      case 'positional':
        this.checkNumbers(0, 999);
        break;
      case 'bitmapped': {
        const { bytes, encoding, hasExtensionBit = false } = composite.bitmap;
        if (this.isText && encoding === 'binary') this.refuseInText('/bitmap/encoding');
        this.checkNumbers(1, bytes * 8, hasExtensionBit);
        break;
      }
      case 'tagged':
        this.checkTagged(composite);
        break;
      case 'ber-tlv':
        if (this.isText) this.refuse('', 'Needs an element of format b.');
        this.checkKeys(isTag, 'Must be a BER tag of 1 to 4 bytes in upper-case hex.');
    }
  }

  private checkTagged({ tag, length, head, after }: TaggedComposite): void {
    if (this.isText && tag.encoding !== 'ascii') this.refuseInText('/tag/encoding');
    if (this.isText && length !== undefined && !['ascii', 'hex'].includes(length.encoding)) {
      this.refuse('/length/encoding', 'Must be ascii or hex in an element of text.');
    }
    if (length === undefined && after !== undefined) {
      this.refuse('/after', 'Must be absent: without a length, nothing is before the value.');
    }
    const [pattern, text] = tagPattern(tag);
    this.checkKeys((key) => pattern.test(key), text);
    for (const key of Object.keys(head ?? {})) {
      if (pattern.test(key))
        this.refuse(`/head/${key}`, 'Must be different from all tags: use another length.');
    }
  }

  private checkNumbers(least: number, most: number, hasExtensionBit = false): void {
    const keys = Object.keys(this.composite.subelements ?? {});
    if (keys.length === 0) this.refuse('/subelements', 'Must have at least one subelement.');
    for (const key of keys) {
      const number = Number(key);
      if (!/^[0-9]+$/.test(key) || number < least || number > most) {
        const text = `Must be a number from ${String(least)} to ${String(most)}.`;
        this.refuse(`/subelements/${key}`, text);
      } else if (hasExtensionBit && number % BITS_PER_BLOCK === 1) {
        this.refuse(`/subelements/${key}`, 'Must not be the bit that says that more bytes follow.');
      }
    }
  }

  private checkKeys(isAllowed: (key: string) => boolean, text: string): void {
    for (const key of Object.keys(this.composite.subelements ?? {})) {
      if (!isAllowed(key)) this.refuse(`/subelements/${key}`, text);
    }
  }

  private refuseInText(member: string): void {
    this.refuse(member, 'Must be ascii in an element of text.');
  }

  private refuse(member: string, detail: string): void {
    this.found.add(this.pointer + member, detail);
  }
}

function tagPattern({ encoding, length }: TaggedComposite['tag']): [RegExp, string] {
  const size = String(length);
  if (encoding === 'bcd') {
    return [new RegExp(`^[0-9]{${size}}$`), `Must be a tag of ${size} digits.`];
  }
  if (encoding === 'binary') {
    const text = `Must be a tag of ${size} bytes in upper-case hex.`;
    return [new RegExp(`^(?:[0-9A-F]{2}){${size}}$`), text];
  }
  return [new RegExp(`^[0-9A-Za-z -]{${size}}$`), `Must be a tag of ${size} characters.`];
}
