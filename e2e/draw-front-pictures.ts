import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from './steps/open-browser.ts'
import { type Account, signIn } from './steps/sign-in.ts'
import { makeFolder, startGida } from './steps/start-gida.ts'

const FRONT = resolve(import.meta.dirname, '../web/public/front')
const PICTURES: { name: string; who: Account; wide: number; screen: BrowserContextOptions }[] = [
  { name: 'desk', who: 'manager', wide: 960, screen: { viewport: { width: 1280, height: 800 } } },
  {
    name: 'phone',
    who: 'tenant',
    wide: 400,
    screen: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
]

/**
 * Takes the screenshots of the landing page from the demo: `node scripts/run.mjs e2e/draw-front-pictures.ts`, then run
 * `draw-previews.ts`.
 */
mkdirSync(FRONT, { recursive: true })
const folder = makeFolder()
const gida = await startGida(folder)
const browser = await openBrowser()
try {
  for (const { name, who, wide, screen } of PICTURES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...screen,
        ...{ baseURL: gida.url, colorScheme, reducedMotion: 'reduce' },
        ...{ locale: 'en-NG', timezoneId: 'Africa/Lagos' },
      })
      const page = await context.newPage()
      await signIn(page, who)
      await page.waitForLoadState('networkidle')
      const drawn = sharp(await page.screenshot())
      const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.webp`
      await drawn.resize({ width: wide }).webp({ quality: 32, effort: 6 }).toFile(join(FRONT, file))
      await context.close()
    }
} finally {
  await browser.close()
  await gida.stop()
  rmSync(folder, { recursive: true, force: true })
}
