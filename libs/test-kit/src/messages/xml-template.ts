/** Values of elements by path from the root element, as in `CdtTrfTxInf/Dbtr/Nm`. */
export type Elements = Readonly<Record<string, string | undefined>>;

/** An element of a message, with its text or its child elements. */
export interface MessageElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly MessageElement[];
}

/** Names of elements, with slashes between them. */
const PATH = /^[A-Za-z_][\w.-]*(?:\/[A-Za-z_][\w.-]*)*$/;

/** Writes an element with a text, or with child elements. */
export function element(
  name: string,
  content: string | readonly MessageElement[],
  attributes?: Readonly<Record<string, string>>,
): MessageElement {
  return { name, content, ...(attributes === undefined ? {} : { attributes }) };
}

/**
 * Changes elements. A path that the message does not have yet is added after its siblings; `undefined` removes an element
 * with all its content.
 *
 * @throws TypeError if a path cannot be one
 */
export function withElements(root: MessageElement, changes: Elements): MessageElement {
  return Object.entries(changes).reduce((changed, [path, text]) => {
    if (!PATH.test(path) || path.split('/')[0] === root.name) {
      throw new TypeError(
        `"${path}" is not a path of elements below ${root.name}. Write it as in CdtTrfTxInf/Dbtr/Nm.`,
      );
    }
    return change(changed, path.split('/'), text);
  }, root);
}

function change(
  parent: MessageElement,
  path: readonly string[],
  text: string | undefined,
): MessageElement {
  const [name = '', ...rest] = path;
  const children = typeof parent.content === 'string' ? [] : parent.content;
  const old = children.find((child) => child.name === name);
  if (rest.length === 0 && text === undefined) {
    return { ...parent, content: children.filter((child) => child !== old) };
  }
  if (old === undefined && text === undefined) return parent;
  const base = old ?? element(name, []);
  const changed = rest.length === 0 ? { ...base, content: text ?? '' } : change(base, rest, text);
  const content =
    old === undefined
      ? [...children, changed]
      : children.map((child) => (child === old ? changed : child));
  return { ...parent, content };
}

/** Writes XML. */
export function xmlOf({ name, attributes = {}, content }: MessageElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'object' ? content.map(xmlOf).join('') : escaped(content);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** @param text in JavaScript, an amount may be a number */
function escaped(text: string | number): string {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
