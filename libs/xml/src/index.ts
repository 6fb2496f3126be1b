export { exclusiveForm, inclusiveForm, type CanonicalOptions } from './canonical-form';
export { withoutReferences, withReferences } from './line-separators';
export { childrenNamed, readXml, type XmlElement } from './read-xml';
export { type XmlLimits } from './tree-reader';
export { escapeXml, writeXml, type XmlNode } from './write-xml';
export { XmlError, type XmlErrorCode } from './xml.errors';
export { elementsOf, readXmlTree, textOfTree, type XmlTree } from './xml-tree';
