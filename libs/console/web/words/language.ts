/** The languages of the console. */
export type Language = 'pt' | 'en';

/** A text, or an object of texts, in each language. The shapes are the same. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** A text in each language. */
export type Words = Texts<string>;
