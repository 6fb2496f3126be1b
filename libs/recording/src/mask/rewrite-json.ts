import { type Place } from './names';

const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+|\s+/g;

/** Replaces the decoded texts of a document. */
export interface Replacing {
  /** @param place the names above the value, and its own */
  value(text: string, place: Place, kind: 'text' | 'number'): string;
  /** Whether all values below this place are hidden. */
  isHidden(place: Place): boolean;
}

interface Level {
  readonly isObject: boolean;
  readonly place: Place;
  readonly isHidden: boolean;
  name: string | undefined;
  expectsName: boolean;
}

const HIDDEN = { text: '"***"', number: '0' } as const;

/**
 * Replaces values of a JSON document. All other text, such as white space, and the form of numbers stay as they are.
 *
 * @param text well-formed
 */
export function rewriteJson(text: string, replacing: Replacing): string {
  const rewriter = new JsonRewriter(replacing);
  for (const [token] of text.matchAll(TOKEN)) rewriter.take(token);
  return rewriter.out.join('');
}

class JsonRewriter {
  readonly out: string[] = [];
  private readonly levels: Level[] = [];

  constructor(private readonly replacing: Replacing) {}

  take(token: string): void {
    if (token === '{' || token === '[') this.open(token);
    else if (token === '}' || token === ']') this.close(token);
    else if (token === ',') this.separate();
    else if (token.startsWith('"')) this.text(token);
    else if (/^[-\d]/.test(token)) this.number(token);
    else this.out.push(token);
  }

  private get level(): Level | undefined {
    return this.levels.at(-1);
  }

  /** The names above the next value, and its own; an item of a list has the name of the list. */
  private get place(): Place {
    const { level } = this;
    if (level === undefined) return [];
    return level.name === undefined ? level.place : [...level.place, level.name];
  }

  private open(bracket: string): void {
    const { place, level } = this;
    const isObject = bracket === '{';
    const isHidden = level?.isHidden === true || this.replacing.isHidden(place);
    this.levels.push({ isObject, place, isHidden, name: undefined, expectsName: isObject });
    this.out.push(bracket);
  }

  private close(bracket: string): void {
    this.levels.pop();
    this.out.push(bracket);
  }

  private separate(): void {
    const { level } = this;
    if (level?.isObject === true) {
      level.name = undefined;
      level.expectsName = true;
    }
    this.out.push(',');
  }

  private text(token: string): void {
    const { level } = this;
    const value = JSON.parse(token) as string;
    if (level?.expectsName === true) {
      level.expectsName = false;
      level.name = value;
      // A name can be a value too: {"12345678909": "Maria"}.
      this.write(token, value, this.replacing.value(value, [], 'text'));
    } else if (level?.isHidden === true) this.out.push(HIDDEN.text);
    else this.write(token, value, this.replacing.value(value, this.place, 'text'));
  }

  private number(token: string): void {
    if (this.level?.isHidden === true) this.out.push(HIDDEN.number);
    else this.out.push(this.replacing.value(token, this.place, 'number'));
  }

  private write(token: string, value: string, replaced: string): void {
    this.out.push(replaced === value ? token : JSON.stringify(replaced));
  }
}
