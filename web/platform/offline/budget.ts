const MOST_BYTES = 15_000_000
const MOST_DAYS = 30
const DAY_MS = 86_400_000

/** The cached items to delete: the oldest beyond the budget, and those not requested for a month. */
export function itemsToEvict<P>(
  all: readonly { place: P; at: number; bytes: number }[],
  now = Date.now(),
): P[] {
  let room = MOST_BYTES
  return [...all]
    .sort((a, b) => b.at - a.at)
    .filter(({ at, bytes }) => {
      room -= bytes
      return room < 0 || now - at > MOST_DAYS * DAY_MS
    })
    .map(({ place }) => place)
}
