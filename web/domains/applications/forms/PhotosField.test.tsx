import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { PhotosField } from './PhotosField.tsx'

onScreen('phone')
const PHOTO = { id: 'p', url: '/homes/photos/p-1280.webp', small_url: '/homes/photos/p-480.webp' }

it('shows the photos of a home to who lets it, also while the public is shown none', async () => {
  answerWith({ 'GET /onboarding/listing-photos/p': 'a picture' })
  await openAlone(() => <PhotosField unitId="u" photos={[{ ...PHOTO, width: 1280, height: 960 }]} />)
  const photo = screen.getByRole('img', { name: 'Photo 1' })
  await expect.poll(() => photo.querySelector('img')?.src).toMatch(/^blob:/)
  expect(askedFor('GET /onboarding/listing-photos/p')).toHaveLength(1)
})
