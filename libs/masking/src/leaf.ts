import { MASK, maskPan } from './mask-pan';
import { maskPrivateData } from './mask-private-data';
import { type Treatment } from './sensitive-names';

/** Masks a text that was decoded from its document. */
export type MaskLeaf = (text: string) => string;

/** The visible part of a value with a sensitive name. */
export function treated(treatment: Treatment, value: string): string {
  switch (treatment) {
    case 'masked':
      return MASK;
    case 'removed':
      return '';
    case 'pan':
      return maskPan(value);
    case 'private':
      return maskPrivateData(value);
  }
}
