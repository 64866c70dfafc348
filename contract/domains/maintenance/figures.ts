/** How long something took: until its end, or, where it has not ended, so far. In any unit. */
export type Span = { took: number; is_ended: boolean }

/**
 * The share that is not over after each length of time (Kaplan and Meier): open ones count for as long as they have been open, and
 * not as if they never were.
 */
export function survival(spans: readonly Span[]): { at: number; left: number }[] {
  const inOrder = spans.toSorted((a, b) => a.took - b.took)
  const curve: { at: number; left: number }[] = []
  let left = 1
  for (const { took: at } of inOrder.filter((span) => span.is_ended)) {
    if (curve.at(-1)?.at === at) continue
    const atRisk = inOrder.filter((span) => span.took >= at).length
    const ended = inOrder.filter((span) => span.is_ended && span.took === at).length
    left *= 1 - ended / atRisk
    curve.push({ at, left })
  }
  return curve
}

/** After how long a share of all is over; null where it never was within what is seen. */
export const takenBy = (spans: readonly Span[], share: number): number | null =>
  survival(spans).find(({ left }) => left <= 1 - share + 1e-9)?.at ?? null

/** Which share is over after so long. */
export const overWithin = (spans: readonly Span[], at: number): number =>
  1 - (survival(spans).findLast((step) => step.at <= at)?.left ?? 1)
