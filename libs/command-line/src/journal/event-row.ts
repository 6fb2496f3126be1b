/** An event of the journal, as `GET /__admin/events` has it. */
export interface ShownEvent {
  readonly service?: string;
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly outcome: 'answered' | 'lost';
  readonly caller?: string;
  readonly rule?: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** The facts that say the most, first. */
const FIRST_FACTS = ['amount', 'status', 'code', 'responseCode', 'endToEndId', 'key'];

/**
 * The cells of an event: time of the sandbox, id with its service, method, path, status, name, facts.
 *
 * @param service of the journal, if the event does not name it
 */
export function eventRow(event: ShownEvent, service = ''): readonly string[] {
  const { at, id, method, path, status, outcome, name, facts } = event;
  const place = event.service ?? service;
  return [
    at.replace('T', ' ').replace(/\.\d+Z$/, ''),
    place === '' ? String(id) : `${place}/${String(id)}`,
    method,
    path,
    outcome === 'lost' ? `${String(status ?? '')} lost`.trim() : String(status ?? ''),
    name,
    factsInOrder(facts),
  ];
}

/** Facts that say nothing new beside the others. The JSON has them. */
const LEFT_OUT = new Set(['detail', 'currency', 'message']);

/** @example factsInOrder({ key: 'a', amount: '1.00' }); // 'amount=1.00 key=a' */
export function factsInOrder(facts: Readonly<Record<string, string>>): string {
  const rank = (name: string): number => {
    const index = FIRST_FACTS.indexOf(name);
    return index < 0 ? FIRST_FACTS.length : index;
  };
  return Object.entries(facts)
    .filter(([name]) => !LEFT_OUT.has(name))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
