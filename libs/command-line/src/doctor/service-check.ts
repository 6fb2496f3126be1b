import { type Say } from '../texts/say';
import { note, ok, wrong, type Check } from './check';

/** What is at the address of a service. */
export type Answer =
  | { readonly kind: 'simulator'; readonly service: string; readonly version: string }
  | { readonly kind: 'not-ready'; readonly detail: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'stranger'; readonly detail: string }
  | { readonly kind: 'unreachable'; readonly detail: string };

export interface ServiceFacts {
  readonly name: string;
  readonly title: string;
  readonly address: string;
  /** The variable with the address, and whether it is set. */
  readonly variable: string;
  readonly isGiven: boolean;
  readonly answer: Answer;
}

/** Nothing is wrong if a service is not started, unless a variable says that it runs somewhere. */
export function serviceCheck(facts: ServiceFacts, version: string, say: Say): Check {
  const { name, address, variable, isGiven, answer } = facts;
  const values = { name, address, variable, port: portOf(address), version };
  switch (answer.kind) {
    case 'nothing':
      return isGiven
        ? wrong(
            name,
            say('doctor.service.absent', values),
            say('doctor.service.absent.remedy', values),
          )
        : note(name, say('doctor.service.free', values));
    case 'unreachable':
      return wrong(
        name,
        say('doctor.service.unreachable', { ...values, detail: answer.detail }),
        say('doctor.service.absent.remedy', values),
      );
    case 'stranger':
      return wrong(
        name,
        say('doctor.service.stranger', { ...values, detail: answer.detail }),
        say('doctor.service.stranger.remedy', {
          ...values,
          portVariable: `${name.toUpperCase()}_PORT`,
        }),
      );
    case 'not-ready':
      return wrong(
        name,
        say('doctor.service.notReady', { ...values, detail: answer.detail }),
        say('doctor.service.notReady.remedy', values),
      );
    case 'simulator':
      return simulatorCheck(facts, answer, version, say);
  }
}

function simulatorCheck(
  { name, address, variable }: ServiceFacts,
  answer: Answer & { readonly kind: 'simulator' },
  version: string,
  say: Say,
): Check {
  const values = {
    name,
    address,
    variable,
    version,
    other: answer.service,
    theirs: answer.version,
  };
  if (answer.service !== name) {
    return wrong(
      name,
      say('doctor.service.other', values),
      say('doctor.service.other.remedy', values),
    );
  }
  if (answer.version !== version) {
    return wrong(
      name,
      say('doctor.service.version', values),
      say('doctor.service.version.remedy', values),
    );
  }
  return ok(name, say('doctor.service.ready', values));
}

function portOf(address: string): string {
  return URL.canParse(address) ? new URL(address).port : '';
}
