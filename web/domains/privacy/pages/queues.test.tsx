import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith, asked, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { privacyScreens } from '../routes.ts'

onScreen('desk')

/** Each with its address, its call, and what that asks for of what is done. */
const QUEUES = [
  ['/dashboard/settings/privacy/desk', 'GET /privacy/desk/requests', 'open', 'false'],
  ['/dashboard/admin/breaches', 'GET /privacy/breaches', 'closed', 'true'],
] as const

describe.each(QUEUES)('%s', (at, call, field, value) => {
  it('shows what is done to who comes back to it, or loads it anew', async () => {
    answerWith({ [call]: page([]) })
    const { address } = await openAs('ADMIN', at)
    fireEvent.click(await screen.findByRole('button', { name: 'Closed' }))
    await waitFor(() => expect(address()).toBe(`${at}?closed=true`))
    answerWith({ [call]: page([]) })
    await openAs('ADMIN', `${at}?closed=true`)
    await waitFor(() => expect(asked.map(({ query }) => query[field])).toContain(value))
  })

  it('reads what an address says in letters', () => {
    const screenAt = privacyScreens.find(({ options }) => 'path' in options && options.path === at)
    expect(screenAt?.options.validateSearch).toBeDefined()
    const read = screenAt?.options.validateSearch as (raw: object) => object
    expect(read({ closed: 'true', page: '2' })).toEqual({ closed: true, page: 2 })
  })
})
