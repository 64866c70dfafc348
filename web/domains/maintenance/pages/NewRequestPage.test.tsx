import { addDays } from '@gida/contract/shared/dates'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { today } from '../../../platform/screens/format.ts'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, openAlone, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { NewRequestPage } from './NewRequestPage.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  getRouteApi: () => ({ useSearch: () => ({}), useNavigate: () => () => {} }),
}))
onScreen('phone')
const actor = { user: { id: 'me', role: 'TENANT' }, permissions: [], estates: [] }
const lease = (unit: string, status: string, days: number) => ({
  ...{ id: unit + status, unit_id: unit, unit_name: unit, estate_name: 'Palmgrove Court', status },
  end_date: addDays(today(), days),
})

it('lets who stays on after their lease ran out report what is wrong there, and nobody of a home that they left', async () => {
  answerWith({
    'GET /leases': page([
      lease('Flat B4', 'EXPIRED', -15),
      lease('Flat C1', 'ACTIVE', 200),
      lease('Flat C1', 'EXPIRED', -30),
      lease('Flat A1', 'EXPIRED', -400),
      lease('Flat A2', 'TERMINATED', -10),
    ]),
  })
  await openAlone(() => (
    <ActorContext value={actor as never}>
      <NewRequestPage />
    </ActorContext>
  ))
  await screen.findByRole('option', { name: /Flat B4/ })
  const homes = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(homes.filter((home) => home?.includes('Palmgrove')).map((home) => home?.slice(0, 7))).toEqual([
    'Flat B4',
    'Flat C1',
  ])
})
