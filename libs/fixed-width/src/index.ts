export { codeList, codeListWith, type CodeList } from './code-list';
export { shown, type Finding, type FindingSink } from './findings';
export { readLines, type LineFault } from './lines';
export {
  amount,
  count,
  date,
  digits,
  isBlank,
  text,
  time,
  Unreadable,
  type Picture,
} from './picture';
export { readField, readRecord, type Line } from './read-record';
export {
  blanks,
  constant,
  field,
  record,
  variant,
  zeros,
  type RecordTable,
  type ValuesOf,
} from './record';
export { linesToBytes, toWindows1252 } from './windows-1252';
export { changeFields, recordWriter, writeRecord, type WrittenValues } from './write-record';
export { explain, type ExplainedField } from './explain';
export { codeListMarkdown, markdownTable, recordMarkdown, variantMarkdown } from './markdown';
