/** A recording cannot begin, be read or be replayed. The message is one or two sentences for the tester. */
export class RecordingFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordingFailed';
  }
}
