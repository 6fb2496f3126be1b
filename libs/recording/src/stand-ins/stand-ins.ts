import { newRandomBytes } from '#libs/kernel';
import { Draw } from './draw';
import { GENERATORS, type StandInKind } from './generators';

const MAX_ATTEMPTS = 20;
/** The parts of a long number that are compared with known values. */
const TAX_ID_LENGTHS = [14, 11] as const;
/** Shorter names are too often ordinary words. */
const MIN_NAME_LENGTH = 8;

/**
 * The stand-ins of one recording. The same value always has the same stand-in, and two values never share one as long as
 * their kind has enough values. The key that decides them is only in the memory of this process.
 */
export class StandIns {
  private readonly byValue = new Map<string, string>();
  private readonly used = new Set<string>();
  /** The names of people by their first word, to find them in other texts. */
  private readonly names = new Map<string, Set<string>>();

  /** Ids of the protocol, which stay. */
  private readonly kept = new Set<string>();

  constructor(private readonly key: Uint8Array = newRandomBytes(32)) {}

  /** The number of names that were replaced, and of ids that stay. Texts that were masked before may have them too. */
  get knownCount(): number {
    return [...this.names.values()].reduce((sum, { size }) => sum + size, this.kept.size);
  }

  /** @param value in the normal form of its kind: digits without punctuation, lower case */
  of(kind: StandInKind, value: string): string {
    const id = `${kind}:${value}`;
    const known = this.byValue.get(id);
    if (known !== undefined) return known;
    const standIn = this.newOne(kind, value);
    this.byValue.set(id, standIn);
    this.used.add(`${kind}:${standIn}`);
    return standIn;
  }

  /** A value that stays everywhere. */
  keep(value: string): void {
    this.kept.add(value);
  }

  isKept(value: string): boolean {
    return this.kept.has(value);
  }

  /** The stand-in of a name, in capital letters if the name is. */
  ofPerson(name: string): string {
    const normal = normalName(name);
    const standIn = this.of('person', normal);
    this.learnName(normal);
    return /\p{Ll}/u.test(name) ? standIn : standIn.toUpperCase();
  }

  /** Puts the stand-ins of another value into its digits and letters: `123.456.789-09`. */
  inFormOf(text: string, standIn: string): string {
    const characters = Array.from(standIn);
    return text.replace(/[\p{L}\p{N}]/gu, (own) => characters.shift() ?? own);
  }

  /** Replaces the names of people that were replaced before. */
  withoutKnownNames(text: string): string {
    if (this.names.size === 0) return text;
    const words = [...text.matchAll(/[\p{L}\p{M}'’.-]*[\p{L}\p{M}]/gu)];
    let out = '';
    let done = 0;
    for (const word of words) {
      if (word.index < done) continue;
      for (const name of this.names.get(normalName(word[0])) ?? []) {
        const found = nameAt(text, word.index, name);
        if (found === undefined) continue;
        out += text.slice(done, word.index) + this.ofPerson(found);
        done = word.index + found.length;
        break;
      }
    }
    return out + text.slice(done);
  }

  /** Replaces CPFs and CNPJs that were replaced before, inside a longer number. */
  withoutKnownTaxIds(digits: string): string {
    let out = digits;
    for (const length of TAX_ID_LENGTHS) {
      for (let at = 0; at + length <= out.length; at += 1) {
        const kind = length === 11 ? 'cpf' : 'cnpj';
        const standIn = this.byValue.get(`${kind}:${out.slice(at, at + length)}`);
        if (standIn !== undefined) out = out.slice(0, at) + standIn + out.slice(at + length);
      }
    }
    return out;
  }

  private learnName(normal: string): void {
    const [first = '', ...others] = normal.split(' ');
    if (others.length === 0 || normal.length < MIN_NAME_LENGTH) return;
    const known = this.names.get(first) ?? new Set<string>();
    this.names.set(first, known.add(normal));
  }

  private newOne(kind: StandInKind, value: string): string {
    let standIn = '';
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const draw = new Draw(this.key, `${kind}:${String(attempt)}:${value}`);
      standIn = GENERATORS[kind](value, draw, attempt);
      // A value is known in its normal form.
      const normal = kind === 'person' ? normalName(standIn) : standIn;
      const isFree = !this.used.has(`${kind}:${standIn}`) && !this.byValue.has(`${kind}:${normal}`);
      if (isFree && normal !== value) return standIn;
    }
    return standIn;
  }
}

function normalName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The text of a name at a place, if it is there as whole words, in any case. */
function nameAt(text: string, index: number, name: string): string | undefined {
  const slice = text.slice(index, index + name.length + 8);
  const pattern = name.split(' ').map(escaped).join('\\s+');
  return new RegExp(`^${pattern}(?![\\p{L}\\p{M}])`, 'iu').exec(slice.normalize('NFC'))?.[0];
}

function escaped(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
