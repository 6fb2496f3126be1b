import { maskPan, maskText } from '#libs/masking';
import { type BusinessEvent, type Explanation, type Facts } from './event-table';

/** Longer details of an error are cut. */
const MAX_DETAIL = 200;
/** Longer values of other facts are cut. */
const MAX_FACT = 140;

/** The event with masked facts. Events leave the process only through this function. */
export function shownEvent({ name, facts }: BusinessEvent): BusinessEvent {
  const shown: [string, string][] = [];
  for (const fact in facts) shown.push([fact, shownFact(fact, facts[fact] ?? '')]);
  return { name, facts: Object.fromEntries(shown) };
}

function shownFact(fact: string, value: string): string {
  // Cut after it was masked, so that no number is cut to one that is not recognized.
  if (fact === 'pan') return maskPan(value);
  return maskText(value).slice(0, fact === 'detail' ? MAX_DETAIL : MAX_FACT);
}

/** An explanation with masked values. */
export function shownExplanation(explanation: Explanation): Explanation {
  return JSON.parse(maskText(JSON.stringify(explanation))) as Explanation;
}

/** Whether a fact, or the path, has a text, in any case of its letters. */
export function hasText(facts: Facts, path: string, text: string): boolean {
  const wanted = text.toLowerCase();
  if (path.toLowerCase().includes(wanted)) return true;
  for (const fact in facts) if (facts[fact]?.toLowerCase().includes(wanted) === true) return true;
  return false;
}
