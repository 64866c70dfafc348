import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import type { MenuItem } from './menu-item.ts'
import { ItemContent, itemClasses, keyOf, type MenuProps } from './menu-parts.tsx'
import { Sheet } from './Sheet.tsx'

type Trigger = { onClick?: () => void; 'aria-expanded'?: boolean; 'aria-haspopup'?: 'dialog' }
type Link = { className?: string; children?: ReactNode; onClick?: (event: MouseEvent) => void }

/** The same menu on the phone, within reach of the thumb. */
export function MenuSheet({ label, trigger, items, head }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {cloneElement(trigger as ReactElement<Trigger>, {
        onClick: () => setOpen(true),
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
      })}
      <Sheet open={isOpen} onOpenChange={setOpen} title={label} hideTitle>
        <div className="p-1.5">
          {head}
          {items.map((item, index) => (
            <SheetItem key={keyOf(item, index)} item={item} onDone={() => setOpen(false)} />
          ))}
        </div>
      </Sheet>
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
