import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { estate } from '../../estates/examples.ts'

onScreen('phone')

test('accounts of a day that is past say of which day they are, and go back to now', async () => {
  const { id } = estate()
  const account = { code: 'trust', kind: 'TRUST_BANK', name: null, balance: 5_000_000 }
  answerWith({
    [`GET /onboarding/estates/${id}`]: estate(),
    [`GET /estates/${id}/accounts`]: page([account]),
  })
  const at = await openAs('ESTATE_MANAGER', `/dashboard/money/${id}?at=2026-08-31`)
  expect((await screen.findByRole('link', { name: 'Client funds' })).getAttribute('href')).toContain(
    '2026-08-31',
  )
  fireEvent.click(await screen.findByRole('button', { name: /31 Aug 2026/ }))
  await waitFor(() => expect(at.address()).toBe(`/dashboard/money/${id}`))
  await waitFor(() => expect(askedFor(`GET /estates/${id}/accounts`).at(-1)?.query).not.toHaveProperty('at'))
})
