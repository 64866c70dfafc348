import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { Html } from '../../../platform/http/pages/html.ts'

/** Whose tasks they are, in the order in which the groups stand. */
export const HELP_GROUPS = ['everybody', 'tenant', 'landlord', 'manager', 'agent'] as const
export type HelpGroup = (typeof HELP_GROUPS)[number]

export type HelpPage = {
  slug: string
  group: HelpGroup
  title: string
  /** What it is about, in a sentence: the first paragraph of the file. */
  about: string
  /** Turned into markup when it is first shown. */
  readonly body: Html
  /** What is searched beside title and sentence. */
  text: string
}

const FOLDER = join(import.meta.dirname, 'pages')
const SHAPE = /^# (.+)\n\n(.+)\n\n([\s\S]+)$/

/** Each file is one task: `# title`, a sentence that says what it is about, and the steps. */
function readHelpPage(group: HelpGroup, file: string): HelpPage {
  const [, title, about, rest] = SHAPE.exec(readFileSync(join(FOLDER, group, file), 'utf8')) ?? []
  if (!title || !about || !rest)
    throw new Error(`The help page ${group}/${file} has no title or no first sentence.`)
  let body: Html | undefined
  return {
    ...{ slug: file.replace(/\.md$/, ''), group, title, about },
    get body() {
      body ??= new Html(marked.parse(rest, { async: false }))
      return body
    },
    text: rest.replace(/\]\([^)]*\)|[#*[\]]/g, ''),
  }
}

/** Every help page, read once, at the start. */
export const HELP_PAGES: readonly HelpPage[] = HELP_GROUPS.flatMap((group) =>
  readdirSync(join(FOLDER, group))
    .sort()
    .map((file) => readHelpPage(group, file)),
)

export const findHelpPage = (slug: string): HelpPage | undefined =>
  HELP_PAGES.find((page) => page.slug === slug)
