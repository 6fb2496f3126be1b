import { type Story } from '../story';
import { bankDifferences } from './bank';
import { cardDifferences } from './cards';
import { invoiceDifferences } from './invoices';
import { reconciliationDifferences } from './reconciliation';
import { tokenDifferences } from './tokens';

/**
 * Compares what all simulators of a story say about its money.
 * @returns what is wrong, one text each; empty if the books agree
 */
export async function differencesIn(story: Story): Promise<string[]> {
  const differences = [
    await bankDifferences(story),
    await cardDifferences(story),
    await invoiceDifferences(story),
    await tokenDifferences(story),
    await reconciliationDifferences(story),
  ];
  return differences.flat();
}
