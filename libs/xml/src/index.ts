export { exclusiveForm, readXmlTree, textOfTree, type XmlTree } from './exclusive-form';
export { childrenNamed, type XmlElement } from './read-xml';
export { decodeXml, readXml, type XmlLimits } from './read-xml';
export { writeXml, type XmlNode } from './write-xml';
export { XmlError, type XmlErrorCode } from './xml.errors';
