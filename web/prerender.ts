import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { bundle } from './check-page/build-check-page.ts'
import { buildPaperCheck } from './paper-check/build-page.ts'
import type { pages as Pages, scriptLoadError as ScriptLoadError } from './prerendered.tsx'
import { buildReceiptCheck } from './receipt-check/build-page.ts'
import { slimContract } from './slim-contract.ts'
import { buildWorker } from './worker/build-worker.ts'
import { buildOfflinePage } from './worker/offline-page.ts'

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>
type Written = { pages: typeof Pages; scriptLoadError: typeof ScriptLoadError }
type Options = { root: string; dist: string }

/** Writes sign-in, registration and the app's empty frame into their pages, so that they show before any script. */
export async function prerender({ root, dist }: Options): Promise<void> {
  const { pages, scriptLoadError } = await loadPages(root, dist)
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const here = new Set(filesOf(manifest, 'auth.html'))
  const first = Object.keys(manifest).filter(
    (name) => name === 'index.html' || name.endsWith('/DashboardPage.tsx'),
  )
  const ahead = new Set(first.flatMap((name) => filesOf(manifest, name)))
  const appFiles = [...ahead].filter((file) => !here.has(file))
  const entry = watched(await readFile(join(dist, 'auth.html'), 'utf8'))
  const index = watched(await readFile(join(dist, 'index.html'), 'utf8'))

  for (const [name, { title, door, html }] of Object.entries(pages)) {
    const frame = door ? entry.replace('</body>', `${jsonScript('app-files', appFiles)}</body>`) : index
    const page = frame
      .replace(/<title>.*?<\/title>/, (old) => (title ? `<title>${title} · Gida</title>` : old))
      .replace(
        '<div id="root"></div>',
        () => `<div id="root"${door ? ` data-door="${door}"` : ''}>${html()}</div>${scriptLoadError()}`,
      )
    await writeFile(join(dist, name), page)
  }
  const receiptCheck = await buildReceiptCheck(root)
  const paperCheck = await buildPaperCheck(root)
  await writeFile(join(dist, 'receipt-check.html'), receiptCheck)
  await writeFile(join(dist, 'paper-check.html'), paperCheck)
  await writeFile(join(dist, 'job-page.js'), await bundle(root, join(root, 'job-page/main.ts')))
  const opened = [...new Set([...here, ...ahead])]
  await buildWorker({ root, dist, first: opened, offline: await buildOfflinePage(root) })
  const pagesWithScript = entry + index + receiptCheck + paperCheck
  await writeFile(join(dist, 'csp.json'), JSON.stringify({ 'script-src': scriptHashes(pagesWithScript) }))
}

/** Says so where a script of the page fails to come, however early that is. */
const WATCH = `<script>
      addEventListener('error', ({ target }) => {
        const show = () => { document.getElementById('scriptLoadError').hidden = false }
        if (target.localName !== 'script') return
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
        else show()
      }, true)
    </script>
    `
const watched = (html: string) => html.replace('<script', () => `${WATCH}<script`)

async function loadPages(root: string, dist: string): Promise<Written> {
  const out = join(dist, '.prerender')
  const built = (await build({
    root,
    logLevel: 'warn',
    plugins: [slimContract()],
    build: {
      ssr: join(root, 'prerendered.tsx'),
      outDir: out,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'prerendered.tsx') },
    },
  })) as Rolldown.RolldownOutput
  const entry = built.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  if (!entry) throw new Error('The pages to write were not built')
  const { pages, scriptLoadError } = (await import(pathToFileURL(join(out, entry.fileName)).href)) as Written
  const written = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, { ...page, html: onceOf(page.html) }]),
  )
  await rm(out, { recursive: true })
  return { pages: written as typeof Pages, scriptLoadError: onceOf(scriptLoadError) }
}

function onceOf(html: () => string): () => string {
  const text = html()
  return () => text
}

/** An entry's scripts and styles, with all that they import at once. */
function filesOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const chunk = manifest[entry]
  if (!chunk || seen.has(entry)) return []
  seen.add(entry)
  const below = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))
  return [`/${chunk.file}`, ...below]
}

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`

/** For the server's Content-Security-Policy: the few lines in the pages themselves. */
function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  return [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
