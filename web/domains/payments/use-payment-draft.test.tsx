import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { queryClient } from '../../platform/http/queries.ts'
import { endSession, saveTokens } from '../../platform/session/session.ts'
import { answerWith, page } from '../../testing.tsx'
import { usePaymentDraft } from './use-payment-draft.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
function draftOf(id: string) {
  saveTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900, user: { id } })
  return renderHook(usePaymentDraft, { wrapper })
}

it('chooses nothing for whoever signs in after somebody else in the same tab: no part, and no card to be saved', () => {
  answerWith({ 'GET /charges': page([]), 'GET /payments/methods': page([]) })
  const ada = draftOf('ada')
  act(() => ada.result.current.change({ part: 5_000_000, way: 'card', save_card: true }))
  ada.unmount()
  expect(draftOf('ada').result.current.draft).toMatchObject({ part: 5_000_000, save_card: true })
  endSession('signed_out')
  expect(draftOf('ben').result.current.draft).toEqual({})
})
