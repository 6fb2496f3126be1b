export { dictionary } from './dictionary';
export { exactlyOne, isObject, numberFrom, wholeNumber } from './members';
export { nearestName } from './nearest-name';
export { addUnknown, IS_MISSING, readJson, readRequest } from './read-json';
