import { type ComponentType, useEffect, useState } from 'react'
import { settled } from '../settled.ts'

const AGAIN_MS = 5_000

/** `Toaster`, whose code comes after the screen; on a line that fails it is asked for until it is there. */
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
