import type { Unit } from '@gida/contract/domains/estates/unit'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { unit } from '../examples.ts'
import { ChangeRentsForm } from './ChangeRentsForm.tsx'
import { TypeRentsForm } from './TypeRentsForm.tsx'

const hand = userEvent.setup({ delay: null })
const UPDATE = 'PATCH /onboarding/units/bulk-update'
const flat = (n: number, rent_amount = 100_000_000) =>
  unit({ id: `01900000-0000-7000-8000-00000000010${n}`, name: `Flat ${n}`, rent_amount })

type Form = ComponentType<{ units: readonly Unit[]; onChanged: () => void }>
let come: (units: readonly Unit[]) => void
async function open(Form: Form, units: readonly Unit[]) {
  function Page() {
    const [all, setAll] = useState(units)
    come = setAll
    return <Form units={all} onChanged={() => {}} />
  }
  await openAlone(() => <Page />)
}
const rentOf = (n: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Flat ${n}` })
async function type(field: HTMLElement, text: string) {
  await hand.clear(field)
  await hand.type(field, `${text}{Tab}`)
}

onScreen('desk')

it('sends the rents that somebody typed, and none that another has changed meanwhile', async () => {
  answerWith({ [UPDATE]: { succeeded: 1, failed: [] } })
  await open(TypeRentsForm, [flat(1), flat(2)])
  await type(rentOf(1), '1,500,000')
  come([flat(1), flat(2, 120_000_000)])
  await waitFor(() => expect(rentOf(2).value).toBe('1,200,000.00'))
  expect(rentOf(1).value).toBe('1,500,000.00')
  await hand.click(screen.getByRole('button', { name: /^Change/ }))
  await waitFor(() => expect(askedFor(UPDATE)).toHaveLength(1))
  expect(askedFor(UPDATE)[0]?.body).toEqual({ units: [{ unit_id: flat(1).id, rent_amount: 150_000_000 }] })
})

const REFUSED = { succeeded: 1, failed: [{ index: 1, code: 'ARCHIVED', message: 'It is in the archive.' }] }

it('names the unit whose rent was refused, also once the others have come anew', async () => {
  answerWith({ [UPDATE]: REFUSED })
  await open(TypeRentsForm, [flat(1), flat(2)])
  for (const n of [1, 2]) await type(rentOf(n), '1,500,000')
  await hand.click(screen.getByRole('button', { name: /^Change/ }))
  await screen.findByText(/It is in the archive/)
  come([flat(1, 150_000_000), flat(2)])
  expect(screen.getByRole('listitem').textContent).toBe('Flat 2 It is in the archive.')
  expect(rentOf(2).value).toBe('1,500,000.00')
})

it('raises no rent twice where another was refused, and names that one', async () => {
  answerWith({ [UPDATE]: REFUSED })
  await open(ChangeRentsForm, [flat(1), flat(2)])
  await hand.click(screen.getByRole('button', { name: 'By percent' }))
  await hand.type(screen.getByRole('textbox', { name: 'Percent' }), '10')
  for (const box of screen.getAllByRole('checkbox', { name: /^Flat [12]/ })) await hand.click(box)
  const save = async () => {
    await hand.click(screen.getByRole('button', { name: /^Change/ }))
    const dialog = await screen.findByRole('dialog')
    const [last] = [...dialog.querySelectorAll('button')].slice(-1)
    await hand.click(last as HTMLElement)
    await waitFor(() => expect(dialog.isConnected).toBe(false))
  }
  await save()
  await screen.findByText(/It is in the archive/)
  come([flat(1, 110_000_000), flat(2)])
  expect(screen.getByText(/It is in the archive/).textContent).toBe('Flat 2 It is in the archive.')
  await save()
  await waitFor(() => expect(askedFor(UPDATE)).toHaveLength(2))
  expect(askedFor(UPDATE)[1]?.body).toEqual({ units: [{ unit_id: flat(2).id, rent_amount: 110_000_000 }] })
})
