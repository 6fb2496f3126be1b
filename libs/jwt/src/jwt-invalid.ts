/** What is wrong with a JWT. */
export type JwtFault = 'form' | 'algorithm' | 'header' | 'key' | 'signature' | 'encryption';

/** A text that is not the JWT that it should be. The caller gives it the code of its own protocol. */
export class JwtInvalid extends Error {
  constructor(
    readonly fault: JwtFault,
    /** What is wrong and what would be right. */
    message: string,
  ) {
    super(message);
    this.name = 'JwtInvalid';
  }
}
