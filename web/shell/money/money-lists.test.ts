import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { isAllowed } from '../../platform/session/access.ts'
import { router } from '../../routes.tsx'
import { listsOf, MONEY_GROUPS } from './money-lists.tsx'

const actor = (role: Role) => ({ user: { role }, permissions: ROLE_PERMISSIONS[role] })
const ROLES = Object.keys(ROLE_PERMISSIONS) as Role[]
const limitsOf = (link: ReactElement) => {
  const [, , found] = router.getMatchedRoutes((link.props as { to: string }).to)
  return found?.options.staticData?.limits
}

it.each(ROLES)('offers %s no list that its screen refuses', (role) => {
  const person = actor(role)
  for (const { value, link } of listsOf(person)) {
    const limits = limitsOf(link)
    expect(limits, `${value} leads to a screen`).toBeDefined()
    expect(isAllowed(person, limits ?? {}), value).toBe(true)
  }
})

it('keeps each group to what a thumb finds in one row', () => {
  const lists = listsOf(actor('ESTATE_MANAGER'))
  const sizes = MONEY_GROUPS.map((group) => lists.filter((list) => list.group === group).length)
  expect(lists).toHaveLength(sizes.reduce((sum, size) => sum + size, 0))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6)
})

it('shows a property manager no owners’ money, and nobody’s refunds', () => {
  const shown = listsOf(actor('PROPERTY_MANAGER')).map((list) => list.value)
  expect(shown).toEqual([
    ...['payments', 'charges', 'late', 'cash'],
    ...['deposits-due', 'deposits', 'receipts', 'waivers'],
  ])
})

it('a permission taken from one person hides the list from them', () => {
  const { permissions, ...manager } = actor('ESTATE_MANAGER')
  const without = { ...manager, permissions: permissions.filter((one) => one !== 'payments_refund') }
  expect(listsOf(without).map((list) => list.value)).not.toContain('refunds')
})
