import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { smallPicture, useSmallPictures } from './small-picture.ts'

const photo = (name: string) => new File(['a photo'], name, { type: 'image/png' })

/** No picture is drawn until it is let go. */
function holdPictures() {
  let letGo = () => {}
  const held = new Promise<never>((_, reject) => {
    letGo = () => reject(new Error('It cannot be drawn.'))
  })
  const draw = vi.fn(() => held)
  vi.stubGlobal('createImageBitmap', draw)
  return { draw, letGo: () => act(async () => letGo()) }
}
afterEach(() => vi.unstubAllGlobals())

it('is not ready while a photo is drawn, and shows each that is chosen meanwhile', async () => {
  const { draw, letGo } = holdPictures()
  const [roof, door] = [photo('roof.png'), photo('door.png')]
  const { result, rerender } = renderHook(({ files }) => useSmallPictures(files), {
    initialProps: { files: [roof] },
  })
  rerender({ files: [roof, door] })
  expect(result.current).toEqual({ shown: [roof, door], isReady: false })
  await letGo()
  expect(result.current).toEqual({ shown: [roof, door], isReady: true })
  expect(draw).toHaveBeenCalledTimes(2)
})

it('draws a photo once, whoever waits for it', async () => {
  const { draw, letGo } = holdPictures()
  const roof = photo('roof.png')
  const waiting = Promise.all([smallPicture(roof), smallPicture(roof)])
  await letGo()
  expect(await waiting).toEqual([roof, roof])
  expect(draw).toHaveBeenCalledTimes(1)
})

it('is ready with what is no photo', async () => {
  const paper = new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' })
  const { result } = renderHook(() => useSmallPictures([paper]))
  await act(async () => {})
  expect(result.current.isReady).toBe(true)
})
