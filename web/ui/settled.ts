import { useEffect, useState } from 'react'
import { isDataDear } from './is-data-dear.ts'

const LOOK_EVERY_MS = 300
let whole: Promise<void> | undefined

/** The first screen is whole: two looks in a row find nothing grey on it. What nobody waits for would share the line with it. */
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

/** Fetches what nobody has asked for yet, after the first screen; where data is dear it comes when it is wanted. */
export function fetchLater(load: () => Promise<unknown>): void {
  if (isDataDear()) return
  void settled()
    .then(load)
    .catch(() => {}) // it is tried again when it is wanted
}
