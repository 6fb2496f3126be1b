const SHOWN_ANSWERS = 10;

/** The answers of the current test that are not as documented. Each is described once. */
const wrong = new Set<string>();

/** Lets the current test fail at its end. */
export function reportWrongAnswer(text: string): void {
  wrong.add(text);
}

/** Returns the answers that were reported, for a test that expects them. They do not fail it. */
export function takeWrongAnswers(): readonly string[] {
  const texts = [...wrong];
  wrong.clear();
  return texts;
}

/** @throws Error that shows the answers that were reported since the last call, if there were any */
export function throwWrongAnswers(): void {
  const texts = takeWrongAnswers();
  if (texts.length === 0) return;
  throw new Error(
    [
      `${String(texts.length)} answers are not as the OpenAPI document of the service says.`,
      ...texts.slice(0, SHOWN_ANSWERS),
      'Correct the service, or its response classes and decorators. Then run npm run generate.',
    ].join('\n\n'),
  );
}
