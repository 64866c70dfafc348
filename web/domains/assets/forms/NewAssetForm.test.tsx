import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { NewAssetForm } from './NewAssetForm.tsx'

onScreen('phone')
const hand = userEvent.setup({ delay: null })

it('enters an asset where its estate says, not in the property that was chosen of another one before', async () => {
  const of = (here: unknown[]) => (asked: { query: { estate_id?: string } }) =>
    page(asked.query.estate_id === 'palm' ? here : [])
  answerWith({
    'GET /estates': page([
      { id: 'palm', name: 'Palmgrove Court' },
      { id: 'royal', name: 'Royal Gardens' },
    ]),
    'GET /properties': of([{ id: 'block', name: 'Block A' }]),
    'GET /maintenance/assets': of([{ id: 'pump', name: 'Old pump' }]),
    'POST /maintenance/assets': { id: 'new', name: 'Generator 2' },
  })
  await openAlone(() => <NewAssetForm estateId={undefined} onSaved={() => {}} onClose={() => {}} />)
  const choose = async (label: RegExp, option: string) => {
    await screen.findByRole('option', { name: option })
    await hand.selectOptions(screen.getByLabelText(label), option)
  }
  await choose(/^Estate/, 'Palmgrove Court')
  await choose(/^Location/, 'Block A')
  await choose(/^Part of/, 'Old pump')
  await choose(/^Estate/, 'Royal Gardens')
  await hand.type(screen.getByLabelText(/^Name/), 'Generator 2')
  await hand.click(screen.getByRole('button', { name: /^Add/ }))
  await expect.poll(() => askedFor('POST /maintenance/assets')).toHaveLength(1)
  const { body } = askedFor('POST /maintenance/assets')[0] ?? {}
  expect(body).toMatchObject({ estate_id: 'royal' })
  expect(JSON.stringify(body)).not.toMatch(/block|pump/)
})
