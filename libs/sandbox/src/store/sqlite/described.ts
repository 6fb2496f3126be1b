import { type SnapshotDescription } from '../sandbox-store';

export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

export function part(save: string | undefined): Pick<SnapshotDescription, 'save'> {
  return save === undefined ? {} : { save };
}
