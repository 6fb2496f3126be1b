/** The executions of the documentation: each is started when a request first uses its id. */
export const EXAMPLE_EXECUTION = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a02';
/** A running execution, which can be stopped. */
export const EXAMPLE_TO_STOP = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a03';
/** A stopped execution, which can be started again. */
export const EXAMPLE_TO_REDRIVE = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a04';

export const EXAMPLES: readonly string[] = [EXAMPLE_EXECUTION, EXAMPLE_TO_STOP, EXAMPLE_TO_REDRIVE];
