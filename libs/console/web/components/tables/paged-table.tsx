import { useState } from 'preact/hooks';
import { inLanguage } from '../../app/language';
import { Button } from '../button';
import { Table, type Column } from './table';

const TEXTS = { pt: { more: 'Mostrar mais' }, en: { more: 'Show more' } };
const PAGE = 50;

/** A table that shows its first rows, and more when the user wants them. */
export function PagedTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  page = PAGE,
}: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The rows that are added at a time. */
  readonly page?: number;
}) {
  const [pages, setPages] = useState(1);
  const shown = rows.slice(0, pages * page);
  return (
    <>
      <Table label={label} columns={columns} rows={shown} keyOf={keyOf} />
      {rows.length > shown.length && (
        <Button
          label={`${inLanguage(TEXTS).more}: ${label}`}
          onPress={() => {
            setPages(pages + 1);
          }}
        >
          {inLanguage(TEXTS).more}
        </Button>
      )}
    </>
  );
}
