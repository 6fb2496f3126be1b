export { dictionary } from './dictionary';
export { exactlyOne, isObject, numberFrom, wholeNumber } from './members';
export { addUnknown, IS_MISSING, readJson, readRequest } from './read-json';
export { lineOfText } from './text';
