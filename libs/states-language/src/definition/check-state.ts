import { shown } from '../failure';
import { isArray, isObject, type Json, type JsonObject } from '../json';
import { checkChoices } from './check-choices';
import { checkCatch, checkRetry } from './check-handlers';
import {
  checkAssign,
  checkNumber,
  checkPath,
  checkPathOrFunction,
  checkResultPath,
  checkSeconds,
  checkStrings,
  checkTemplate,
  checkText,
  checkTimestamp,
  checkWhole,
} from './check-values';
import { AT_MOST_ONE, EXACTLY_ONE, type FieldKind, FIELDS, NOT_SUPPORTED } from './fields';
import { namesIn, type Place, report, reportUnknown, within } from './findings';
import { type QueryLanguage, QUERY_LANGUAGES, type StateType } from './state-machine';

/** Checks a machine in a state. */
export type CheckMachine = (machine: Json, place: Place) => void;

/** The checks of a state that need its whole machine. */
interface StateCheck {
  readonly place: Place;
  readonly name: string;
  readonly checkMachine: CheckMachine;
}

/**
 * The language of a state or of a machine: its own one if it is allowed, otherwise that of the outer machine. A
 * definition whose outermost machine uses JSONPath can use both, at every level.
 */
export function languageOf(
  { QueryLanguage: own }: JsonObject,
  { language, isJsonata }: Pick<Place, 'language' | 'isJsonata'>,
): QueryLanguage {
  if (own === 'JSONata' || (own === 'JSONPath' && !isJsonata)) return own;
  return language;
}

export function checkState(state: Json, check: StateCheck): void {
  const { place } = check;
  if (!isObject(state)) {
    report(place, 'Must be an object.');
    return;
  }
  const type = state['Type'];
  if (!isStateType(type)) {
    report(within(place, 'Type'), `Must be one of ${Object.keys(FIELDS).join(', ')}.`);
    return;
  }
  const language = languageOf(state, place);
  checkNames(state, type, { ...place, language });
  checkGroups(state, type, place);
  for (const [name, field] of Object.entries(FIELDS[type])) {
    const value = state[name];
    if (value === undefined) {
      if (field.isRequired) report(within(place, name), 'Is missing.');
    } else if (field.only === undefined || field.only === language) {
      CHECKS[field.kind](value, { ...within(place, name), language }, check);
    }
  }
  const { TimeoutSeconds: timeout, HeartbeatSeconds: heartbeat } = state;
  if (typeof timeout === 'number' && typeof heartbeat === 'number' && heartbeat >= timeout) {
    report(within(place, 'HeartbeatSeconds'), 'Must be less than TimeoutSeconds.');
  }
}

function isStateType(type: Json | undefined): type is StateType {
  return typeof type === 'string' && Object.hasOwn(FIELDS, type);
}

function checkNames(state: JsonObject, type: StateType, place: Place): void {
  const fields = FIELDS[type];
  const unknown: Record<string, Json> = {};
  for (const name of Object.keys(state)) {
    const reason = NOT_SUPPORTED.get(name);
    const only = Object.hasOwn(fields, name) ? fields[name]?.only : undefined;
    if (reason !== undefined) report(within(place, name), `${name} ${reason}`);
    else if (only !== undefined && only !== place.language) {
      report(
        within(place, name),
        `${name} belongs to ${only}, but this state uses ${place.language}.`,
      );
    } else if (!Object.hasOwn(fields, name)) unknown[name] = null;
  }
  reportUnknown(unknown, namesIn(fields, place.language), place);
}

function checkGroups(state: JsonObject, type: StateType, place: Place): void {
  const used = (names: readonly string[]): string[] =>
    names.filter((name) => state[name] !== undefined);
  for (const names of EXACTLY_ONE[type] ?? []) {
    if (used(names).length !== 1) report(place, `Must have exactly one of ${names.join(', ')}.`);
  }
  for (const names of AT_MOST_ONE) {
    if (used(names).length > 1) report(place, `Must have only one of ${names.join(', ')}.`);
  }
  if (state['End'] === false) report(within(place, 'End'), 'Must be true or missing.');
}

type CheckField = (value: Json, place: Place, check: StateCheck) => void;

const CHECKS: Readonly<Record<FieldKind, CheckField>> = {
  'array-or-expression': (value, place) => {
    if (!isArray(value) && typeof value !== 'string') {
      report(place, 'Must be an array, or an expression {% ... %}.');
    }
    checkStrings(value, place);
  },
  assign: checkAssign,
  boolean: (value, place) => {
    if (typeof value !== 'boolean') report(place, 'Must be true or false.');
  },
  branches: (value, place, { checkMachine }) => {
    if (!isArray(value) || value.length === 0) {
      report(place, 'Must be an array of at least one machine.');
      return;
    }
    for (const [index, branch] of value.entries()) checkMachine(branch, within(place, index));
  },
  catch: (value, place, { name }) => {
    checkCatch(value, place, targetOf(name));
  },
  choices: (value, place, { name }) => {
    checkChoices(value, place, targetOf(name));
  },
  count: (value, place) => {
    checkWhole(value, 0, Number.MAX_SAFE_INTEGER, place);
  },
  json: () => undefined,
  language: (value, place) => {
    if (!QUERY_LANGUAGES.some((language) => language === value)) {
      report(place, `Must be one of ${QUERY_LANGUAGES.join(', ')}.`);
    } else if (value === 'JSONPath' && place.isJsonata) {
      report(place, 'A state of a JSONata machine cannot use JSONPath. The reverse is possible.');
    }
  },
  machine: (value, place, { checkMachine }) => {
    checkMachine(value, place);
  },
  'nullable-path': (value, place) => {
    if (value !== null) checkPath(value, place);
  },
  path: checkPath,
  'path-or-function': checkPathOrFunction,
  percentage: (value, place) => {
    checkNumber(value, { least: 0, most: 100 }, place);
  },
  'result-path': checkResultPath,
  retry: checkRetry,
  seconds: (value, place) => {
    checkSeconds(value, 1, place);
  },
  'seconds-from-0': (value, place) => {
    checkSeconds(value, 0, place);
  },
  state: (value, place, { name }) => {
    targetOf(name)(value, place);
  },
  template: checkTemplate,
  text: checkText,
  'text-or-expression': (value, place) => {
    if (checkText(value, place) && place.language === 'JSONata') checkStrings(value, place);
  },
  timestamp: checkTimestamp,
};

/** Checks the name of a state of the same machine, to which the state has a transition. */
function targetOf(from: string): (target: Json | undefined, place: Place) => void {
  return (target, place) => {
    const { states, transitions } = place.machine;
    if (typeof target !== 'string') report(place, 'Must be the name of a state.');
    else if (!Object.hasOwn(states, target)) {
      report(place, `There is no state ${JSON.stringify(shown(target))} in this machine.`);
    } else transitions.get(from)?.push(target);
  };
}
