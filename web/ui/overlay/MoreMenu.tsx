import { Button } from '../action/Button.tsx'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './menu-item.ts'

type Props = { label: string; items: (MenuItem | false)[] }

/** Secondary actions behind one button; renders nothing where none is allowed. */
export function MoreMenu({ label, items }: Props) {
  const allowed = items.filter((item) => item !== false)
  if (allowed.length === 0) return null
  return (
    <Menu
      label={label}
      items={allowed}
      trigger={
        <Button kind="second" icon="more-across">
          {label}
        </Button>
      }
    />
  )
}
