import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { onScreen } from '../../../ui/testing.ts'
import { firstTimes, OfferedTimes } from './OfferedTimes.tsx'

onScreen('desk')
const hand = userEvent.setup({ delay: null })

function Form() {
  const [times, setTimes] = useState(firstTimes())
  return <OfferedTimes times={times} onChange={setTimes} />
}

it('offers another time also while the day before it is not written yet', async () => {
  render(<Form />)
  const days = () => screen.getAllByLabelText<HTMLInputElement>('Day')
  await hand.clear(days()[1] as HTMLElement)
  await hand.click(screen.getByRole('button', { name: /[Aa]nother time|[Aa]dd/ }))
  expect(days()).toHaveLength(3)
})
