import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  actions?: ReactNode
}

const LOOK =
  'float fixed z-50 grid max-h-[calc(100%-32px)] gap-4 overflow-auto rounded-4 bg-raised p-5 shadow-pop outline-none'
const PLACE =
  'inset-x-4 bottom-4 md:inset-auto md:top-1/2 md:left-1/2 md:w-[440px] md:-translate-x-1/2 md:-translate-y-1/2'

/** For confirmations and short forms only. */
export function Dialog({ open, onOpenChange, title, children, actions }: Props) {
  const focus = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim z-50!" />
        <Primitive.Content {...focus} aria-describedby={undefined} className={`${LOOK} ${PLACE}`}>
          <Primitive.Title className="text-[1.125rem]/[1.5rem]">{title}</Primitive.Title>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
