import { nearestName } from '#libs/kernel';
import { ERROR_NAMES, shown } from '../failure';
import { type Json, isArray, isObject, type JsonObject } from '../json';
import {
  checkAssign,
  checkNumber,
  checkResultPath,
  checkTemplate,
  checkText,
  checkWhole,
} from './check-values';
import { type Place, report, reportUnknown, within } from './findings';

/** A quota of AWS for MaxDelaySeconds. */
const MAX_DELAY_SECONDS = 31_622_400;

const MAX_ATTEMPTS = 99_999_999;

const RETRIER = [
  'ErrorEquals',
  'IntervalSeconds',
  'MaxAttempts',
  'BackoffRate',
  'MaxDelaySeconds',
  'JitterStrategy',
  'Comment',
];

export function checkRetry(value: Json, place: Place): void {
  checkHandlers(value, place, (retrier, at) => {
    reportUnknown(retrier, RETRIER, at);
    const checks: Readonly<Record<string, (value: Json, place: Place) => void>> = {
      IntervalSeconds: (item, where) => {
        checkWhole(item, 1, MAX_ATTEMPTS, where);
      },
      MaxAttempts: (item, where) => {
        checkWhole(item, 0, MAX_ATTEMPTS, where);
      },
      BackoffRate: (item, where) => {
        checkNumber(item, { least: 1, most: Infinity }, where);
      },
      MaxDelaySeconds: (item, where) => {
        checkWhole(item, 1, MAX_DELAY_SECONDS, where);
      },
      JitterStrategy: (item, where) => {
        if (item !== 'FULL' && item !== 'NONE') report(where, 'Must be FULL or NONE.');
      },
    };
    // Expressions are not evaluated here, in either language.
    const literal: Place = { ...at, language: 'JSONPath' };
    for (const [name, check] of Object.entries(checks)) {
      const item = retrier[name];
      if (item !== undefined) check(item, within(literal, name));
    }
    const { IntervalSeconds: interval = 1, MaxDelaySeconds: most = Infinity } = retrier;
    if (typeof most === 'number' && typeof interval === 'number' && most <= interval) {
      report(within(at, 'MaxDelaySeconds'), 'Must be greater than IntervalSeconds.');
    }
  });
}

export function checkCatch(
  value: Json,
  place: Place,
  checkTarget: (target: Json | undefined, place: Place) => void,
): void {
  const own = place.language === 'JSONata' ? 'Output' : 'ResultPath';
  checkHandlers(value, place, (catcher, at) => {
    reportUnknown(catcher, ['ErrorEquals', 'Next', own, 'Assign', 'Comment'], at);
    checkTarget(catcher['Next'], within(at, 'Next'));
    const { Assign: assign, [own]: output } = catcher;
    if (assign !== undefined) checkAssign(assign, within(at, 'Assign'));
    if (output === undefined) return;
    if (own === 'Output') checkTemplate(output, within(at, own));
    else checkResultPath(output, within(at, own));
  });
}

function checkHandlers(
  value: Json,
  place: Place,
  check: (handler: JsonObject, place: Place) => void,
): void {
  if (!isArray(value)) {
    report(place, 'Must be an array.');
    return;
  }
  for (const [index, handler] of value.entries()) {
    const at = within(place, index);
    if (!isObject(handler)) {
      report(at, 'Must be an object.');
      continue;
    }
    if (handler['Comment'] !== undefined) checkText(handler['Comment'], within(at, 'Comment'));
    const names = handler['ErrorEquals'] ?? null;
    checkErrorEquals(names, within(at, 'ErrorEquals'));
    if (isArray(names) && names.includes('States.ALL') && index < value.length - 1) {
      report(
        within(at, 'ErrorEquals'),
        'States.ALL must be in the last entry, because entries after it are never used.',
      );
    }
    check(handler, at);
  }
}

function checkErrorEquals(names: Json, place: Place): void {
  if (!isArray(names) || names.length === 0) {
    report(place, 'Must be an array of at least one error name.');
    return;
  }
  for (const [index, name] of names.entries()) {
    const at = within(place, index);
    if (typeof name !== 'string' || name === '') report(at, 'Must be an error name.');
    else checkErrorName(name, at);
  }
  if (names.includes('States.ALL') && names.length > 1) {
    report(place, 'States.ALL must be alone, because it matches all other names.');
  }
}

/** Names that begin with `States.` are reserved. AWS has others for HTTP tasks. */
function checkErrorName(name: string, place: Place): void {
  if (!name.startsWith('States.') || name.startsWith('States.Http.')) return;
  if (ERROR_NAMES.some((known) => known === name)) return;
  const near = nearestName(name, ERROR_NAMES);
  const hint =
    near === undefined ? `Known names are ${ERROR_NAMES.join(', ')}.` : `Did you mean ${near}?`;
  report(place, `${JSON.stringify(shown(name))} is not a predefined error. ${hint}`);
}
