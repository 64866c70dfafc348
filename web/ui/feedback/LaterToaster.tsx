import { type ComponentType, useEffect, useState } from 'react'
import { settled } from '../settled.ts'

const AGAIN_MS = 5_000

/** Loads `Toaster` after the first screen; retries until it has loaded. */
export function LaterToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const fetch = () =>
      import('./Toaster.tsx').then(
        (file) => setToaster(() => file.Toaster),
        () => {
          timer = setTimeout(fetch, AGAIN_MS)
        },
      )
    void settled().then(fetch)
    return () => clearTimeout(timer)
  }, [])
  return Toaster && <Toaster />
}
