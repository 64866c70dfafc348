import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** 320 px wide, from the left. */
export function Drawer({ open, onOpenChange, label, head, foot, children }: Props) {
  const focus = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          {...focus}
          aria-describedby={undefined}
          className="from-left fixed inset-y-0 start-0 z-40 flex w-80 max-w-[calc(100%-48px)] flex-col bg-surface shadow-pop outline-none"
        >
          <Primitive.Title className="sr-only">{label}</Primitive.Title>
          {head && <div className="flex items-center gap-3 border-b border-line p-4">{head}</div>}
          <div className="min-h-0 grow overflow-auto px-3 py-2">{children}</div>
          {foot && <div className="border-t border-line px-3 pt-2 pb-3">{foot}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
