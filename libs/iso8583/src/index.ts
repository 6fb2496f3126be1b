export { compile, type Codec } from './codec/codec';
export {
  formatAmounts54,
  parseAmounts54,
  type AdditionalAmount,
  type AmountSign,
  type SignedAmount,
} from './elements/amounts';
export {
  formatOriginal90,
  formatReplacement95,
  parseOriginal90,
  parseReplacement95,
  type OriginalElements,
  type ReplacementAmounts,
} from './elements/reversal';
export { transmissionTime } from './elements/transmission-time';
export { formatTrack2, parseTrack2, type Track2 } from './elements/track2';
export { type Frame } from './framing/frame';
export { FrameError, type FrameErrorCode } from './framing/frame.errors';
export { FrameReader } from './framing/frame-reader';
export { type FrameLayout } from './framing/frame-layout';
export { writeFrame } from './framing/framing';
export {
  FRAMINGS,
  framingSchema,
  readFraming,
  type Framing,
  type FramingChoice,
} from './framing/framings';
export { guess, type Guess } from './guess';
export { type GuessedFraming } from './guess-framing';
export { Iso8583Error, type Iso8583ErrorCode } from './iso8583.errors';
export { type IsoMessage } from './message';
export { describeMti, responseMti, withoutRepeat, type MtiDescription } from './mti';
export { describeElements, type DescribedElement } from './format/describe-elements';
export { hidePrivate } from './format/hide-private';
export { maskMessage } from './format/mask';
export { privatePaths, type IsPrivate } from './format/private-paths';
export { meaningOfElement } from './format/meaning-of-element';
export { printMessage } from './format/print';
export { ELEMENTS, LAST_ELEMENT, TERTIARY_BITMAP } from './profile/elements-1987';
export { echoedElements, missingElements, responseTo } from './profile/presence';
export { type Composite, type ElementOverride, type Subelements } from './profile/composite';
export { compositeSchema, elementSchema } from './profile/element-schema';
export { largestLength } from './profile/largest-length';
export { partLayout, type PartLayout } from './profile/part-layout';
export {
  elementNumbers,
  layoutOf,
  type ElementLayout,
  type Profile,
  type ProfileDefaults,
} from './profile/profile';
export { PROFILES, type ProfileName } from './shipped/profiles';
export { profileSchema } from './profile/profile-schema';
export { MAX_JSON_DEPTH, readProfile } from './read-profile/read-profile';
export { subelementLayout, type SubelementPlace } from './profile/subelement-layout';
export { type Retry } from './response-codes/abecs-rows';
export { adviceCode } from './response-codes/advice-code';
export { BRAND_RULES, type BrandRule, type RetryLimit } from './response-codes/brand-rules';
export { brandNamed, BRANDS, type Brand } from './response-codes/brands';
export { isApproval, meaningOf, RESPONSE_CODES } from './response-codes/response-codes';
export { brandsOf, codesOf, retryOf, type RetryAdvice } from './response-codes/retry-of';
export { invalidDate } from './plausibility';
export { type ByteRange } from './wire/byte-range';
export { readTlv, type TlvNode } from './tlv/tlv';
export { writeTlv } from './tlv/write-tlv';
