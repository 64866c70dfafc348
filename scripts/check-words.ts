import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { RETIRED_NAMES, RETIRED_WORDS } from './retired-words.ts'

const root = resolve(import.meta.dirname, '..')

/** Every text hard-coded in a component, and every name with a retired word, as sentences. */
export const checkWords = (): string[] => [...textsInComponents(), ...retiredNames()]

/** Finds text that belongs in the catalogue: between tags, and in attributes that screen readers announce. */
const BETWEEN_TAGS = /^[^/*'"`=]*>\s*([A-Z][\p{L} ,.’'!?-]{2,})\s*(?:<|\{|$)/gmu
const READ_OUT = /\s(?:aria-label|title|placeholder|alt|label|help|text)="([^"]*\p{L}{3,}[^"]*)"/gu

function textsInComponents(): string[] {
  const files = globSync('web/{ui,shell,domains}/**/*.tsx', {
    cwd: root,
    exclude: (path) => path.includes('.test.'),
  })
  return files.flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'))
    return [...text.matchAll(BETWEEN_TAGS), ...text.matchAll(READ_OUT)].map(
      ([, found]) => `${file}: “${found?.trim()}” belongs in the catalogue`,
    )
  })
}

/** Names of files and of what they declare: variables, functions, types, tables, columns, components. */
function retiredNames(): string[] {
  const files = globSync('{contract,server,simulator,web,e2e,scripts}/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.includes('dist'),
  })
  return files.flatMap((file) => {
    if (file.endsWith('retired-words.ts')) return []
    const names = new Set(namesIn(readFileSync(join(root, file), 'utf8'), file.endsWith('.sql')))
    return [basename(file), ...names].flatMap((name) => {
      const standard = standardFor(name)
      return standard ? [`${file}: the standard word for “${name}” is ${standard}`] : []
    })
  })
}

/** Identifiers in the code. Quoted strings with spaces and comments may be prose, and are skipped. */
function namesIn(text: string, isSql: boolean): string[] {
  const code = isSql ? text.replace(/--[^\n]*/g, '') : withoutComments(text)
  const names = code.replace(/'[^'\n]*'|"[^"\n]*"/g, (quoted) => (/\s/.test(quoted) ? '' : quoted))
  return names.match(/[A-Za-z_$][\w$]{2,}/g) ?? []
}

function standardFor(name: string): string | undefined {
  for (const [retired, standard] of Object.entries(RETIRED_NAMES))
    if (name.startsWith(retired) && !/^[a-z]/.test(name.slice(retired.length))) return standard
  // `findDeedOf`, `find_deed_of` and `find-deed-of.ts` are split into words, of which the second is retired.
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  const retired = words.find((word) => Object.hasOwn(RETIRED_WORDS, word))
  return retired && RETIRED_WORDS[retired]
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
