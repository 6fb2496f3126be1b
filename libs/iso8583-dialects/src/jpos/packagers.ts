/** How a packager of subfields divides a field. */
export type PackagerKind =
  | { readonly kind: 'fields' }
  | { readonly kind: 'tagged' }
  | { readonly kind: 'mapped' }
  | { readonly kind: 'ber-tlv'; readonly content: 'binary' | 'ascii' | 'ebcdic' };

/**
 * The packagers of subfields, by name. `fields`: with a bitmap, or one after the other. `tagged`: by the tag that each class
 * writes. `mapped`: by a tag that a class of its own makes of the number.
 */
export const PACKAGERS: Readonly<Record<string, PackagerKind>> = {
  GenericPackager: { kind: 'fields' },
  GenericSubFieldPackager: { kind: 'fields' },
  GenericValidatingPackager: { kind: 'fields' },
  Base1SubFieldPackager: { kind: 'fields' },
  EuroSubFieldPackager: { kind: 'tagged' },
  MasterCardEBCDICSubFieldPackager: { kind: 'tagged' },
  TaggedSequencePackager: { kind: 'tagged' },
  GenericTaggedFieldsPackager: { kind: 'mapped' },
  BERTLVBinaryPackager: { kind: 'ber-tlv', content: 'binary' },
  BERTLVAsciiHexPackager: { kind: 'ber-tlv', content: 'ascii' },
  BERTLVEbcdicHexPackager: { kind: 'ber-tlv', content: 'ebcdic' },
};

/** The classes that make a tag of a number: the number of digits of the tag. */
export const TAG_MAPPERS: Readonly<Record<string, number>> = {
  TTDecimalTagMapper: 2,
  TTTDecimalTagMapper: 3,
};
