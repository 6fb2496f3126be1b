import { COMMAND_TEXTS } from './command-texts';
import { DOCTOR_TEXTS } from './doctor-texts';
import { EXPLAIN_TEXTS } from './explain-texts';
import { MESSAGE_TEXTS } from './message-texts';
import { RECORD_TEXTS } from './record-texts';

/** A text in all languages. */
export interface TextPair {
  readonly en: string;
  readonly pt: string;
}

/** All texts of the program. */
export const TEXTS = {
  ...COMMAND_TEXTS,
  ...MESSAGE_TEXTS,
  ...EXPLAIN_TEXTS,
  ...DOCTOR_TEXTS,
  ...RECORD_TEXTS,
} satisfies Readonly<Record<string, TextPair>>;

export type TextId = keyof typeof TEXTS;
