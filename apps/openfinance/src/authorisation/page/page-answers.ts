import { AlreadyDecided } from '../authorisation.errors';
import { type ReturnAddress } from './decision';
import { contentPolicy } from './page';

export const HTML = 'text/html; charset=utf-8';
export const FORM = 'application/x-www-form-urlencoded';

/** The headers of a page. @param back where the browser goes after the form, if it leaves the bank */
export function headersFor(back?: ReturnAddress): Readonly<Record<string, string>> {
  const policy = contentPolicy(back !== undefined);
  return { 'Content-Type': HTML, 'Content-Security-Policy': policy };
}

/** False if the decision was too late: the second of two, or after the deadline. The page then shows the first decision. */
export async function isInTime(decision: Promise<void>): Promise<boolean> {
  try {
    await decision;
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyDecided)) throw error;
    return false;
  }
}
