import * as Primitive from 'radix-ui/dropdown-menu'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import type { MenuItem } from './menu-item.ts'
import { useIsPhone } from './use-is-phone.ts'

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

export function Menu(props: MenuProps) {
  return useIsPhone() ? <MenuSheet {...props} /> : <DeskMenu {...props} />
}

function DeskMenu({ label, trigger, items, head, align = 'end', width }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={16}
          className="float z-40 min-w-52 rounded-3 bg-raised p-1.5 shadow-pop outline-none"
          style={{ width }}
        >
          {head}
          {items.map((item, index) => (
            <DeskItem key={keyOf(item, index)} item={item} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function DeskItem({ item }: { item: MenuItem }) {
  if (item === 'line') return <Primitive.Separator className="my-1.5 border-t border-line" />
  if ('heading' in item) {
    return (
      <Primitive.Label className="px-2.5 py-0.5 text-caption text-ink-faint">{item.heading}</Primitive.Label>
    )
  }
  const { link, onSelect, disabled = false } = item
  const content = <ItemContent item={item} />
  return (
    <Primitive.Item
      asChild={Boolean(link)}
      disabled={disabled}
      className={itemClasses(item)}
      {...(onSelect && { onSelect })}
    >
      {link ? cloneElement(link as ReactElement<{ children?: ReactNode }>, { children: content }) : content}
    </Primitive.Item>
  )
}

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
