import * as Popover from 'radix-ui/popover'
import type { PopoverProps } from './popover-props.ts'

/** The popover on desktop, below its button. */
export function DeskPopover({ label, trigger, open, onOpenChange, children, width = 400 }: PopoverProps) {
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
