import { stableUuid } from '#libs/kernel';

/** The `sub` of a customer: the same for all clients and in each sandbox, and without the document number in it. */
export function subjectOf(document: string): string {
  return stableUuid(`customer ${document}`);
}
