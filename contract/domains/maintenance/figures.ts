/** A duration, final or so far; in any unit. */
export type Span = { took: number; is_ended: boolean }

/** Kaplan-Meier survival curve: open cases count for as long as they have been open, instead of being ignored. */
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

/** Time after which a share of all cases is finished; null if never observed. */
export const takenBy = (spans: readonly Span[], share: number): number | null =>
  survival(spans).find(({ left }) => left <= 1 - share + 1e-9)?.at ?? null

/** Share finished within a time. */
export const overWithin = (spans: readonly Span[], at: number): number =>
  1 - (survival(spans).findLast((step) => step.at <= at)?.left ?? 1)
