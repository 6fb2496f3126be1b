import { type Dice } from '#libs/testing';
import { partOfRates } from './values';
import { FLAWS, type Flaw, type NfseState, type Note, type NoteContent } from './state';

const PROVIDERS = ['12345678000195', '11444777000161'] as const;
const COMPETENCES = ['2026-03-10', '2026-03-10', '2030-05-05', null] as const;

/** Content that the rules accept, or with one flaw. */
export function drawContent(dice: Dice, number: number): NoteContent {
  const competence = dice.one(COMPETENCES);
  const hasRates = competence !== null;
  const flaw = hasRates && dice.share(0.1) ? dice.one(Object.keys(FLAWS) as Flaw[]) : null;
  // With 10 cents more than a multiple of 20, an ISS of 5 % is between two cents.
  const price = dice.share(0.4) ? 1_010 + 20 * dice.below(1_000) : 1_000 + dice.below(10_000_000);
  const cents = flaw === 'no price' ? 0 : price;
  const isPlain = flaw !== null || dice.share(0.5);
  // Discounts and deductions of at most 5 % each, so that the ISS stays above 2 % of the price.
  const part = (): number => (isPlain ? 0 : dice.below(Math.floor(cents / 20)));
  return {
    provider: dice.one(PROVIDERS),
    reference: dice.share(0.7) ? `order-${String(number)}` : null,
    description: `Suporte ${String(number)}`,
    cents,
    deductions: hasRates ? part() : 0,
    discount: flaw === 'discount above the price' ? cents + 1 : part(),
    conditional: part(),
    rate: hasRates ? drawRate(dice, partOfRates({ competence }), flaw) : null,
    isWithheld:
      flaw === 'customer retains without an address' || (flaw === null && dice.share(0.2)),
    competence,
    flaw,
  };
}

function drawRate(dice: Dice, part: number, flaw: Flaw | null): number | null {
  if (flaw === 'rate above the maximum') return 5 * part + 1;
  if (flaw === 'rate below the minimum') return 2 * part - 1;
  return dice.share(0.3) ? null : 3 * part + dice.below(2 * part + 1);
}

/** A note whose id is known, by its name. */
export function drawNote(
  dice: Dice,
  { notes }: NfseState,
  isWanted: (note: Note) => boolean = () => true,
): string | undefined {
  const names = Object.keys(notes).filter((name) => {
    const note = notes[name];
    return note?.id !== undefined && isWanted(note);
  });
  return names.length === 0 ? undefined : dice.one(names);
}

/** Whether something waits that will end the note: each such rival is another order of events that is possible. */
export function hasRival({ notes }: NfseState, name: string): boolean {
  return Object.values(notes).some(
    ({ replaces, dueMs }) => replaces === name && dueMs !== undefined,
  );
}
