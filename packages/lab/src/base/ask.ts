/**
 * Runs what a question asks for, and takes the answer, or what went wrong, only if the question is still the same when
 * it comes: the reader may have changed it meanwhile.
 */
export async function ask<Question extends object, Answer>(
  question: () => Question,
  run: (asked: Question, isCurrent: () => boolean) => Promise<Answer>,
  take: (answer: Answer, asked: Question) => void,
  fail: (error: unknown) => void,
): Promise<void> {
  const asked = question();
  const isCurrent = (): boolean => {
    const parts = new Map(Object.entries(question()));
    return Object.entries(asked).every(([name, part]) => Object.is(parts.get(name), part));
  };
  try {
    const answer = await run(asked, isCurrent);
    if (isCurrent()) take(answer, asked);
  } catch (error) {
    if (isCurrent()) fail(error);
  }
}
