import { toIsoUtc } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { type FileKind, type ReportFile } from './report-file';

/** An uploaded file. */
@LinksTo({ findFile: { id: '/id' }, removeFile: { id: '/id' } })
export class FileResponse {
  /** @example 3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a04 */
  id!: string;

  kind!: FileKind;

  /**
   * In bytes.
   * @example 1024
   */
  size!: number;

  /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
  sha256!: string;

  /**
   * The number of entries.
   * @example 3
   */
  entries!: number;

  /**
   * The sum of the entries.
   * @example 150.00
   */
  amount!: string;

  /** How many entries have an EndToEndId. */
  endToEndIds!: number;

  /** How many entries have an NSU. */
  nsus!: number;

  /**
   * The first day of the entries. Missing without entries.
   * @format date
   */
  firstDay?: string;

  /**
   * The last day of the entries. Missing without entries.
   * @format date
   */
  lastDay?: string;

  receivedAt!: string;

  static of(file: ReportFile): FileResponse {
    const { id, kind, size, sha256, entries, amount, endToEndIds, nsus } = file;
    const { firstDay, lastDay, receivedAtMs } = file;
    return {
      ...{ id, kind, size, sha256, entries, amount, endToEndIds, nsus },
      ...(firstDay === null || lastDay === null ? {} : { firstDay, lastDay }),
      receivedAt: toIsoUtc(receivedAtMs),
    };
  }
}
