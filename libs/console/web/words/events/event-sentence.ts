import { type Words } from '../language';
import { type ResultKind } from './result-words';

/**
 * The sentence of an event. `{fact}` is replaced by the fact. A part in brackets is left out if one of its facts is
 * absent: `Pix[ de {amount}]`. Every fact is in such a part.
 */
export interface EventSentence extends Words {
  /** The words of its result. */
  readonly result: ResultKind;
}
