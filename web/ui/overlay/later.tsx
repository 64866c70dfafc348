import { type ComponentType, type ReactElement, useEffect, useReducer, useState } from 'react'
import { words } from '#words/ui'
import { toast } from '../feedback/toast.tsx'
import { fetchLater } from '../settled.ts'
import { type Opening, opens } from './opening.ts'

/**
 * A lazily loaded overlay: its code is fetched after the first screen, normally before it is opened. Until it is first opened only its
 * trigger is rendered.
 */
export function later<P extends Opening & { trigger?: ReactElement }>(
  load: () => Promise<ComponentType<P>>,
  kind: 'dialog' | 'menu' = 'dialog',
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  const fetch = async () => {
    Loaded ??= await load()
  }
  return function Later(props: P) {
    const { open, onOpenChange, trigger } = props
    const [, draw] = useReducer((count: number) => count + 1, 0)
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    useEffect(() => fetchLater(fetch), [])
    // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
    useEffect(() => {
      if (!open || Loaded) return
      fetch().then(draw, () => {
        toast.error(words.failedToLoad)
        onOpenChange(false)
      })
    }, [open])

    if (wasOpen && Loaded) return <Loaded {...props} />
    return trigger ? opens(trigger, props, kind) : null
  }
}
