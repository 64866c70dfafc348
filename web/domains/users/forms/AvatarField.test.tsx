import type { User } from '@gida/contract/domains/users/user'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { uploadAvatar } from '../queries.ts'
import { AvatarField } from './AvatarField.tsx'

vi.mock('../../../platform/browser/shrink-picture.ts', () => ({
  shrinkPicture: async ({ name, type }: File) =>
    name === 'broken.jpg' ? photo(name, 6_000_000) : new File(['small'], name, { type }),
}))
vi.mock('../queries.ts', () => ({ uploadAvatar: vi.fn(async () => {}) }))

const photo = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 1 })
const USER = { id: '01900000-0000-7000-8000-000000000001', full_name: 'Ada', profile_data: {} } as User

it('a photo as phones take them is made small before it is measured and sent', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <AvatarField user={USER} />
    </QueryClientProvider>,
  )
  const picker = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(picker, { target: { files: [photo('phone.jpg', 9_000_000)] } })
  await expect.poll(() => vi.mocked(uploadAvatar).mock.calls.map(([, file]) => file.size)).toEqual([5])
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  fireEvent.change(picker, { target: { files: [photo('broken.jpg', 6_000_000)] } })
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 5 MB')
  expect(uploadAvatar).toHaveBeenCalledTimes(1)
})
