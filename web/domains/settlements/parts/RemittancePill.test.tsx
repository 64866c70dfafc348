import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RemittancePill } from './RemittancePill.tsx'

it('says why a payout did not go through, and nothing beside one that did', () => {
  const { rerender } = render(<RemittancePill of={{ status: 'FAILED', failure: 'Account is closed' }} />)
  expect(document.body.textContent).toBe('FailedAccount is closed')
  rerender(<RemittancePill of={{ status: 'SENT', failure: null }} />)
  expect(document.body.textContent).toBe('Sent')
})
