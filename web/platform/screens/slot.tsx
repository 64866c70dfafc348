import { type ComponentType, type ReactNode, Suspense } from 'react'
import { optional } from './optional.tsx'

type Props<P> = P & {
  /** What stands there until the piece has come. */
  children?: ReactNode
}

/**
 * A place in a screen for a piece of a later domain, which the screen may not import. `web/slots.ts` says what stands there; it is
 * fetched when it is first shown.
 */
export function slot<P extends object>() {
  let Piece: ComponentType<P> | undefined
  const Slot = ({ children, ...props }: Props<P>) =>
    Piece ? (
      <Suspense fallback={children}>
        <Piece {...(props as unknown as P)} />
      </Suspense>
    ) : (
      children
    )
  return Object.assign(Slot, {
    fill(load: () => Promise<ComponentType<P>>) {
      Piece = optional(load)
    },
  })
}
