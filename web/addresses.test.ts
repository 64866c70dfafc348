import { expect, it } from 'vitest'
import { isNowhere } from './platform/screens/screen.ts'
import { router } from './routes.tsx'

it.each([
  ...['/dashboard', '/dashboard/properties', '/properties', '/tenants', '/dashboard/tenants'],
  ...['/dashboard/payments', '/dashboard/maintenance', '/dashboard/messages', '/dashboard/meetings'],
  ...['/dashboard/notifications', '/dashboard/calendar', '/dashboard/reports', '/dashboard/documents'],
  ...['/dashboard/users', '/dashboard/estate-settings', '/dashboard/settings', '/dashboard/estates'],
  ...['/dashboard/invitations', '/dashboard/tenants/applications', '/dashboard/payments/overdue'],
  '/dashboard/communications',
])('%s leads to a screen', (address) => {
  expect(isNowhere(router, address)).toBe(false)
})
