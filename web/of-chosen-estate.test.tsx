import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseEstate } from './platform/session/chosen-estate.ts'
import { answerWith, askedFor, openAs, page } from './testing.tsx'
import { onScreen } from './ui/testing.ts'

const ESTATE = '01900000-0000-7000-8000-000000000002'

onScreen('desk')
afterEach(() => chooseEstate(null))

/** Screens, and what of theirs is about the estate that the header names. */
const ASKED = [
  ['/dashboard/payments', 'GET /payments/stats'],
  ['/dashboard/payments/waivers', 'GET /payments/waivers'],
  ['/dashboard/payments/settlements', 'GET /settlements/differences'],
] as const

it.each(ASKED)('%s says of no other estate what it asks by %s', async (at, call) => {
  answerWith({ [call]: page([]) })
  chooseEstate(ESTATE)
  await openAs('ESTATE_MANAGER', at)
  await waitFor(() => expect(askedFor(call).map(({ query }) => query.estate_id)).toContain(ESTATE))
  expect(askedFor(call).map(({ query }) => query.estate_id)).not.toContain(undefined)
})
