import { treated, type MaskLeaf } from './leaf';
import { holdsIsoFields, isoTreatmentOf, treatmentOf, type Treatment } from './sensitive-names';

const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[{}[\],:]|[^\s"{}[\],:]+|\s+/g;

/** An object or an array that is open. */
interface Level {
  readonly isObject: boolean;
  readonly hasIsoFields: boolean;
  /** The name of the member whose value comes next. */
  name: string | undefined;
  expectsName: boolean;
}

/**
 * Masks the values of a JSON document and leaves all other text unchanged, so that valid JSON stays valid. Truncated or
 * malformed JSON is masked as far as it can be parsed.
 */
export function maskJson(text: string, maskLeaf: MaskLeaf): string {
  const masker = new JsonMasker(maskLeaf);
  for (const [token] of text.matchAll(TOKEN)) masker.take(token);
  return masker.out;
}

/**
 * Empties the members with these names in a JSON document, wherever they are, and leaves all other text unchanged.
 *
 * @example hideMembers('{"126.10":"10 123","11":"1"}', (name) => name === '126.10'); // '{"126.10":"","11":"1"}'
 */
export function hideMembers(text: string, isHidden: (name: string) => boolean): string {
  const masker = new JsonMasker(
    (leaf) => leaf,
    ({ name }) => (name !== undefined && isHidden(name) ? 'removed' : undefined),
  );
  for (const [token] of text.matchAll(TOKEN)) masker.take(token);
  return masker.out;
}

/** How the value of a member is treated. */
type Treat = (level: Pick<Level, 'name' | 'hasIsoFields'>) => Treatment | undefined;

const treatBySensitiveName: Treat = ({ name, hasIsoFields }) => {
  if (name === undefined) return undefined;
  return (hasIsoFields ? isoTreatmentOf(name) : undefined) ?? treatmentOf(name);
};

class JsonMasker {
  out = '';
  private readonly levels: Level[] = [];
  /** The number of open levels inside a value that is hidden as a whole. */
  private hiddenLevels = 0;

  constructor(
    private readonly maskLeaf: MaskLeaf,
    private readonly treat: Treat = treatBySensitiveName,
  ) {}

  take(token: string): void {
    if (this.hiddenLevels > 0) this.hide(token);
    else if (token === '{' || token === '[') this.open(token);
    else if (token === '}' || token === ']') this.close(token);
    else if (token === ',' || token === ':') this.separate(token);
    else if (token.trim() === '') this.out += token;
    else this.scalar(token);
  }

  private get level(): Level | undefined {
    return this.levels.at(-1);
  }

  private hide(token: string): void {
    if (token === '{' || token === '[') this.hiddenLevels += 1;
    else if (token === '}' || token === ']') this.hiddenLevels -= 1;
  }

  private open(bracket: string): void {
    const treatment = this.treatment();
    if (treatment !== undefined) {
      this.out += JSON.stringify(treated(treatment, ''));
      this.hiddenLevels = 1;
      return;
    }
    const isObject = bracket === '{';
    const hasIsoFields = isObject && holdsIsoFields(this.level?.name);
    this.levels.push({ isObject, hasIsoFields, name: undefined, expectsName: isObject });
    this.out += bracket;
  }

  private close(bracket: string): void {
    this.levels.pop();
    this.out += bracket;
  }

  private separate(token: string): void {
    const { level } = this;
    if (level?.isObject === true && token === ',') {
      level.name = undefined;
      level.expectsName = true;
    }
    this.out += token;
  }

  private scalar(token: string): void {
    const value = decoded(token);
    const { level } = this;
    if (level?.expectsName === true && token.startsWith('"')) {
      level.expectsName = false;
      level.name = value;
      this.write(token, value, this.maskLeaf(value));
      return;
    }
    const treatment = this.treatment();
    if (treatment === undefined) this.write(token, value, this.maskLeaf(value));
    else this.out += JSON.stringify(treated(treatment, value));
  }

  private treatment(): Treatment | undefined {
    const { level } = this;
    return level === undefined ? undefined : this.treat(level);
  }

  private write(token: string, value: string, masked: string): void {
    this.out += masked === value ? token : JSON.stringify(masked);
  }
}

/** The value of a token: a string without its escapes, a number as digits. */
function decoded(token: string): string {
  const closed = token.startsWith('"') && !/[^\\]"$/.test(token) ? `${token}"` : token;
  for (const candidate of [token, closed]) {
    try {
      return String(JSON.parse(candidate));
    } catch {
      // Not valid JSON: a string that was cut, or something that is no token of JSON.
    }
  }
  return token;
}
