export { type Cell, type Column, type ColumnType, type Pages, type Row } from './table';
