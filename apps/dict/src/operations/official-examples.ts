import { type Call } from '../official/call';

/**
 * Makes the examples of the documentation work in every sandbox; docs/adr/0058. It stores the objects that the example of an
 * operation names. It needs the rows of all features, which need the operations: so the folder `examples` implements it.
 */
export abstract class OfficialExamples {
  /** Stores the objects that do not exist. */
  abstract store(call: Call<unknown>): Promise<void>;
}
