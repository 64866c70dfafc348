import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Text that a component shows must stand in the catalogue: words between tags, and in attributes that are read out. */
const BETWEEN_TAGS = /^[^/*'"`=]*>\s*([A-Z][\p{L} ,.’'!?-]{2,})\s*(?:<|\{|$)/gmu
const READ_OUT = /\s(?:aria-label|title|placeholder|alt|label|help|text)="([^"]*\p{L}{3,}[^"]*)"/gu

/** Every text found in a component, as a sentence. */
export function checkWords(): string[] {
  const files = globSync('web/{ui,shell,domains}/**/*.tsx', {
    cwd: root,
    exclude: (path) => path.includes('.test.'),
  })
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return [...text.matchAll(BETWEEN_TAGS), ...text.matchAll(READ_OUT)].map(
      ([, found]) => `${file}: “${found?.trim()}” belongs in the catalogue`,
    )
  })
}
