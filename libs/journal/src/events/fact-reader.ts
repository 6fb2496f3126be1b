import { cutText } from '#libs/masking';
import { type FactPlaces } from './event-table';
import { scanJson } from './scan-json';
import { attributeOf, scanXml, xmlText, type XmlPlace } from './scan-xml';

/** One place of one fact. */
interface Place {
  readonly fact: string;
  /** A lower rank counts first. */
  readonly rank: number;
  readonly isCents: boolean;
}

interface JsonPlace extends Place {
  readonly pointer: string;
}

interface XmlElementPlace extends Place {
  /** The local names of elements around it, the innermost first. */
  readonly around: readonly string[];
  readonly attribute: string | undefined;
  readonly isCount: boolean;
}

/** Longer values are cut. */
const MAX_LENGTH = 2_000;

/** The facts that were found, with the ranks of their places. */
type Found = Map<string, { readonly value: string; readonly rank: number }>;

/** Reads facts from a body. */
export class FactReader {
  private readonly json = new Map<string, JsonPlace[]>();
  private readonly xml = new Map<string, XmlElementPlace[]>();
  private readonly jsonFacts: number;
  private readonly xmlFacts: number;

  constructor(places: FactPlaces) {
    const facts = { json: new Set<string>(), xml: new Set<string>() };
    for (const [fact, written] of Object.entries(places)) {
      [written].flat().forEach((source, rank) => {
        facts[this.add(fact, source, rank)].add(fact);
      });
    }
    const canStop = (some: Iterable<readonly { readonly rank: number }[]>): boolean =>
      [...some].flat().every(({ rank }) => rank === 0);
    this.jsonFacts = canStop(this.json.values()) ? facts.json.size : Infinity;
    const hasCount = [...this.xml.values()].flat().some(({ isCount }) => isCount);
    this.xmlFacts = canStop(this.xml.values()) && !hasCount ? facts.xml.size : Infinity;
  }

  /** @param text JSON or XML, whole or cut; other texts have no facts */
  read(text: string): Map<string, string> {
    const found = this.readWhole(text);
    for (const [fact, value] of found) {
      if (value.length > MAX_LENGTH) found.set(fact, cutText(value, MAX_LENGTH));
    }
    return found;
  }

  /** Like `read`, with values of any length. */
  readWhole(text: string): Map<string, string> {
    const found: Found = new Map();
    const [first] = /\S/.exec(text) ?? [];
    if (first === '<') this.readXml(text, found);
    else if (first === '{' || first === '[') this.readJson(text, found);
    return new Map(Array.from(found, ([fact, { value }]) => [fact, value]));
  }

  private add(fact: string, source: string, rank: number): 'json' | 'xml' {
    const isCents = source.startsWith('cents:');
    const place = isCents ? source.slice('cents:'.length) : source;
    if (place.startsWith('/')) {
      pushTo(this.json, place, { fact, rank, isCents, pointer: place });
      return 'json';
    }
    const isCount = place.endsWith('#');
    const [path = '', attribute] = (isCount ? place.slice(0, -1) : place).split('@');
    const [leaf = '', ...around] = path.split('/').reverse();
    pushTo(this.xml, leaf, { fact, rank, isCents, around, attribute, isCount });
    return 'xml';
  }

  private readJson(text: string, found: Found): void {
    if (this.json.size === 0) return;
    scanJson(text, (pointer, value) => {
      for (const place of this.json.get(pointer) ?? []) keep(found, place, value);
      return found.size === this.jsonFacts;
    });
  }

  private readXml(text: string, found: Found): void {
    if (this.xml.size === 0) return;
    const counts = new Map<string, number>();
    scanXml(text, (element) => {
      const { names } = element;
      for (const place of this.xml.get(names[names.length - 1] ?? '') ?? []) {
        if (!isInside(names, place.around)) continue;
        const { fact, isCount } = place;
        if (isCount) counts.set(fact, (counts.get(fact) ?? 0) + 1);
        else keep(found, place, valueAt(element, place));
      }
      return found.size === this.xmlFacts;
    });
    for (const [fact, count] of counts) found.set(fact, { value: String(count), rank: 0 });
  }
}

function pushTo<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
}

function valueAt({ text, attributes }: XmlPlace, { attribute }: XmlElementPlace) {
  if (attribute !== undefined) return attributeOf(attributes, attribute);
  return text === undefined ? undefined : xmlText(text);
}

/** Whether the names, without the last one, have the others in their order, the innermost first. */
function isInside(names: readonly string[], around: readonly string[]): boolean {
  let next = 0;
  for (let at = names.length - 2; at >= 0 && next < around.length; at -= 1) {
    if (names[at] === around[next]) next += 1;
  }
  return next === around.length;
}

function keep(found: Found, { fact, rank, isCents }: Place, value: string | undefined): void {
  if (value === undefined || value === '') return;
  const known = found.get(fact);
  if (known !== undefined && known.rank <= rank) return;
  found.set(fact, { value: isCents ? decimalOf(value) : value, rank });
}

/** A CPF can begin with zeros, and an amount of element 4 has 12 digits. */
const CPF_DIGITS = 11;

/** Numbers that are longer may be tax ids or card numbers, and are shown as the journal shows them. */
function decimalOf(cents: string): string {
  if (!/^\d{1,12}$/.test(cents) || cents.length === CPF_DIGITS) return cents;
  const digits = cents.replace(/^0+/, '').padStart(3, '0');
  return digits.length > 10 ? cents : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
