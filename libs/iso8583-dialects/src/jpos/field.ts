import { nearestName, type ViolationList } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { classOfJpos, type ClassNames } from './class-name';

export const FIELD = 'isofield';
export const NESTED = 'isofieldpackager';

const PACKAGER_ATTRIBUTES = [
  'maxValidField',
  'bitmapField',
  'firstField',
  'emitBitmap',
  'headerLength',
];
/** The attributes of each element, as the document type of jPOS has them. */
export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  isopackager: PACKAGER_ATTRIBUTES,
  [FIELD]: ['id', 'length', 'name', 'class', 'pad', 'token'],
  [NESTED]: [
    'id',
    'length',
    'name',
    'class',
    'pad',
    'token',
    'packager',
    'tagMapper',
    ...PACKAGER_ATTRIBUTES,
  ],
};

const MAX_NUMBER = 999_999;
const MAX_NAME = 500;

/** One `isofield` or `isofieldpackager` with its attributes. */
export interface Field {
  readonly element: XmlElement;
  /** As in `/isopackager/isofield[@id="4"]`. */
  readonly path: string;
  readonly place: string;
  readonly id: number;
  readonly length: number;
  readonly name: string | undefined;
  /** The class of jPOS, without its package. */
  readonly className: string;
  readonly isPadded: boolean;
  readonly token: string | undefined;
}

/** Collects errors with the path and the line of their element. */
export class Reporter {
  constructor(
    readonly found: ViolationList,
    readonly classes: ClassNames,
  ) {}

  /** Whether no more errors are listed, so that hints for them would be work for nothing. */
  get isFull(): boolean {
    return this.found.omitted > 0;
  }

  add(at: Pick<Field, 'path' | 'place'>, detail: string): undefined {
    this.found.add(at.path, `${at.place}: ${detail}`);
  }

  /** The fields in an element, by number. Other elements, and numbers that are there already, are errors. */
  fieldsOf(parent: XmlElement, path: string): ReadonlyMap<number, Field> {
    const fields = new Map<number, Field>();
    for (const child of parent.children) {
      const field = this.fieldOf(child, path);
      if (field === undefined) continue;
      const other = fields.get(field.id);
      if (other === undefined) fields.set(field.id, field);
      else this.add(field, `field ${String(field.id)} is already described on ${inText(other)}.`);
    }
    return fields;
  }

  /** Checks the names of the attributes of an element. */
  checkAttributes(element: XmlElement, at: Pick<Field, 'path' | 'place'>): void {
    const known = ATTRIBUTES[element.name] ?? [];
    for (const name of [...element.attributes.keys(), ...(element.prefixedAttributes ?? [])]) {
      if (known.includes(name)) continue;
      const near = nearestName(name, known);
      const hint = near === undefined ? '' : ` Did you mean ${near}?`;
      this.add(at, `the attribute ${name.slice(0, 60)} is unknown.${hint}`);
    }
  }

  /** A number in an attribute; undefined if it is absent or not one, which is an error. */
  numberIn(element: XmlElement, name: string, at: Pick<Field, 'path' | 'place'>) {
    const text = element.attributes.get(name);
    if (text === undefined) return undefined;
    // -1 is written for a bitmap that does not exist.
    if (/^(?:-1|[0-9]{1,6})$/.test(text)) return Number(text);
    this.add(at, `${name} must be a whole number of at most ${String(MAX_NUMBER)}.`);
    return undefined;
  }

  private fieldOf(element: XmlElement, parentPath: string): Field | undefined {
    const path = pathOf(element, parentPath);
    const place = placeOf(element);
    const at = { path, place };
    if (element.namespace !== '' || (element.name !== FIELD && element.name !== NESTED)) {
      this.add(at, `the element must be ${FIELD} or ${NESTED}.`);
      return undefined;
    }
    this.checkAttributes(element, at);
    if (element.name === FIELD && element.children.length > 0) {
      this.add(at, `${FIELD} has no elements; use ${NESTED} for subfields.`);
    }
    for (const name of ['id', 'length', 'class']) {
      if (!element.attributes.has(name)) this.add(at, `the attribute ${name} is missing.`);
    }
    const id = this.numberIn(element, 'id', at);
    const length = this.numberIn(element, 'length', at);
    const className = this.classIn(element, 'class', at);
    if (id === undefined || length === undefined || className === undefined) return undefined;
    const { attributes } = element;
    return {
      element,
      ...at,
      id,
      length,
      className,
      name: nameOf(attributes.get('name')),
      isPadded: attributes.get('pad')?.toLowerCase() === 'true',
      token: attributes.get('token'),
    };
  }

  /** The class of jPOS in an attribute. */
  classIn(element: XmlElement, attribute: string, at: Pick<Field, 'path' | 'place'>) {
    const written = element.attributes.get(attribute);
    if (written === undefined) return undefined;
    const resolved = classOfJpos(written.trim(), this.classes);
    if (resolved.ok) return resolved.value;
    this.add(at, resolved.refusal);
    return undefined;
  }
}

export function placeOf({ line }: XmlElement): string {
  return line === undefined ? 'Line unknown' : `Line ${String(line)}`;
}

function inText({ place }: Field): string {
  return place.charAt(0).toLowerCase() + place.slice(1);
}

function pathOf({ name, attributes }: XmlElement, parentPath: string): string {
  const id = attributes.get('id');
  const selector = id !== undefined && /^-?[0-9]{1,6}$/.test(id) ? `[@id="${id}"]` : '';
  return `${parentPath}/${name.slice(0, 60)}${selector}`;
}

/** The name in one line; undefined if there is none. */
function nameOf(text: string | undefined): string | undefined {
  const line = text
    ?.replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME);
  return line === '' ? undefined : line;
}
