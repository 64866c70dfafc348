import { useEffect, useState } from 'react'
import { isDataDear } from './is-data-dear.ts'

const LOOK_EVERY_MS = 300
let whole: Promise<void> | undefined

/**
 * Resolves when the first screen is complete: two checks in a row find no skeleton. Background loading before that would compete for
 * bandwidth.
 */
export function settled(): Promise<void> {
  whole ??= new Promise((resolve) => {
    let found = 0
    const { body } = document // also where the page is gone when it is looked at
    const timer = setInterval(() => {
      found = body.querySelector('.skeleton') ? 0 : found + 1
      if (found < 2) return
      clearInterval(timer)
      resolve()
    }, LOOK_EVERY_MS)
  })
  return whole
}

export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => void settled().then(() => setSettled(true)), [])
  return isSettled
}

/** Runs a background load after the first screen; skipped with the data saver on, since it is then loaded on demand. */
export function fetchLater(load: () => Promise<unknown>): void {
  if (isDataDear()) return
  void settled()
    .then(load)
    .catch(() => {}) // it is loaded again on demand
}
