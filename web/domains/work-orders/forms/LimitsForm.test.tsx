import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { estate } from '../../estates/examples.ts'
import { estateQuery } from '../../estates/index.ts'
import { limitsQuery } from '../queries.ts'
import { LimitsForm } from './LimitsForm.tsx'

const [HERE, THERE] = ['01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000009']
const limits = (manager_limit: number) => ({
  ...{ agent_limit: 5_000_000, manager_limit, manager_quotes: 2, emergency_limit: 10_000_000 },
  ...{ split_days: 7, rise_bp: 1_000, valid_from: null },
})

onScreen('desk')

it('shows the limits of the estate that is chosen while it is open, and sets none of another for it', async () => {
  answerWith({
    [`GET /onboarding/estates/${HERE}`]: estate(),
    [`GET /onboarding/estates/${THERE}`]: estate({ id: THERE, name: 'Zuma Heights' }),
    [`GET /onboarding/estates/${HERE}/work-limits`]: limits(25_000_000),
    [`GET /onboarding/estates/${THERE}/work-limits`]: limits(80_000_000),
  })
  let choose: (id: string) => void = () => {}
  function Page() {
    const [id, setId] = useState(HERE)
    choose = setId
    return <LimitsForm estateId={id} onClose={() => {}} />
  }
  await openAlone(() => <Page />)
  const limit = () => screen.getByLabelText<HTMLInputElement>('A manager with enough quotes').value
  await waitFor(() => expect(limit()).toBe('250,000.00'))
  await Promise.all([
    queryClient.prefetchQuery(estateQuery(THERE)),
    queryClient.prefetchQuery(limitsQuery(THERE)),
  ])
  choose(THERE)
  await screen.findByText(/Zuma Heights/)
  expect(limit()).toBe('800,000.00')
})
