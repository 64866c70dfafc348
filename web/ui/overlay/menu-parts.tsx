import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import type { MenuItem } from './menu-item.ts'
import type { Opening } from './opening.ts'

/** `Menu` manages its own open state. */
export type MenuProps = {
  label: string
  /** A button. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Above the items: the person. */
  head?: ReactNode
  align?: 'start' | 'end'
  width?: number
}
export type OpenMenuProps = MenuProps & Opening

export function itemClasses(item: MenuItem): string {
  const isLate = typeof item === 'object' && 'late' in item && item.late
  return cx(
    'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-[7px] px-2.5 text-start outline-none md:min-h-9',
    'hover:bg-sunken hover:no-underline data-highlighted:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint',
    isLate ? 'text-overdue' : 'text-ink',
  )
}

export function ItemContent({ item }: { item: Extract<MenuItem, { label: string }> }) {
  return (
    <>
      {item.icon && <Icon name={item.icon} className="size-[18px]! text-ink-soft" />}
      <span className="min-w-0">
        {item.label}
        {item.note && <span className="block text-small text-ink-soft">{item.note}</span>}
      </span>
    </>
  )
}

export function keyOf(item: MenuItem, index: number): string {
  if (item === 'line') return `line-${index}`
  return 'heading' in item ? `heading-${item.heading}` : item.label
}
