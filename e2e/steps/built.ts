import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const dist = resolve(import.meta.dirname, '../../web/dist')
type Chunk = { file: string; imports?: string[] }
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

/** What became of a source, by the end of its name, and of what it imports. The files themselves have no names. */
export function builtFrom(ending: string): { name: string; file: string; imports: string[] } {
  const name = Object.keys(manifest).find((one) => one.endsWith(ending))
  const chunk = name === undefined ? undefined : manifest[name]
  if (!name || !chunk) throw new Error(`${ending} was not built`)
  return { name, file: chunk.file, imports: chunk.imports ?? [] }
}
