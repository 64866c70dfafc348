import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { onScreen } from '../../../ui/testing.ts'
import { RoleCard } from './RoleCard.tsx'

onScreen('phone')

const card = (role: string, id = 'u') => (
  <QueryClientProvider client={queryClient}>
    <RoleCard person={{ id, full_name: 'Ada Obi', role } as never} />
  </QueryClientProvider>
)
const shown = () => screen.getByRole<HTMLSelectElement>('combobox').value

it('offers no role that was chosen before a colleague gave another', () => {
  const { rerender } = render(card('TENANT'))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'LANDLORD' } })
  expect(shown()).toBe('LANDLORD')
  rerender(card('PROPERTY_MANAGER'))
  expect(shown()).toBe('PROPERTY_MANAGER')
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers nobody the role that was chosen for another person', () => {
  const { rerender } = render(card('TENANT'))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'LANDLORD' } })
  rerender(card('TENANT', 'another'))
  expect(shown()).toBe('TENANT')
  expect(screen.queryByRole('button')).toBeNull()
})
