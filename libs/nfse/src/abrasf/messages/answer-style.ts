import { ABRASF_NAMESPACE } from '../tables/invoice';
import { type LayoutChoices } from '../tables/layout';

/** Which elements of an answer are of the message itself. All others are of its types. */
export type OwnElements =
  /** The root. */
  | 'root'
  /** The root, its content without the lists of messages, and the notes of a list. */
  | 'content'
  /** The same, and the lists of messages with their messages. */
  | 'content-and-messages';

/** A second namespace, as providers have it whose schemas import their types. */
export interface TypesStyle {
  /** Empty if the elements are in no namespace. */
  readonly namespace: string;
  readonly prefix: string;
  readonly own: OwnElements;
}

/** How a municipality writes its answers. */
export interface AnswerStyle extends LayoutChoices {
  /** The name of the root; by default the one of the operation. */
  readonly root?: string;
  /** By default the one of ABRASF. Empty if the elements are in none. */
  readonly namespace?: string;
  /** A prefix of the elements; by default they have none. */
  readonly prefix?: string;
  /** The namespace of the elements that are not of the message itself; by default the same. */
  readonly types?: TypesStyle;
  readonly idAttribute?: 'Id' | 'id';
}

/** The start and end tags: no text of a written document has a `<` or `>`. */
const TAGS = /<(\/?)([^\s<>/]+)([^<>]*)>/g;
const XMLNS = ` xmlns="${ABRASF_NAMESPACE}"`;

/** The document with the names of a municipality. The tables write one namespace, no prefix and `Id`. */
export function styled(xml: string, style: AnswerStyle): string {
  const { namespace = ABRASF_NAMESPACE, prefix = '', types, idAttribute = 'Id', root } = style;
  const declared = xml.replace(
    XMLNS,
    declaration(prefix, namespace) + (types ? declaration(types.prefix, types.namespace) : ''),
  );
  const isUsual = prefix === '' && idAttribute === 'Id' && types === undefined;
  if (isUsual && root === undefined) return declared;
  const open: OpenElement[] = [];
  return declared.replace(TAGS, (_, slash: string, name: string, rest: string) => {
    const element = slash === '/' ? open.pop() : elementOf(name, open.at(-1), types?.own);
    if (element === undefined) throw new Error(`The end tag ${name} has no start tag.`);
    if (slash === '' && !rest.endsWith('/')) open.push(element);
    const shown = element.depth === 0 ? (root ?? name) : name;
    const own = element.isOwn ? prefix : (types?.prefix ?? prefix);
    const attributes = rest.replace(' Id="', ` ${idAttribute}="`);
    return `<${slash}${own === '' ? '' : `${own}:`}${shown}${attributes}>`;
  });
}

function declaration(prefix: string, namespace: string): string {
  if (namespace === '') return '';
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${namespace}"`;
}

interface OpenElement {
  readonly name: string;
  readonly depth: number;
  readonly isOwn: boolean;
}

const LIST_OF_MESSAGES = 'ListaMensagem';

function elementOf(name: string, parent: OpenElement | undefined, own?: OwnElements): OpenElement {
  if (parent === undefined) return { name, depth: 0, isOwn: true };
  const isOwn = own === undefined || isOwnIn(parent, name, own);
  return { name, depth: parent.depth + 1, isOwn };
}

function isOwnIn(parent: OpenElement, name: string, own: OwnElements): boolean {
  if (own === 'root' || !parent.isOwn) return false;
  if (name.startsWith(LIST_OF_MESSAGES)) return own === 'content-and-messages';
  return (
    parent.depth === 0 || parent.name === 'ListaNfse' || parent.name.startsWith(LIST_OF_MESSAGES)
  );
}
