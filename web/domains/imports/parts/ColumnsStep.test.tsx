import type { Import } from '@gida/contract/domains/imports/import'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ColumnsStep } from './ColumnsStep.tsx'

const ID = '01900000-0000-7000-8000-000000000401'
const CALL = `PATCH /imports/${ID}`
const OF = {
  ...{ id: ID, estate_id: null, sheets: [{ name: 'Units', rows: 4 }], sheet: 'Units', header_row: 1 },
  columns: [{ index: 0, letter: 'A', header: 'Flat', samples: ['A1'], field: 'unit' }],
  options: {
    ...{ all_or_nothing: false, default_frequency: 'YEARLY', default_end: null, send_invitations: false },
  },
} as unknown as Import

onScreen('phone')

it('keeps what was chosen for the import when another row is named as its heading', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  answerWith({ [CALL]: OF })
  const hand = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <ColumnsStep of={OF} onChecking={() => {}} />
    </QueryClientProvider>,
  )
  await hand.click(screen.getByRole('checkbox', { name: /^All rows or none/ }))
  await hand.click(screen.getByLabelText(/^Column names/))
  await hand.click(screen.getByRole('option', { name: 'Row 3' }))
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toMatchObject({ header_row: 3, options: { all_or_nothing: true } })
})
