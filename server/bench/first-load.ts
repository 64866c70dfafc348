import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { round3 } from './turns.ts'

const DIST = resolve(import.meta.dirname, '../../web/dist')

/** JavaScript that sign-in loads before it is usable: the page's script and what it preloads; kB with Brotli. */
export async function weighFirstLoad(say: (line: string) => void): Promise<object> {
  const page = await readFile(join(DIST, 'auth.html'), 'utf8')
  const [, files = '{}'] = /id="scripts">([^<]+)</.exec(page) ?? []
  const { script, ahead } = JSON.parse(files) as { script: string; ahead: string[] }
  const paths = new Set([script, ...ahead])
  let bytes = 0
  for (const path of paths) {
    const weight = await weigh(join(DIST, path))
    bytes += weight
    say(`  ${path} ${(weight / 1000).toFixed(1)} kB`)
  }
  return { files: paths.size, kb_brotli: round3(bytes / 1000) }
}

const weigh = (file: string): Promise<number> =>
  readFile(`${file}.br`).then(
    (compressed) => compressed.length,
    async () => brotliCompressSync(await readFile(file)).length,
  )
