import { IconButton } from '../action/IconButton.tsx'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './menu-item.ts'

/** The three-dot menu at the end of a row. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <span className="relative z-1">
      <Menu label={label} items={items} trigger={<IconButton icon="more" label={label} small />} />
    </span>
  )
}
