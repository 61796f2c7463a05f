/** Runs a question; `take` or `fail` is called only if the question has not changed by then. */
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
