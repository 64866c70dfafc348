import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { minifySync, transformSync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { LANGUAGES } from './languages.ts'

/** A catalogue's place in a chunk is held by its number on both sides: no minifier moves what a call is given. */
const FIRST = 900_001
const PLACE = /__words\(\s*(9\d{5})\s*,([\s\S]*?),\s*\1\s*,?\s*\)/g
const ENGLISH = /\/web\/words\/en\/([^/]+)\.ts$/
const CATALOGUE = /^export const (\w+)\s*=\s*([\s\S]+?);?$/

export type Translation = {
  language: string
  /** Where its files lie among the assets. It is another one as soon as a word is another. */
  folder: string
  /** Catalogues by their name, each as an expression. */
  words: ReadonlyMap<string, string>
}

/** Every language but English, with the catalogues that stand in it. */
export function readTranslations(root: string): Translation[] {
  return LANGUAGES.filter(({ value }) => value !== 'en').map(({ value }) => {
    const folder = join(root, 'words', value)
    const files = existsSync(folder) ? globSync('*.ts', { cwd: folder }).sort() : []
    const words = new Map(
      files.map((file) => [
        basename(file, '.ts'),
        expressionIn(readFileSync(join(folder, file), 'utf8'), file),
      ]),
    )
    const mark = createHash('sha256')
      .update(JSON.stringify([...words]))
      .digest('hex')
      .slice(0, 7)
    return { language: value, folder: `${value}-${mark}`, words }
  })
}

/** A translation stands by itself: it imports types alone, and its functions use what they are given. */
function expressionIn(source: string, file: string): string {
  const { code } = transformSync(file, source, { lang: 'ts' })
  const small = minifySync(file, code.replace(/^export \{\};?$/m, ''), {
    module: true,
    mangle: false,
  }).code.trim()
  const [, , expression] = CATALOGUE.exec(small) ?? []
  if (!expression) throw new Error(`words/${file} is more than one catalogue that stands by itself`)
  return expression
}

/** A catalogue in one language; in English without one, and where it has none of that name. */
export function catalogueIn<W extends object>(
  translation: Translation | undefined,
  name: string,
  english: W,
): W {
  const expression = translation?.words.get(name)
  return expression === undefined ? english : (new Function(`'use strict'; return (${expression})`)() as W)
}

/** Marks in the build where a catalogue stands that some language has too. */
export function markCatalogues(root: string): Plugin {
  const names = catalogueNames(readTranslations(root))
  return {
    name: 'gida:catalogues',
    enforce: 'post',
    transform(code, id) {
      const number = FIRST + names.indexOf(ENGLISH.exec(id.split('?')[0] ?? id)?.[1] ?? '')
      if (number < FIRST) return
      const made = (this.parse(code).body as Statement[])
        .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
        .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? [init] : []))
      const [catalogue, more] = made
      if (!catalogue || more) throw new Error(`${id} holds more than one catalogue, and cannot be translated`)
      const { start, end } = catalogue
      const marked = `/*#__PURE__*/ __words(${number}, ${code.slice(start, end)}, ${number})`
      return { code: code.slice(0, start) + marked + code.slice(end), map: null }
    },
  }
}

type Node = { type: string; start: number; end: number }
type Statement = Node & { declaration?: Statement; declarations?: { init: Node | null }[] }

const catalogueNames = (translations: Translation[]): string[] =>
  [...new Set(translations.flatMap(({ words }) => [...words.keys()]))].sort()

/** A script with its catalogues in one language; in English where that language has none of them. */
export function inLanguage(code: string, translations: Translation[], language: string): string {
  const names = catalogueNames(translations)
  const words = translations.find((one) => one.language === language)?.words
  return code.replace(PLACE, (_, number: string, english: string) => {
    const name = names[Number(number) - FIRST] ?? ''
    return words?.has(name) ? `(${words.get(name)})` : english
  })
}

/**
 * Each language has a folder with the scripts that differ in it; all else is served there from the common one. So the
 * app is built once, and loads as many files as before.
 */
export async function writeTranslations(dist: string, translations: Translation[]): Promise<void> {
  const assets = join(dist, 'assets')
  for (const { folder } of translations) await mkdir(join(assets, folder), { recursive: true })
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(assets, file), 'utf8')
    const english = inLanguage(code, translations, 'en')
    if (english !== code) await writeFile(join(assets, file), english)
    for (const { language, folder } of translations) {
      const own = movedTo(folder, inLanguage(code, translations, language))
      if (own !== english) await writeFile(join(assets, folder, file), own)
    }
  }
}

/** Leads the addresses of scripts in a text to the folder of a language. */
export const movedTo = (folder: string, text: string): string =>
  text.replace(/(["'`/])assets\/(?=[\w.-]+\.js\b)/g, `$1assets/${folder}/`)
