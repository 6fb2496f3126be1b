import { type XmlElement } from '#libs/xml';
import { isSignature } from '#libs/xml-tables';
import { ABRASF_NAMESPACE } from '../tables/invoice';

/** The namespaces of the schemas that municipalities publish. */
const NAMESPACES: readonly string[] = [
  ABRASF_NAMESPACE,
  'http://www.abrasf.org.br/ABRASF/arquivos/nfse.xsd',
  'http://www.abrasf.org.br/nfse',
];
/** Attributes that are not read: the version is the one of the operation. */
const IGNORED = new Set(['versao']);
/** Elements that have a CNPJ without CpfCnpj in 1.00. */
const WITH_CNPJ = new Set(['LoteRps', 'Prestador', 'IdentificacaoNfse', 'IdentificacaoPrestador']);

export interface UsualNames {
  /** Namespaces besides those of ABRASF. One that ends with a slash is the start of others. */
  readonly namespaces: readonly string[];
  /** Whether a CNPJ has no CpfCnpj around it, as in 1.00. */
  readonly isCnpjAlone: boolean;
}

/**
 * The message as its table reads it: all elements in one namespace, `Id` for `id`, no version. Some municipalities have a
 * namespace for each message, or none for the elements in it. Namespaces that are not known stay as they are.
 *
 * ISSNet puts a query in an element Pedido, next to its signature; it is taken out.
 */
export function withUsualNames(root: XmlElement, names: UsualNames): XmlElement {
  const known = [...NAMESPACES, ...names.namespaces];
  const isKnown = (namespace: string): boolean =>
    known.some(
      (start) => namespace === start || (start.endsWith('/') && namespace.startsWith(start)),
    );
  const isKnownRoot = isKnown(root.namespace);
  const visit = (element: XmlElement): XmlElement => {
    if (isSignature(element)) return element;
    const isUsual = isKnown(element.namespace) || (isKnownRoot && element.namespace === '');
    const children =
      names.isCnpjAlone && WITH_CNPJ.has(element.name)
        ? element.children.map(cnpjOf)
        : element.children;
    return {
      ...element,
      namespace: isUsual ? ABRASF_NAMESPACE : element.namespace,
      attributes: attributesOf(element),
      children: children.map(visit),
    };
  };
  return visit(queryOf(root));
}

/** The CNPJ of a provider that has CpfCnpj in 1.00, as some municipalities want it. */
function cnpjOf(element: XmlElement): XmlElement {
  const [only, ...others] = element.children;
  const isCnpj = element.name === 'CpfCnpj' && only?.name === 'Cnpj' && others.length === 0;
  return isCnpj ? only : element;
}

function queryOf(root: XmlElement): XmlElement {
  const [request, ...others] = root.children.filter((child) => !isSignature(child));
  const isWrapped =
    root.name.startsWith('Consultar') && request?.name === 'Pedido' && others.length === 0;
  if (!isWrapped) return root;
  return { ...root, children: [...request.children, ...root.children.filter(isSignature)] };
}

function attributesOf({ attributes }: XmlElement): XmlElement['attributes'] {
  if (attributes.size === 0) return attributes;
  const kept = [...attributes].filter(([name]) => !IGNORED.has(name));
  return new Map(kept.map(([name, value]) => [name === 'id' ? 'Id' : name, value]));
}
