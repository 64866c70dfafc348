import { useState } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import { later } from './later.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import type { MenuProps } from './menu-parts.tsx'

const DeskMenu = later(async () => (await import('./DeskMenu.tsx')).DeskMenu, 'menu')

export function Menu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const Shown = useIsPhone() ? MenuSheet : DeskMenu
  return <Shown {...props} open={isOpen} onOpenChange={setOpen} />
}
