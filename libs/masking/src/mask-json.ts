import { treated, type MaskLeaf } from './leaf';
import {
  holdsIsoFields,
  isoTreatmentOf,
  numberedTreatmentOf,
  treatmentOf,
  type BodyRules,
  type Treatment,
} from './sensitive-names';

/** The member with the element that the other members of an object describe, as in `{"element": "DE52", "value": "..."}`. */
const ELEMENT_MEMBER = 'element';
const ELEMENT = /^DE(\d{1,3}(?:\..{1,200})?)$/;

const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[{}[\],:]|[^\s"{}[\],:]+|\s+/g;

/** An object or an array that is open. */
interface Level {
  readonly isObject: boolean;
  readonly hasIsoFields: boolean;
  /** The name of the member whose value comes next. */
  name: string | undefined;
  expectsName: boolean;
  /** The number of the element that the object describes. */
  element: string | undefined;
}

/**
 * Masks the values of a JSON document and leaves all other text unchanged, so that valid JSON stays valid. Truncated or
 * malformed JSON is masked as far as it can be parsed.
 *
 * @param rules what the names alone do not say
 */
export function maskJson(text: string, maskLeaf: MaskLeaf, rules?: BodyRules): string {
  const masker = new JsonMasker(maskLeaf, bySensitiveName(rules));
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

/**
 * How the value of a member is treated.
 * @param isScalar whether the value is a text or a number
 */
type Treat = (
  member: Pick<Level, 'name' | 'hasIsoFields' | 'element'>,
  isScalar: boolean,
) => Treatment | undefined;

function bySensitiveName(rules: BodyRules | undefined): Treat {
  return ({ name, hasIsoFields, element }, isScalar) => {
    if (name === undefined) return undefined;
    const treatment = (hasIsoFields ? isoTreatmentOf(name) : undefined) ?? treatmentOf(name);
    // An object under a number is not the value of an element.
    if (treatment !== undefined || !isScalar) return treatment;
    if (rules?.secretMembers?.has(name) === true) return 'removed';
    if (name === 'value' && element !== undefined) return isoTreatmentOf(element);
    return rules?.hasMessages === true ? numberedTreatmentOf(name) : undefined;
  };
}

class JsonMasker {
  out = '';
  private readonly levels: Level[] = [];
  /** The number of open levels inside a value that is hidden as a whole. */
  private hiddenLevels = 0;

  constructor(
    private readonly maskLeaf: MaskLeaf,
    private readonly treat: Treat,
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
    const treatment = this.treatment(false);
    if (treatment !== undefined) {
      this.out += JSON.stringify(treated(treatment, ''));
      this.hiddenLevels = 1;
      return;
    }
    const isObject = bracket === '{';
    const hasIsoFields = isObject && holdsIsoFields(this.level?.name);
    this.levels.push({
      ...{ isObject, hasIsoFields, expectsName: isObject },
      ...{ name: undefined, element: undefined },
    });
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
    if (level?.name === ELEMENT_MEMBER) level.element = ELEMENT.exec(value)?.[1];
    const treatment = this.treatment(true);
    if (treatment === undefined) this.write(token, value, this.maskLeaf(value));
    else this.out += JSON.stringify(treated(treatment, value));
  }

  private treatment(isScalar: boolean): Treatment | undefined {
    const { level } = this;
    return level === undefined ? undefined : this.treat(level, isScalar);
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
