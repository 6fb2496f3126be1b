export { keepSandbox } from './keep-sandbox';
export {
  cutText,
  maskBody,
  maskCutBody,
  maskHeaders,
  maskPath,
  maskText,
  withoutEscapes,
} from './mask';
export { hideMembers } from './mask-json';
export { MASK, maskPan } from './mask-pan';
export { holdsIsoFields, isoTreatmentOf, treatmentOf, type Treatment } from './sensitive-names';
export {
  escapedXml,
  localName,
  unescapedXml,
  XML_ATTRIBUTE,
  XML_CDATA,
  XML_COMMENT,
  XML_TAG,
} from './xml-tokens';
