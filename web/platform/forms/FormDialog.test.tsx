import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FormTextField } from '../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../ui/overlay/FormDialog.tsx'
import { FormSheet } from '../../ui/overlay/FormSheet.tsx'
import { onScreen } from '../../ui/testing.ts'
import { ApiError } from '../http/errors.ts'
import { useFields, useSave } from './use-save.ts'

type Values = { name: string; phone: string }
type Send = (values: Values) => Promise<unknown>
const overlays = { dialog: FormDialog, sheet: FormSheet }
type Overlay = keyof typeof overlays

function PersonForm({ send, overlay, onClose }: { send: Send; overlay: Overlay; onClose: () => void }) {
  const form = useFields<Values>({ name: '', phone: '' }, ({ name, phone }) => ({
    name: name ? undefined : 'Write a name',
    phone: phone ? undefined : 'Write a phone',
  }))
  const saving = useSave(form, useMutation({ mutationFn: send, retry: false }), {
    input: (values) => values,
    onSaved: onClose,
  })
  const Frame = overlays[overlay]
  return (
    <Frame title="Add a person" form={saving} onClose={onClose} save="Add" saving="Adding..." cancel="Cancel">
      <FormTextField control={form.control} name="name" label="Name" />
      <FormTextField control={form.control} name="phone" label="Phone" />
    </Frame>
  )
}

function Page(props: { send: Send; overlay: Overlay }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <PersonForm {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const hand = userEvent.setup()
const name = () => screen.getByRole('textbox', { name: 'Name' })
const form = () => screen.queryByRole('dialog', { name: 'Add a person' })
const question = () => screen.queryByRole('dialog', { name: 'Leave what you filled in?' })
const press = (button: string) => hand.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }))

async function open(overlay: Overlay, send: Send = async () => ({})) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page send={send} overlay={overlay} />
    </QueryClientProvider>,
  )
  await press('Open')
  await hand.click(name())
}

onScreen('desk')

it.each<Overlay>(['dialog', 'sheet'])(
  'asks before a %s drops what was typed, and keeps it',
  async (overlay) => {
    await open(overlay)
    await hand.keyboard('Ada{Escape}')
    expect(question()).not.toBeNull()
    await press('Keep writing')
    expect(question()).toBeNull()
    expect((name() as HTMLInputElement).value).toBe('Ada')

    await hand.keyboard('{Escape}')
    await press('Leave it')
    expect(form()).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  },
)

it.each<Overlay>(['dialog', 'sheet'])('closes a %s at once where nothing was typed', async (overlay) => {
  await open(overlay)
  await hand.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(form()).toBeNull()
})

it.each<Overlay>(['dialog', 'sheet'])('sends a %s once, and nothing closes it meanwhile', async (overlay) => {
  let answer = (_: unknown): void => {}
  const send = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)))
  await open(overlay, send)
  await hand.keyboard('Ada{Tab}0803')
  // jsdom knows the button of a form only within it.
  for (const _ of [1, 2]) await (overlay === 'dialog' ? hand.keyboard('{Enter}') : press('Add'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Adding/ }).getAttribute('aria-busy')).toBe('true'),
  )
  await hand.keyboard('{Escape}')
  expect(form()).not.toBeNull()
  expect(question()).toBeNull()

  answer({})
  await waitFor(() => expect(form()).toBeNull())
  expect(send.mock.calls.map(([values]: unknown[]) => values)).toEqual([{ name: 'Ada', phone: '0803' }])
})

it('leads to the first field that is wrong', async () => {
  const send = vi.fn(async () => ({}))
  await open('dialog', send)
  await hand.keyboard('Ada{Enter}')
  expect(await screen.findByText('Write a phone')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }))
  expect(send).not.toHaveBeenCalled()
})

it('puts what the server refuses at its fields, leads to the first, and says the rest at the end', async () => {
  const fields = (...paths: string[]) => paths.map((path) => ({ path, message: `Wrong ${path.slice(5)}` }))
  const refuse = vi.fn<Send>().mockImplementation(async () => {
    const at = refuse.mock.calls.length === 1 ? fields('body.phone', 'body.name') : fields('body.shoe_size')
    throw new ApiError('Not taken', { status: 400, code: 'VALIDATION_ERROR', details: at })
  })
  await open('dialog', refuse)
  await hand.keyboard('Ada{Tab}0803{Shift>}{Tab}{/Shift}{Enter}')
  expect(await screen.findByText('Wrong phone')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }))
  expect(screen.queryByText('Not taken')).toBeNull()
  await hand.keyboard('{Enter}')
  expect(await screen.findByText('Not taken')).toBeDefined()
})

it('says that it may have been done when no answer comes', async () => {
  await open('dialog', async () => {
    throw new ApiError('x', { status: 0, code: 'TIMEOUT' })
  })
  await hand.keyboard('Ada{Tab}0803{Enter}')
  expect(await screen.findByText(/we do not know whether it was done/)).toBeDefined()
})
