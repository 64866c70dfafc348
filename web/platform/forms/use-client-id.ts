import { useState } from 'react'

/** The id of what is sent: tried again it is the same thing, and of something else, chosen after no answer came, another. */
export function useClientId(...of: readonly unknown[]): string {
  const [kept, keep] = useState(() => ({ of, id: crypto.randomUUID() }))
  if (of.every((one, at) => Object.is(one, kept.of[at]))) return kept.id
  const next = { of, id: crypto.randomUUID() }
  keep(next)
  return next.id
}
