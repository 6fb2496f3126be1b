export { type Cell, type Column, type ColumnType, type Pages, type Row } from './table';
export { timeZone, type TimeZone } from './time-zone';
