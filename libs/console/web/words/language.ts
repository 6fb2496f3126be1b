/** The languages of the console. */
export type Language = 'pt' | 'en';

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;
