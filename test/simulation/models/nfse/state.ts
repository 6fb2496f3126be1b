/** What a request to issue says. Amounts are cents, rates hundredths of a percent. */
export interface NoteContent {
  readonly provider: string;
  readonly reference: string | null;
  readonly description: string;
  readonly cents: number;
  readonly deductions: number;
  readonly discount: number;
  readonly conditional: number;
  /** null: the rate of the municipality. */
  readonly rate: number | null;
  readonly isWithheld: boolean;
  /** The date of the service; null: today, or that of the replaced note. It decides the rates. */
  readonly competence: '2026-03-10' | '2030-05-05' | null;
  readonly flaw: Flaw | null;
  [member: string]: string | number | boolean | null;
}

/** What is wrong with a request. The rules of the national standard refuse it with this code. */
export type Flaw = keyof typeof FLAWS;

export const FLAWS = {
  'rate above the maximum': 'E0595',
  'rate below the minimum': 'E0429',
  'discount above the price': 'E0427',
  'customer retains without an address': 'E0237',
  'no price': 'E1235',
} as const;

export type NoteStatus =
  'processing' | 'authorized' | 'rejected' | 'cancelling' | 'cancelled' | 'substituted';

export interface Note {
  readonly content: NoteContent;
  readonly status: NoteStatus;
  /** The date of the service. */
  readonly day: string;
  readonly createdMs: number;
  readonly issuedMs?: number;
  readonly updatedMs: number;
  /** When what waits is decided. */
  readonly dueMs?: number;
  /** The code of the rule that has rejected it. */
  readonly rejection?: string;
  /** The code of the rule that has refused the cancellation. */
  readonly cancellationRefusal?: string;
  readonly hasCancellation?: boolean;
  /** The notes that it replaces and that replaces it, by their names in the model. */
  readonly replaces?: string;
  readonly replacedBy?: string;
  /** What the service has chosen. */
  readonly id?: string;
  readonly number?: number;
  readonly accessKey?: string;
}

export interface NfseState {
  /** By names that only the model has. */
  readonly notes: Readonly<Record<string, Note>>;
}

export const NO_INVOICES: NfseState = { notes: {} };

/** How many notes of the provider have a number. */
export function countIssued({ notes }: NfseState, provider: string): number {
  return Object.values(notes).filter(
    ({ issuedMs, content }) => issuedMs !== undefined && content.provider === provider,
  ).length;
}

/** The note of the provider with the reference, if there is one. */
export function withReference(
  { notes }: NfseState,
  { provider, reference }: NoteContent,
): string | undefined {
  if (reference === null) return undefined;
  return Object.keys(notes).find((name) => {
    const content = notes[name]?.content;
    return content?.provider === provider && content.reference === reference;
  });
}
