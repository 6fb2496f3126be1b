export { canonicalText, carriedText, isXmlText } from './canonical-text';
export { type FindingDetails, type FindingSink } from './findings';
export { isSignature, readByTable, SIGNATURE_NAMESPACE, type ReadOptions } from './read-by-table';
export { readLeniently } from './read-leniently';
export { type AnyGroup, type Envelope, type TextType, type XmlSchema } from './rows';
export {
  alsoNamed,
  at,
  atMostOne,
  attribute,
  constant,
  content,
  exactly,
  exactlyOne,
  group,
  groupWithout,
  list,
  oneOf,
  oneOrMore,
  opaque,
  optional,
  optionalAttribute,
  optionalList,
  orEmpty,
  required,
  type FixedRow,
  type Group,
  zeroOrMore,
  type Rows,
} from './table';
export { schemaOfGroup, schemaOfTable } from './schema-of-table';
export { shortened } from './shortened';
export {
  anyText,
  calendarDate,
  codes,
  codesOf,
  collapsed,
  digits,
  matching,
  sameText,
  shown,
  textType,
  withAttribute,
  withSchema,
} from './text-types';
export { writeByTable, type Fragments, type Root } from './write-by-table';
