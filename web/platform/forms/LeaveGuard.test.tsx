import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { FormSubmit } from '../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../ui/overlay/FormDialog.tsx'
import { onScreen } from '../../ui/testing.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { HeldBy } from './typed.ts'
import { useFields, useSave } from './use-save.ts'

/** Addresses of the product: a link goes nowhere else. */
const LIST = '/dashboard/users'
const FORM = '/dashboard/payments'
const DIALOG = '/dashboard/leases'
const SHEET = '/dashboard/payments/overdue'

function useName(onSaved?: () => void) {
  const form = useFields({ name: '' })
  const change = useMutation({ mutationFn: async (name: string) => name })
  return { form, saving: useSave(form, change, { input: ({ name }) => name, ...(onSaved && { onSaved }) }) }
}

/** A page with a form, which leads to the list once it is saved. */
function FormPage() {
  const navigate = useNavigate()
  const { form, saving } = useName(() => navigate({ to: LIST }))
  return (
    <form onSubmit={saving.save}>
      <FormTextField control={form.control} name="name" label="Name" />
      <FormSubmit {...saving} words={{ save: 'Save', saving: 'Saving...' }} />
      <Link to={LIST}>List</Link>
      <Link to={FORM} search={{ page: 2 }}>
        Next page
      </Link>
    </form>
  )
}

function DialogPage() {
  const { form, saving } = useName()
  return (
    <FormDialog title="Person" form={saving} onClose={() => {}} save="Save" saving="Saving...">
      <FormTextField control={form.control} name="name" label="Name" />
    </FormDialog>
  )
}

function RowForm() {
  const { form, saving } = useName()
  return (
    <form onSubmit={saving.save}>
      <FormTextField control={form.control} name="name" label="Name" />
    </form>
  )
}

/** A list with a row's form beside it. */
const SheetPage = () => (
  <>
    <HeldBy value="who">
      <RowForm />
    </HeldBy>
    <Link to={SHEET} search={{ who: 'ada', page: 2 } as never}>
      Next page
    </Link>
    <Link to={SHEET} search={{ who: 'bola' } as never}>
      Another row
    </Link>
    <Link to={SHEET}>Close</Link>
  </>
)

async function open(address: typeof FORM | typeof DIALOG | typeof SHEET, search = '') {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LeaveGuard />
      </>
    ),
  })
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  for (const one of [LIST, address + search]) {
    history.push(one)
    history.flush()
  }
  const routeTree = root.addChildren([
    at(LIST, () => <h1>All names</h1>),
    at(FORM, FormPage),
    at(DIALOG, DialogPage),
    at(SHEET, SheetPage),
  ])
  const router = createRouter({ routeTree, history })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await hand.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada')
}

const hand = userEvent.setup()
const press = (button: string) => hand.click(screen.getByRole('button', { name: button }))
const follow = (link: string) => hand.click(screen.getByRole('link', { name: link }))
const question = () => screen.queryByRole('dialog', { name: 'Leave what you filled in?' })
const shown = () => screen.findByRole('dialog', { name: 'Leave what you filled in?' })
const list = () => screen.findByRole('heading', { name: 'All names' })
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value

onScreen('desk')

it('asks before a link drops what was typed, and keeps it', async () => {
  await open(FORM)
  await follow('List')
  await shown()
  await press('Keep writing')
  expect([window.location.pathname, name(), question()]).toEqual([FORM, 'Ada', null])

  await follow('List')
  await shown()
  await press('Leave it')
  expect(await list()).toBeDefined()
})

it.each([FORM, DIALOG] as const)(
  'asks before the back of the browser drops what was typed in %s',
  async (address) => {
    await open(address)
    window.history.back()
    await shown()
    await press('Keep writing')
    await waitFor(() => expect(window.location.pathname).toBe(address))
    expect(name()).toBe('Ada')

    window.history.back()
    await shown()
    await press('Leave it')
    expect(await list()).toBeDefined()
  },
)

it('does not ask on the same page, or once it is saved', async () => {
  await open(FORM)
  await follow('Next page')
  expect(question()).toBeNull()
  await press('Save')
  expect(await list()).toBeDefined()
  expect(question()).toBeNull()
})

it('does not ask where what was typed is gone again', async () => {
  await open(FORM)
  await hand.clear(screen.getByRole('textbox', { name: 'Name' }))
  window.history.back()
  expect(await list()).toBeDefined()
})

it('asks before another row, or none, takes the place of the one whose form is filled in', async () => {
  await open(SHEET, '?who=ada')
  await follow('Next page')
  expect(question()).toBeNull()
  for (const link of ['Another row', 'Close']) {
    await follow(link)
    await shown()
    await press('Keep writing')
    expect([window.location.search.includes('who=ada'), name()]).toEqual([true, 'Ada'])
  }
  await follow('Another row')
  await shown()
  await press('Leave it')
  await waitFor(() => expect(window.location.search).toBe('?who=bola'))
})
