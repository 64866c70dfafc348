import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { LaterSheet } from './LaterSheet.tsx'
import type { MenuItem } from './menu-item.ts'
import { ItemContent, itemClasses, keyOf, type OpenMenuProps } from './menu-parts.tsx'
import { opens } from './opening.ts'

type Link = { className?: string; children?: ReactNode; onClick?: (event: MouseEvent) => void }

/** The menu on the phone, as a bottom sheet. */
export function MenuSheet(props: OpenMenuProps) {
  const { label, trigger, items, head, open, onOpenChange } = props
  return (
    <>
      {opens(trigger, props)}
      <LaterSheet open={open} onOpenChange={onOpenChange} title={label} hideTitle>
        <div className="p-1.5">
          {head}
          {items.map((item, index) => (
            <SheetItem key={keyOf(item, index)} item={item} onDone={() => onOpenChange(false)} />
          ))}
        </div>
      </LaterSheet>
    </>
  )
}

function SheetItem({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  if (item === 'line') return <hr className="my-1.5 border-line" />
  if ('heading' in item) return <p className="px-2.5 py-0.5 text-caption text-ink-faint">{item.heading}</p>

  const className = itemClasses(item)
  const children = <ItemContent item={item} />
  if (item.link)
    return cloneElement(item.link as ReactElement<Link>, { className, children, onClick: onDone })

  function select() {
    if (item === 'line' || 'heading' in item || item.disabled) return
    onDone()
    item.onSelect?.()
  }
  return (
    <button type="button" aria-disabled={item.disabled || undefined} className={className} onClick={select}>
      {children}
    </button>
  )
}
