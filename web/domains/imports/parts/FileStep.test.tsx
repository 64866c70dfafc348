import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { FileStep } from './FileStep.tsx'

const { createImport } = vi.hoisted(() => ({ createImport: vi.fn() }))
vi.mock('../changes.ts', () => ({
  useCreateImport: () => ({ isPending: false, percent: 0, error: null, mutate: createImport }),
  getTemplate: vi.fn(),
}))

onScreen('phone')

it('keeps a file that was chosen before its estate, and sends it once that is said', async () => {
  write('gida.tokens', {
    ...{ access_token: 'a', refresh_token: 'r' },
    ...{ expires_at: Date.now() + 1e9, user_id: 'me' },
  })
  const estate = (id: string, name: string) => ({ id, name, status: 'ACTIVE', can: { write: true } })
  answerWith({ 'GET /estates': page([estate('e1', 'Palmgrove'), estate('e2', 'Maitama')]) })
  render(
    <QueryClientProvider client={queryClient}>
      <FileStep estateId={undefined} onUploaded={() => {}} />
    </QueryClientProvider>,
  )
  const hand = userEvent.setup()
  await screen.findByRole('option', { name: 'Maitama' })
  const file = new File(['Unit,Rent'], 'units.csv', { type: 'text/csv' })
  await hand.upload(screen.getByLabelText(/Choose a file/), file)
  expect(await screen.findByText(/“units.csv” is for/)).toBeDefined()
  expect(createImport).not.toHaveBeenCalled()
  await hand.selectOptions(screen.getByRole('combobox', { name: /Which estate/ }), 'Maitama')
  await waitFor(() => expect(createImport.mock.calls[0]?.[0]).toEqual({ estate_id: 'e2', file }))
  expect(screen.queryByText(/“units.csv” is for/)).toBeNull()
})
