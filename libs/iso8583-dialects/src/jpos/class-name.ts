import { accepted, nearestName, refused, type Result } from '#libs/kernel';

const JAVA_NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
const MAX_LENGTH = 200;
const SHOWN = 60;

/** The packages of jPOS whose names may be left out. */
const PACKAGES = [
  'org.jpos.tlv.packager.bertlv.',
  'org.jpos.tlv.packager.',
  'org.jpos.iso.packager.',
  'org.jpos.iso.',
];

/** The classes of a company, by name, with the classes of jPOS that they work like. */
export type ClassNames = ReadonlyMap<string, string>;

/**
 * The name of a class of jPOS without its package. It is only compared with the names of tables; nothing is loaded.
 *
 * @returns the name, or why it is not one
 * @example
 * classOfJpos('org.jpos.iso.IFA_LLNUM', new Map()).value; // "IFA_LLNUM"
 */
export function classOfJpos(written: string, classes: ClassNames): Result<string, string> {
  if (written.length > MAX_LENGTH || !JAVA_NAME.test(written)) {
    return refused(`${shown(written)} is not the name of a class.`);
  }
  const simple = written.slice(written.lastIndexOf('.') + 1);
  const name = classes.get(written) ?? classes.get(simple) ?? written;
  const inPackage = PACKAGES.find((start) => name.startsWith(start)) ?? '';
  const rest = name.slice(inPackage.length);
  if (!rest.includes('.')) return accepted(rest);
  return refused(
    `class ${shown(written)} is not a class of jPOS. Name the class that it works like in the parameter classes, as in ` +
      `${shown(written)}:IFA_LLNUM.`,
  );
}

/** What to say about a class of jPOS that is not in a table. */
export function unknownClass(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `class ${shown(name)} is unknown.${hint} A class of your own can be given a class of jPOS in the parameter classes.`;
}

function shown(name: string): string {
  const line = name.replace(/[^ -~]/g, '?');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
