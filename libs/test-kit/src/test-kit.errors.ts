/** Something in the setup of the test must be changed. The message is one line that says what. */
export class TestKitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TestKitError';
  }
}
