import { fireEvent, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AssetFiles } from './domains/assets/parts/AssetFiles.tsx'
import { RequestFiles } from './domains/maintenance/parts/RequestFiles.tsx'
import { AddPhotoButton } from './domains/work-orders/parts/AddPhotoButton.tsx'
import { openAlone } from './testing.tsx'

const some = (value: unknown) => value as never
const PARTS: Record<string, () => ReactNode> = {
  'a fault': () => <RequestFiles request={some({ id: 'r', files: [], can: { write: true } })} />,
  'an asset': () => <AssetFiles asset={some({ id: 'a', files: [] })} />,
  'the work': () => <AddPhotoButton orderId="o" />,
}
const photo = (name: string) => new File(['1'], name, { type: 'image/png', lastModified: 1 })

it.each(Object.keys(PARTS))(
  'a photo of %s is the same one however often it is chosen, answered or not',
  async (of) => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
      sent.push(body.get('client_id'))
      if (sent.length === 1) throw new TypeError('The line dropped.')
      return new Response(JSON.stringify({ id: 'f' }), { status: 201 })
    })
    await openAlone(PARTS[of] as () => ReactNode)
    const choose = async (name: string, count: number) => {
      const picker = document.querySelector('input[type=file]') as Element
      fireEvent.change(picker, { target: { files: [photo(name)] } })
      await waitFor(() => expect(sent).toHaveLength(count))
    }
    for (const [at, name] of ['tap.png', 'tap.png', 'tap.png', 'door.png'].entries())
      await choose(name, at + 1)
    expect(sent[0]).toEqual(expect.any(String))
    expect(sent.slice(0, 3)).toEqual([sent[0], sent[0], sent[0]])
    expect(sent[3]).not.toBe(sent[0])
  },
)
