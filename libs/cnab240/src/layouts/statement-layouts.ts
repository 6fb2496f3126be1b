import { field, type RecordTable, text, variant } from '#libs/fixed-width';
import { SEGMENT_E, type SegmentEValues } from '../records/statement';

/** The statement files of a bank. */
export interface StatementLayout {
  readonly title: string;
  readonly source: string;
  readonly fileVersion: string;
  readonly lotVersion: string;
  readonly segmentE: RecordTable<Partial<SegmentEValues>>;
}

const BRADESCO =
  'Bradesco, statement for reconciliation, as the specification of kmee/cnab240 has it';

export const STATEMENT_LAYOUTS = {
  febraban: {
    title: 'FEBRABAN',
    source: 'FEBRABAN V09.0',
    fileVersion: '091',
    lotVersion: '033',
    segmentE: SEGMENT_E,
  },
  bradesco: {
    title: 'Bradesco',
    source: BRADESCO,
    fileVersion: '084',
    lotVersion: '050',
    segmentE: variant(
      SEGMENT_E,
      { name: 'Segment E of Bradesco', source: BRADESCO },
      {
        document: field(202, 208, text, 'Number of the document, 9(7)'),
        documentComplement: field(209, 240, text, 'Second line of the history'),
      },
    ),
  },
} as const satisfies Readonly<Record<string, StatementLayout>>;

export type StatementLayoutId = keyof typeof STATEMENT_LAYOUTS;
