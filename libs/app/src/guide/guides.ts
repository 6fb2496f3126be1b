import { posix } from 'node:path';
import { type Language } from '#libs/http';

/** A page of the documentation in one language. */
export interface Guide {
  /** Its address below `/guide`, without the language: `spi`, `how-to/java`; `README` for the first page. */
  readonly name: string;
  readonly language: Language;
  /** The file with its text, from the root of the repository: `docs/tutorial.pt-BR.md`. */
  readonly file: string;
}

/** What an address below `/guide` shows. */
export interface FoundGuide {
  readonly guide: Guide;
  /** The address names the language. Otherwise the request has chosen it. */
  readonly isFixed: boolean;
}

const FIRST = 'README';
/** The ends of the addresses that name a language. The files have the same. */
const ENDS: Readonly<Record<Language, string>> = { en: '.en', pt: '.pt-BR' };

/** The guides of a service: the pages of the documentation, by address and by file. */
export class Guides {
  private readonly byFile = new Map<string, Guide>();
  private readonly byName = new Map<string, Partial<Record<Language, Guide>>>();

  /** @param files the pages, from the root of the repository */
  constructor(files: readonly string[]) {
    for (const file of files) {
      const guide = guideOf(file);
      this.byFile.set(file, guide);
      this.byName.set(guide.name, { ...this.byName.get(guide.name), [guide.language]: guide });
    }
  }

  get names(): readonly string[] {
    return [...this.byName.keys()];
  }

  /**
   * Only names of guides are looked up, so no address reaches another file.
   * @param path without `/guide/`: `spi`, `tutorial.pt-BR`; empty for the first page
   * @param preferred the language, if the address names none
   */
  find(path: string, preferred: Language): FoundGuide | undefined {
    if (path === FIRST) return undefined;
    const named = (['en', 'pt'] as const).find((language) => path.endsWith(ENDS[language]));
    const name = named === undefined ? path : path.slice(0, -ENDS[named].length);
    const versions = this.byName.get(name === '' && named === undefined ? FIRST : name);
    const guide = named === undefined ? oneOf(versions, preferred) : versions?.[named];
    return guide === undefined ? undefined : { guide, isFixed: named !== undefined };
  }

  /** The same guide in the other language. */
  translationOf({ name, language }: Guide): Guide | undefined {
    return this.byName.get(name)?.[language === 'en' ? 'pt' : 'en'];
  }

  /**
   * The address that a link in a guide leads to, from the start page of the service: `guide/spi#errors`. Undefined if it
   * leads to a file of the repository that is not a guide.
   * @param href relative to the file of the guide, with a fragment or without
   */
  addressOfLink(href: string, { guide, isFixed }: FoundGuide): string | undefined {
    const [path = '', fragment] = href.split('#', 2);
    const file = path === '' ? guide.file : posix.join(posix.dirname(guide.file), path);
    const target = this.byFile.get(file);
    if (target === undefined) return undefined;
    return (
      this.addressFrom(target, { guide, isFixed }) + (fragment === undefined ? '' : `#${fragment}`)
    );
  }

  /** A reader who has chosen a language keeps it, and a link to the translation of the same page chooses one. */
  private addressFrom(target: Guide, { guide, isFixed }: FoundGuide): string {
    if (target.name === guide.name && target.language !== guide.language)
      return addressOf(target, target.language);
    if (!isFixed) return addressOf(target);
    const version = this.byName.get(target.name)?.[guide.language] ?? target;
    return addressOf(version, version.language);
  }
}

/**
 * The address of a guide, from the start page of the service.
 * @param language of the address that names it; without it, the request chooses the language
 */
export function addressOf({ name }: Pick<Guide, 'name'>, language?: Language): string {
  if (language !== undefined) return `guide/${name}${ENDS[language]}`;
  return name === FIRST ? 'guide' : `guide/${name}`;
}

function guideOf(file: string): Guide {
  const name = file.replace(/(\.pt-BR)?\.md$/, '').replace(/^docs\//, '');
  return { name, language: file.endsWith('.pt-BR.md') ? 'pt' : 'en', file };
}

function oneOf(
  versions: Partial<Record<Language, Guide>> | undefined,
  preferred: Language,
): Guide | undefined {
  return versions?.[preferred] ?? versions?.en ?? versions?.pt;
}
