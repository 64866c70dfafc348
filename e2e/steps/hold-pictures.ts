import type { Page } from './gida.ts'

/** Blocks image decoding in the current page, as on a phone with little memory; the returned function releases it. */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const draw = window.createImageBitmap
    const { promise, resolve } = Promise.withResolvers<void>()
    const drawLater = (...args: unknown[]) => promise.then(() => Reflect.apply(draw, window, args))
    window.createImageBitmap = drawLater as typeof draw
    return { letGo: resolve }
  })
  return () => held.evaluate(({ letGo }) => letGo())
}
