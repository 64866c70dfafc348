import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Corners, WHOLE } from './corners.ts'
import type { Page } from './pages.ts'
import ScanPages from './ScanPages.tsx'
import { usePages } from './use-pages.ts'

const reading = vi.hoisted(() => ({ hold: Promise.resolve() }))
vi.mock('./pages.ts', () => ({
  readPage: async ({ name }: File): Promise<Page> => {
    await reading.hold
    return { id: name, photo: new Blob(), corners: WHOLE, width: 10, height: 10 }
  },
  makeScan: async (pages: readonly Page[]) => new File([], pages.map(({ id }) => id).join('+')),
}))
vi.mock('./CornerEditor.tsx', () => ({ CornerEditor: () => null }))

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
function hold() {
  let go = () => {}
  reading.hold = new Promise((resolve) => {
    go = resolve
  })
  return () => go()
}

it('what is cut or taken away while another page is read stays so', async () => {
  const [first, cut] = [[photo('one'), photo('two')], { ...WHOLE } as Corners]
  const { result } = renderHook(() => usePages(first))
  await waitFor(() => expect(result.current.pages).toHaveLength(2))
  const go = hold()
  act(() => void result.current.add([photo('three')]))
  act(() => result.current.remove())
  act(() => result.current.cutAt(cut))
  await act(async () => go())
  await waitFor(() => expect(result.current.pages.map(({ id }) => id)).toEqual(['one', 'three']))
  expect(result.current.pages[0]?.corners).toBe(cut)
  expect(result.current.page?.id).toBe('three')
})

it('no file is made without the page that is being read, nor sent while its pages are changed', async () => {
  const made: (string | undefined)[] = []
  render(<ScanPages photos={[photo('one')]} onMade={(file) => made.push(file?.name)} />)
  const use = () => screen.findByRole('button', { name: /^Use/ })
  fireEvent.click(await use())
  fireEvent.click(await screen.findByRole('button', { name: 'Change the page' }))
  expect(made).toEqual(['one', undefined])
  const go = hold()
  const picker = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(picker, { target: { files: [photo('two')] } })
  fireEvent.click(await use())
  go()
  await screen.findByRole('button', { name: 'Use these 2 pages' })
  fireEvent.click(await use())
  await waitFor(() => expect(made).toEqual(['one', undefined, 'one+two']))
})

it('says how many photos were left out, where there are more than a scan takes', async () => {
  render(<ScanPages photos={Array.from({ length: 32 }, (_, at) => photo(`p${at}`))} onMade={() => {}} />)
  await screen.findByText(/30 pages.*2 photos were left out/)
})
