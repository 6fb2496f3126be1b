import { type Finding } from '#libs/fixed-width';
import { type FindingScope, type RemittanceFinding } from './remittance';

/** More findings of one part are counted, but not kept. */
const MAX_KEPT = 100;

/** The findings about a file, a lot or a payment. */
export class FindingList {
  readonly kept: RemittanceFinding[] = [];
  omitted = 0;

  constructor(private readonly scope: FindingScope) {}

  readonly add = (finding: Finding): void => {
    if (this.kept.length < MAX_KEPT) this.kept.push({ ...finding, scope: this.scope });
    else this.omitted += 1;
  };
}
