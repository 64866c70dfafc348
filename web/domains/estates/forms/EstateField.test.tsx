import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFields } from '../../../platform/forms/use-save.ts'
import { answerWith, openAlone, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { estate } from '../examples.ts'
import { EstateField } from './EstateField.tsx'

function Form() {
  const { control, setValue } = useFields({ estate_id: '' })
  return <EstateField control={control} name="estate_id" onChange={(id) => setValue('estate_id', id)} />
}

onScreen('phone')

it('offers no estate that is archived, and the one that is left is chosen', async () => {
  const here = estate()
  const gone = estate({ id: '01900000-0000-7000-8000-000000000009', name: 'Zuma', status: 'ARCHIVED' })
  answerWith({ 'GET /estates': page([gone, here]) })
  await openAlone(() => <Form />)
  expect(await screen.findByRole('option', { name: here.name })).toBeDefined()
  expect(screen.queryByRole('option', { name: 'Zuma' })).toBeNull()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(here.id)
})
