import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build, createServer, type ViteDevServer } from 'vite'
import { authPages } from './auth-pages-plugin.ts'
import { prerender } from './prerender.ts'
import { slimContract } from './slim-contract.ts'
import { markCatalogues, readTranslations, writeTranslations } from './words/translate.ts'
import { writePhrases } from './words/write-phrases.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = join(root, 'dist')
const configFile = join(root, 'vite.config.ts')
const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
const compress = promisify(brotliCompress)

/** Builds everything the server sends to a browser into `web/dist`; each text file also as `.br`. */
export async function buildWeb(): Promise<string> {
  await keepingNodeEnv(async () => {
    await build({
      root,
      configFile,
      logLevel: 'warn',
      plugins: [slimContract(), markCatalogues(root)],
      build: { manifest: true },
    })
    const translations = readTranslations(root)
    await writeTranslations(dist, translations)
    await prerender({ root, dist, translations })
    await writePhrases(dist, translations)
  })
  await writeFile(join(dist, 'screens.json'), JSON.stringify(screens()))
  await writeBrotli()
  return dist
}

/** The paths in the route tables: the server answers any other path with 404. */
function screens(): string[] {
  const tables = globSync(['routes.tsx', 'domains/*/*routes.ts'], { cwd: root })
  const named = tables.flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/(?<=')\/[^'?#]+(?=')/g) ?? [],
  )
  return [...new Set(named)].sort()
}

/** Restores NODE_ENV afterwards: Vite sets it for the whole process, and a server started later must not read that. */
async function keepingNodeEnv(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** The same pages from source with hot reload; API calls are proxied to the server on port 3000. */
export async function serveWeb(port = 5173): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile,
    plugins: [slimContract(), authPages()],
    server: { port },
  })
  return server.listen()
}

async function writeBrotli(): Promise<void> {
  const files = await readdir(dist, { recursive: true })
  const texts = files.filter((file) => TEXT.has(extname(file)) && !file.startsWith('.vite'))
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(dist, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(join(dist, `${file}.br`), await compress(text, { params }))
    }),
  )
}

if (import.meta.main) await buildWeb()
