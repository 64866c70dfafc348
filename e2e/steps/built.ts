import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const dist = resolve(import.meta.dirname, '../../web/dist')
type Chunk = { file: string; name?: string; imports?: string[] }
type Built = { key: string; name: string; file: string; imports: string[] }
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

/**
 * The built chunk of a source (by the end of its path) or of a named group, with its imports. File names are hashes only, so this reads the
 * manifest.
 */
export function builtFrom(ending: string): Built {
  const [key, chunk] =
    Object.entries(manifest).find(([one, { name }]) => one.endsWith(ending) || name === ending) ?? []
  if (!key || !chunk) throw new Error(`${ending} was not built`)
  return { key, name: chunk.name ?? '', file: chunk.file, imports: chunk.imports ?? [] }
}
