import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.tsx'

it('is left by Tab without being led back, and a button of it leads back where one was', async () => {
  toast.info('The newest version is here', { action: { label: 'Load it', onClick: () => {} } })
  render(
    <>
      <button type="button">Before</button>
      <button type="button">After</button>
      <Toaster />
    </>,
  )
  const load = await screen.findByRole('button', { name: 'Load it' }) // also what was said before it was there
  const [before, after] = ['Before', 'After'].map((name) => screen.getByRole('button', { name }))
  before?.focus()
  load.focus()
  after?.focus()
  expect(document.activeElement).toBe(after)

  load.focus()
  fireEvent.click(load)
  expect(document.activeElement).toBe(after)
})
