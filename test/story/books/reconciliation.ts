import { type Story } from '../story';
import { generateRows } from './report-rows';

/** The reconciliation finds no difference, and its two sides add up to the same amount. */
export async function reconciliationDifferences(story: Story): Promise<string[]> {
  const type = 'spi.reconciliation';
  const differences = await generateRows(story, type);
  const all = await generateRows(story, type, { differencesOnly: false });
  const unequal = all.filter(({ expectedAmount, spiAmount }) => expectedAmount !== spiAmount);
  return [...differences, ...unequal].map((row) => `reconciliation: ${JSON.stringify(row)}`);
}
