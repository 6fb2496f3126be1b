/** Private characters of Unicode, which no pattern takes for a part of a value. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const ANY = /[\uE000\uE001]/g;
const PLACE = /\uE000(\d+)\uE001/g;

/**
 * Stand-ins that were put into a text. While the rest of the text is masked, a placeholder is in their place, so that a
 * stand-in, which looks like the value that it replaces, is not masked again.
 */
export class Placeholders {
  private readonly standIns: string[] = [];

  /** A text without the characters of placeholders. */
  static cleaned(text: string): string {
    return text.replace(ANY, '?');
  }

  put(standIn: string): string {
    this.standIns.push(standIn);
    return `${OPEN}${String(this.standIns.length - 1)}${CLOSE}`;
  }

  resolved(text: string): string {
    // A stand-in can have a placeholder that was there before it.
    let out = text;
    while (PLACE.test(out)) {
      out = out.replace(PLACE, (_, index: string) => this.standIns[Number(index)] ?? '');
    }
    return out;
  }
}
