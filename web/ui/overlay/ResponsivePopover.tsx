import { useIsPhone } from '../use-is-phone.ts'
import { LaterSheet } from './LaterSheet.tsx'
import { later } from './later.tsx'
import { opens } from './opening.ts'
import type { PopoverProps } from './popover-props.ts'

const DeskPopover = later(async () => (await import('./DeskPopover.tsx')).DeskPopover)

/** A popover below its button on desktop, a sheet on the phone. */
export function ResponsivePopover(props: PopoverProps) {
  if (!useIsPhone()) return <DeskPopover {...props} />
  const { label, trigger, open, onOpenChange, children } = props
  return (
    <>
      {opens(trigger, props)}
      <LaterSheet open={open} onOpenChange={onOpenChange} title={label} hideTitle>
        {children}
      </LaterSheet>
    </>
  )
}
