import { type Story } from '../story';

export type ReportRow = Readonly<Record<string, string | null>>;

/**
 * Generates a report, downloads it and returns its rows.
 * @throws Error if the report does not succeed
 */
export async function generateRows(
  { reports }: Pick<Story, 'reports'>,
  type: string,
  parameters: object = {},
): Promise<readonly ReportRow[]> {
  const { id, status, error } = await reports.generate({ type, format: 'json', parameters });
  if (status !== 'succeeded') throw new Error(`${type} is ${status}: ${JSON.stringify(error)}`);
  const { rows } = JSON.parse((await reports.download(id)).toString()) as { rows: ReportRow[] };
  return rows;
}
