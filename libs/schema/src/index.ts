export { dictionary } from './dictionary';
export { exactlyOne, isObject, numberFrom, wholeNumber } from './members';
export { nearestName } from './nearest-name';
export { readJson } from './read-json';
