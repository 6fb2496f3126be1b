export {
  DEFAULT_WRITE_OPTIONS,
  type Format,
  type FormatId,
  type Table,
  type WriteOptions,
} from './format';
export { formats } from './formats';
export { manifestOf, type Digest, type Manifest, type ManifestSource } from './manifest';
export { cutText, fittedLines } from './print/fit-text';
export { toWinAnsi } from './print/win-ansi';
export { slices } from './slices';
export { type Cell, type Column, type ColumnType, type Pages, type Row } from './table';
export { timeZone, type TimeZone } from './time-zone';
export { ColumnTotals } from './totals';
export { zipped } from './zip/zipped';
