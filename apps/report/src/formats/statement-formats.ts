import { STATEMENT_LAYOUTS, type StatementLayoutId } from '#libs/cnab240';
import {
  CAMT_FAULTS,
  CAMT_VERSIONS,
  camtWriter,
  cnab240Writer,
  OFX_FAULTS,
  OFX_VARIANTS,
  OFX_VERSIONS,
  ofxWriter,
  type CamtMessage,
  type StatementWriter,
} from '#libs/statements';
import { formats, type FormatId } from '#libs/tabular';

/** The choices of a caller for the file of a statement, which the format has. */
export interface StatementChoices {
  readonly version?: string | undefined;
  readonly variant?: string | undefined;
  readonly faults?: readonly string[] | undefined;
}

/** The options of one format of statements: the values that it allows. */
export interface StatementFormat {
  readonly mediaType: string;
  /** Without a dot. */
  readonly extension: string;
  /** Whether it has only days that are over. */
  readonly onlyFinal: boolean;
  /** The first one is the default. */
  readonly versions: readonly string[];
  /** How banks write the format. The first one is the default. */
  readonly variants: readonly string[];
  /** Defects that a file can have, to test readers. */
  readonly faults: readonly string[];
  readonly writer: (choices: StatementChoices) => StatementWriter;
}

export const STATEMENT_FORMAT_IDS = ['cnab240', 'ofx', 'camt.052', 'camt.053', 'camt.054'] as const;

export type StatementFormatId = (typeof STATEMENT_FORMAT_IDS)[number];

const cnab240: StatementFormat = {
  // Windows-1252 has one byte for each character, as the positions of the records need it.
  mediaType: 'text/plain; charset=windows-1252',
  // As banks name the files that they send.
  extension: 'ret',
  onlyFinal: false,
  versions: [],
  variants: Object.keys(STATEMENT_LAYOUTS),
  faults: [],
  writer: ({ variant }) =>
    cnab240Writer(variant === undefined ? {} : { layout: variant as StatementLayoutId }),
};

const ofx: StatementFormat = {
  mediaType: 'application/x-ofx',
  extension: 'ofx',
  onlyFinal: false,
  versions: OFX_VERSIONS,
  variants: OFX_VARIANTS,
  faults: OFX_FAULTS,
  writer: (choices) => ofxWriter(given(choices)),
};

function camt(message: CamtMessage): StatementFormat {
  return {
    mediaType: 'application/xml',
    extension: 'xml',
    onlyFinal: message === 'camt.053',
    versions: CAMT_VERSIONS.toReversed(),
    variants: [],
    faults: CAMT_FAULTS,
    writer: (choices) => camtWriter(message, given(choices)),
  };
}

/** The formats of statements by id. */
export const STATEMENT_FORMATS: Readonly<Record<StatementFormatId, StatementFormat>> = {
  cnab240,
  ofx,
  'camt.052': camt('camt.052'),
  'camt.053': camt('camt.053'),
  'camt.054': camt('camt.054'),
};

/** The format of a file: of a table or of a statement. */
export type ReportFormat = FormatId | StatementFormatId;

export const TABLE_FORMAT_IDS = Object.keys(formats) as FormatId[];
export const REPORT_FORMATS: readonly ReportFormat[] = [
  ...TABLE_FORMAT_IDS,
  ...STATEMENT_FORMAT_IDS,
];

export function isStatementFormat(format: ReportFormat): format is StatementFormatId {
  return Object.hasOwn(STATEMENT_FORMATS, format);
}

/** All values of an option of the formats, each once. */
export function choicesOf(
  option: 'versions' | 'variants' | 'faults',
): readonly [string, ...string[]] {
  const all = Object.values(STATEMENT_FORMATS).flatMap((format) => format[option]);
  return [...new Set(all)] as [string, ...string[]];
}

/** The choices that are given. The request was checked: each is one of its format. */
function given(choices: StatementChoices): object {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}
