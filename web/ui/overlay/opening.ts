import { cloneElement, type ReactElement } from 'react'

export type Opening = { open: boolean; onOpenChange: (open: boolean) => void }
type Kind = 'dialog' | 'menu'
type Trigger = { onClick?: () => void; 'aria-expanded'?: boolean; 'aria-haspopup'?: Kind }

/** Adds the open handler and aria attributes to a button. */
export const opens = (
  trigger: ReactElement,
  { open, onOpenChange }: Opening,
  kind: Kind = 'dialog',
): ReactElement =>
  cloneElement(trigger as ReactElement<Trigger>, {
    onClick: () => onOpenChange(!open),
    'aria-expanded': open,
    'aria-haspopup': kind,
  })
