import type { Page } from './gida.ts'

/** As on a phone with little memory: no picture is drawn, until what is answered lets them be. For the page as it is open. */
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
