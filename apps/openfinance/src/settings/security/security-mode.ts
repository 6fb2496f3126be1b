/**
 * How the bank treats certificates, tokens and signatures.
 * - `off`: the APIs ignore them.
 * - `optional`: it checks those that a request has, and demands none.
 * - `required`: it refuses a request without them, as a bank of Open Finance Brasil does.
 */
export const SECURITY_MODES = ['off', 'optional', 'required'] as const;
export type SecurityMode = (typeof SECURITY_MODES)[number];

/**
 * The clock by which the times of signed texts are checked and written: assertions, request objects, signed payments, ID
 * tokens. Lifetimes of tokens and consents always follow the clock of the sandbox.
 */
export const SIGNATURE_CLOCKS = ['machine', 'sandbox'] as const;
