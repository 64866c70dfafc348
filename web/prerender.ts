import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { bundle } from './check-page/build-check-page.ts'
import { buildPaperCheck } from './paper-check/build-page.ts'
import type { pages as Pages, scriptLoadError as ScriptLoadError } from './prerendered.tsx'
import { buildReceiptCheck } from './receipt-check/build-page.ts'
import { slimContract } from './slim-contract.ts'
import { styleFirst } from './style-first.ts'
import { inLanguage, markCatalogues, movedTo, type readTranslations } from './words/translate.ts'
import { buildWorker } from './worker/build-worker.ts'
import { buildOfflinePage } from './worker/offline-page.ts'

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>
type Written = { pages: typeof Pages; scriptLoadError: typeof ScriptLoadError }
type Options = { root: string; dist: string; translations: ReturnType<typeof readTranslations> }

/** Prerenders sign-in, registration and the app's empty frame into their pages, so that they are visible before any script runs. */
export async function prerender({ root, dist, translations }: Options): Promise<void> {
  const written = await loadPages(root, dist, translations)
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const here = new Set(filesOf(manifest, 'auth.html'))
  const ahead = new Set(filesOf(manifest, 'index.html'))
  const appFiles = [...ahead].filter((file) => !here.has(file))
  const entry = watched(styleFirst(await readFile(join(dist, 'auth.html'), 'utf8')))
  const index = watched(styleFirst(await readFile(join(dist, 'index.html'), 'utf8')))

  const write = async (language: string, to: string, own: (page: string) => string) => {
    const { pages, scriptLoadError } = written(language)
    await mkdir(to, { recursive: true })
    for (const [name, { title, door, html }] of Object.entries(pages)) {
      const frame = door ? entry.replace('</body>', `${jsonScript('app-files', appFiles)}</body>`) : index
      const page = frame
        .replace(/<title>.*?<\/title>/, (old) => (title ? `<title>${title} · Gida</title>` : old))
        .replace(
          '<div id="root"></div>',
          () => `<div id="root"${door ? ` data-door="${door}"` : ''}>${html()}</div>${scriptLoadError()}`,
        )
      await writeFile(join(to, name), own(page))
    }
  }
  await write('en', dist, (page) => page)
  for (const { language, folder } of translations)
    await write(language, join(dist, language), (page) =>
      movedTo(folder, page).replace('<html lang="en-NG"', `<html lang="${language}-NG"`),
    )
  const receiptCheck = await buildReceiptCheck(root)
  const paperCheck = await buildPaperCheck(root)
  for (const [name, page] of Object.entries({ 'receipt-check': receiptCheck, 'paper-check': paperCheck })) {
    await writeFile(join(dist, `${name}.html`), page())
    for (const one of translations) await writeFile(join(dist, one.language, `${name}.html`), page(one))
  }
  await writeFile(join(dist, 'job-page.js'), await bundle(root, join(root, 'job-page/main.ts')))
  // Screens needed offline however rarely they are visited: the outbox, and the share target.
  const offline = Object.keys(manifest).filter((name) => /\/(Unsent|Share)Page\.tsx$/.test(name))
  const first = [...new Set([...here, ...ahead])]
  const rare = [...new Set(offline.flatMap((name) => filesOf(manifest, name)))].filter(
    (file) => !first.includes(file),
  )
  const folders = Object.fromEntries(translations.map(({ language, folder }) => [language, folder]))
  await buildWorker({ root, dist, first, rare, folders, offline: await buildOfflinePage(root) })
  const pagesWithScript = entry + index + receiptCheck() + paperCheck()
  await writeFile(join(dist, 'csp.json'), JSON.stringify({ 'script-src': scriptHashes(pagesWithScript) }))
}

/** Inline script that shows an error if one of the page's scripts fails to load, however early. */
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

async function loadPages(
  root: string,
  dist: string,
  translations: Options['translations'],
): Promise<(language: string) => Written> {
  const out = join(dist, '.prerender')
  const built = (await build({
    root,
    logLevel: 'warn',
    plugins: [slimContract(), markCatalogues(root)],
    build: {
      ssr: join(root, 'prerendered.tsx'),
      outDir: out,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'prerendered.tsx') },
    },
  })) as Rolldown.RolldownOutput
  const all = new Map<string, Written>()
  for (const language of ['en', ...translations.map((one) => one.language)]) {
    const to = join(out, language)
    for (const chunk of built.output) {
      if (chunk.type !== 'chunk') continue
      await mkdir(dirname(join(to, chunk.fileName)), { recursive: true })
      await writeFile(join(to, chunk.fileName), inLanguage(chunk.code, translations, language))
    }
    all.set(language, await pagesIn(to, built))
  }
  await rm(out, { recursive: true })
  return (language) => all.get(language) as Written
}

async function pagesIn(folder: string, built: Rolldown.RolldownOutput): Promise<Written> {
  const entry = built.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  if (!entry) throw new Error('The pages to write were not built')
  const { pages, scriptLoadError } = (await import(
    pathToFileURL(join(folder, entry.fileName)).href
  )) as Written
  const written = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, { ...page, html: onceOf(page.html) }]),
  )
  return { pages: written as typeof Pages, scriptLoadError: onceOf(scriptLoadError) }
}

function onceOf(html: () => string): () => string {
  const text = html()
  return () => text
}

/** An entry's scripts and styles, with all of its static imports. */
function filesOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const chunk = manifest[entry]
  if (!chunk || seen.has(entry)) return []
  seen.add(entry)
  const below = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))
  return [`/${chunk.file}`, ...below]
}

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`

/** Hashes of the inline scripts, for the server's Content-Security-Policy. */
function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  return [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
