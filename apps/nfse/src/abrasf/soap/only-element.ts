import { elementsOf, inclusiveForm, readXmlTree } from '#libs/xml';
import { type SoapOperation, type SoapPart } from '#libs/soap';

/** The only element of an operation, as a document. Undefined if it has none, or several. */
export function onlyElement({ document }: SoapOperation): SoapPart | undefined {
  const operation = readXmlTree(document.xml);
  const [element, ...others] = elementsOf(operation);
  if (element === undefined || others.length > 0) return undefined;
  const own = new Set(element.declarations.map(([prefix]) => prefix));
  const around = operation.declarations.filter(([prefix]) => !own.has(prefix));
  const { local: name, namespace } = element;
  const apex = { ...element, declarations: [...around, ...element.declarations] };
  return { name, namespace, xml: Buffer.from(inclusiveForm(apex, [])), inherited: [] };
}
