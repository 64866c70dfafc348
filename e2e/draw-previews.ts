import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { openBrowser } from './steps/open-browser.ts'

const FRONT = resolve(import.meta.dirname, '../web/public/front')
const weave = readFileSync(join(FRONT, 'weave.svg')).toString('base64')
const phone = readFileSync(join(FRONT, 'phone.webp')).toString('base64')
const PREVIEWS = {
  preview: ['Rent comes in. Everyone can see it.', 'Know what is owed, what came in, and who is late.'],
  'preview-help': ['Help, step by step', 'For tenants, landlords and managers.'],
  'preview-developers': ['Build on Gida', 'API keys, webhooks, and a demo to try them on.'],
} as const

/** Draws the link preview images (Open Graph), 1200 × 630: `node scripts/run.mjs e2e/draw-previews.ts`. */
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, [title, text]] of Object.entries(PREVIEWS)) {
    await page.setContent(`<style>
body{margin:0;height:630px;overflow:hidden;background:#202b74 url(data:image/svg+xml;base64,${weave});color:#fffefb;font-family:"DejaVu Sans",sans-serif;display:grid;grid-template-columns:1fr 340px;gap:40px;padding:0 72px;box-sizing:border-box}
div{align-self:center}h1{font-size:64px;line-height:74px;letter-spacing:-2px;margin:36px 0 24px}p{font-size:30px;line-height:42px;margin:0;opacity:.9}b{font-size:38px}
img{width:340px;border-radius:36px 36px 0 0;align-self:end;margin-bottom:-120px;border:8px solid #11163f}</style>
<div><b>Gida</b><h1>${title}</h1><p>${text}</p></div><img src="data:image/webp;base64,${phone}">`)
    await sharp(await page.screenshot())
      .jpeg({ quality: 62, mozjpeg: true })
      .toFile(join(FRONT, `${name}.jpg`))
  }
} finally {
  await browser.close()
}
