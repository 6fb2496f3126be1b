import {
  compile,
  describeElements,
  describeMti,
  guess,
  maskMessage,
  meaningOfElement,
  PROFILES,
  type Guess,
  type IsoMessage,
  type Profile,
  type ProfileName,
} from '#libs/iso8583';
import { type Say } from '../texts/say';
import { type Explanation, type ExplainOptions, type Fact, type Problem } from './explanation';

/**
 * A card message in the likeliest profile. Card data are masked unless `show` is set.
 *
 * @param readings the bytes that it can have; the first one that a profile reads exactly is used
 */
export function explainCard(
  readings: readonly Uint8Array[],
  { profile, show }: ExplainOptions,
  say: Say,
): Explanation {
  const names = (Object.keys(PROFILES) as ProfileName[]).filter(
    (name) => profile === undefined || name === profile,
  );
  const codecs = names.map((name) => compile(PROFILES[name]));
  const guesses = readings.flatMap((bytes) => guess(bytes, codecs).slice(0, 1));
  const best = guesses.find(({ verdict }) => verdict === 'exact') ?? guesses[0];
  if (best === undefined) {
    const known = Object.keys(PROFILES).join(', ');
    const detail = say('explain.profileUnknown', { profile: profile ?? '', names: known });
    return { kind: 'iso8583', title: 'ISO 8583', facts: [], problems: [{ where: '', detail }] };
  }
  const { message } = best;
  return {
    kind: 'iso8583',
    title: say('explain.card', { profile: best.profile }),
    facts: [
      ...framing(best),
      ...(message === undefined
        ? []
        : elements(message, PROFILES[best.profile as ProfileName], show)),
    ],
    problems: problemsOf(best),
  };
}

function framing({ framing: found }: Guess): readonly Fact[] {
  if (found === undefined) return [];
  const { name, header } = found;
  return [{ name: 'framing', value: name, ...(header === undefined ? {} : { meaning: header }) }];
}

function elements(message: IsoMessage, profile: Profile, show: boolean): readonly Fact[] {
  const shown = show ? message : maskMessage(message, profile);
  const { mti } = shown;
  const type = describeMti(mti);
  const meaning = type && `${type.class} ${type.function}, ${type.origin}`;
  return [
    { name: 'MTI', value: mti, ...(meaning === undefined ? {} : { meaning }) },
    ...describeElements(shown, profile).map(({ element, name, value }) => {
      const inWords = meaningOfElement(element.slice('DE'.length), value);
      return {
        name: element,
        value,
        meaning: inWords === undefined ? name : `${name}: ${inWords}`,
      };
    }),
  ];
}

function problemsOf({ stoppedAt, doubts }: Guess): readonly Problem[] {
  const error =
    stoppedAt === undefined ? [] : [{ where: stoppedAt.element, detail: stoppedAt.detail }];
  return [...error, ...doubts.map((detail) => ({ where: '', detail }))];
}
