import { type ComponentType, type ReactNode, Suspense } from 'react'
import { optional } from './optional.tsx'

type Props<P> = P & {
  /** Shown until the component has loaded. */
  children?: ReactNode
}

/**
 * A placeholder in a screen for a component of a later domain, which the screen may not import. `web/slots.ts` fills it; the component is
 * loaded when first rendered.
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
