/** What an uploaded file can be. It is recognised from its content. */
export const FILE_KINDS = ['ofx', 'camt.052', 'camt.053', 'camt.054', 'cnab240', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** An entry of a file. */
export interface FileEntry {
  /** The line in the file, from 1. */
  readonly line: number;
  /** The day as the file has it, `YYYY-MM-DD`. */
  readonly day: string;
  /** Negative if the money left. */
  readonly cents: number;
  readonly endToEndId: string | undefined;
  readonly nsu: string | undefined;
  /** The id that the sender of the file has given the entry: FITID, AcctSvcrRef, number of the document. */
  readonly reference: string | undefined;
}

/** The entries of a file in pages. */
export type FileEntries = AsyncIterable<readonly FileEntry[]>;

/** What is known of a file after it was read as a whole. */
export interface FileFigures {
  /** The number of entries. */
  readonly entries: number;
  /** The sum of the entries: reais, as a decimal text. */
  readonly amount: string;
  /** How many entries have an EndToEndId. */
  readonly endToEndIds: number;
  /** How many entries have an NSU. */
  readonly nsus: number;
  /** The first and the last day of the entries; null without entries. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** An uploaded file. Its content is in the storage folder. */
export interface ReportFile extends FileFigures {
  readonly sequence: number;
  readonly id: string;
  readonly kind: FileKind;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  /** The path in the storage folder. */
  readonly storedAs: string;
  readonly receivedAtMs: number;
}
