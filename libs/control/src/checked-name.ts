import { NAME } from '#libs/kernel';
import { NameInvalid } from './admin.errors';

/** The name of a sandbox or of a snapshot. @throws NameInvalid */
export function checkedName(name: unknown, pointer: string): string {
  if (typeof name !== 'string' || !NAME.test(name)) throw new NameInvalid(pointer);
  return name;
}
