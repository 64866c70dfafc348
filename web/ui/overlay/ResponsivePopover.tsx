import * as Popover from 'radix-ui/popover'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import { Sheet } from './Sheet.tsx'

type Trigger = { onClick?: () => void; 'aria-expanded'?: boolean; 'aria-haspopup'?: 'dialog' }

type Props = {
  label: string
  /** A button. */
  trigger: ReactElement<Trigger>
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  width?: number
}

/** What a button of the header opens: beneath it at the desk, a sheet on the phone. */
export function ResponsivePopover({ label, trigger, open, onOpenChange, children, width = 400 }: Props) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <>
        {cloneElement(trigger, {
          onClick: () => onOpenChange(!open),
          'aria-expanded': open,
          'aria-haspopup': 'dialog',
        })}
        <Sheet open={open} onOpenChange={onOpenChange} title={label} hideTitle>
          {children}
        </Sheet>
      </>
    )
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className="float z-40 max-h-(--radix-popover-content-available-height) overflow-auto rounded-3 bg-raised shadow-pop outline-none"
          style={{ width }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
