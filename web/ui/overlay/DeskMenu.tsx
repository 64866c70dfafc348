import * as Primitive from 'radix-ui/dropdown-menu'
import { cloneElement, type ReactElement, type ReactNode, useRef } from 'react'
import type { MenuItem } from './menu-item.ts'
import { ItemContent, itemClasses, keyOf, type OpenMenuProps } from './menu-parts.tsx'

/** The menu on desktop, below its button. */
export function DeskMenu({ label, trigger, items, head, align = 'end', width, ...opened }: OpenMenuProps) {
  const chosen = useRef<() => void>(undefined)
  const wasEntered = useRef(false)
  return (
    <Primitive.Root modal={false} {...opened}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={16}
          onFocus={({ target, currentTarget }) => {
            if (wasEntered.current) return
            wasEntered.current = true
            // On first use the library loads too late to see that a key opened it, so the focus is set here.
            if (target === currentTarget && target.matches(':focus-visible'))
              target.querySelector<HTMLElement>('[role=menuitem]')?.focus()
          }}
          onCloseAutoFocus={() => {
            chosen.current?.()
            chosen.current = undefined
          }}
          className="float z-40 min-w-52 rounded-3 bg-raised p-1.5 shadow-pop outline-none"
          style={{ width }}
        >
          {head}
          {items.map((item, index) => (
            <DeskItem key={keyOf(item, index)} item={item} onChoose={(act) => (chosen.current = act)} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type ItemProps = { item: MenuItem; onChoose: (act: () => void) => void }

/** The action runs after the menu has closed: an open menu would take back the focus, and the keys typed there. */
function DeskItem({ item, onChoose }: ItemProps) {
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
      {...(onSelect && { onSelect: () => onChoose(onSelect) })}
    >
      {link ? cloneElement(link as ReactElement<{ children?: ReactNode }>, { children: content }) : content}
    </Primitive.Item>
  )
}
