import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { round3 } from './turns.ts'

const DIST = resolve(import.meta.dirname, '../../web/dist')

/** The JavaScript that sign-in loads before it can be used: the scripts of its page and what they preload; kB of brotli. */
export async function weighFirstLoad(say: (line: string) => void): Promise<object> {
  const page = await readFile(join(DIST, 'auth.html'), 'utf8')
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const scripts = tags.filter((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag))
  const paths = new Set(scripts.flatMap((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? []))
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
