const minute = 60_000
const hour = 60 * minute

/** How long after the event the provider stops trying. */
export const patience = 72 * hour

/** The pause after so many failed attempts: every three minutes four times, then every hour. */
export function pauseAfter(attempts: number): number {
  return attempts <= 4 ? 3 * minute : hour
}

/** How long the faults `delay` and `reorder` hold a webhook back. */
export const holdBack = 5 * minute
