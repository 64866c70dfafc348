import type { BundleChoice } from '@gida/contract/domains/evidence/bundle'
import { MOST_CHOSEN } from '@gida/contract/domains/evidence/rules'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { BundleForm } from './BundleForm.tsx'

onScreen('desk')
const hand = userEvent.setup({ delay: null })
const message = (_: unknown, at: number) =>
  ({ kind: 'MESSAGE', id: `m${at}`, title: `Message ${at}`, on: '2026-11-05', group: '' }) as BundleChoice

it('leaves nothing out of a bundle unsaid: what is chosen beyond the most of a kind is asked about first', async () => {
  answerWith({ 'POST /leases/l/evidence': {} })
  const choices = Array.from({ length: MOST_CHOSEN + 1 }, message)
  await openAlone(() => <BundleForm leaseId="l" name="Bundle" choices={choices} />)
  await hand.click(screen.getByRole('checkbox', { name: /^Messages \(201\)/ }))
  const begin = screen.getByRole<HTMLButtonElement>('button', { name: 'Create the bundle' })
  expect(begin.disabled).toBe(true)
  expect(screen.getByText(/A bundle holds up to 200 of a kind.*: Messages\./)).toBeDefined()
  await hand.click(screen.getByRole('checkbox', { name: /^Message 0/ }))
  await hand.click(begin)
  await expect.poll(() => askedFor('POST /leases/l/evidence')).toHaveLength(1)
  expect(askedFor('POST /leases/l/evidence')[0]?.body).toMatchObject({
    chosen: { messages: choices.slice(1).map(({ id }) => id) },
  })
})
