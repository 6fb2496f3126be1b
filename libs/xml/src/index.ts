export { exclusiveForm, readXmlTree, textOfTree, type XmlTree } from './exclusive-form';
export { childrenNamed, readXml, type XmlElement } from './read-xml';
export { type XmlLimits } from './tree-reader';
export { writeXml, type XmlNode } from './write-xml';
export { XmlError, type XmlErrorCode } from './xml.errors';
