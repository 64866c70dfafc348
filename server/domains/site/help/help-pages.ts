import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { Html } from '../../../platform/http/pages/html.ts'

/** The groups of help pages in display order. */
export const HELP_GROUPS = ['everybody', 'tenant', 'landlord', 'manager', 'agent'] as const
export type HelpGroup = (typeof HELP_GROUPS)[number]

export type HelpPage = {
  slug: string
  group: HelpGroup
  title: string
  /** One sentence: the first paragraph of the file. */
  about: string
  /** Rendered at first use. */
  readonly body: Html
  /** Searched besides title and summary. */
  text: string
}

const FOLDER = join(import.meta.dirname, 'pages')
const SHAPE = /^# (.+)\n\n(.+)\n\n([\s\S]+)$/

/** Parses a help file: `# title`, a summary sentence, and the steps. */
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

/** All help pages, read once at startup. */
export const HELP_PAGES: readonly HelpPage[] = HELP_GROUPS.flatMap((group) =>
  readdirSync(join(FOLDER, group))
    .sort()
    .map((file) => readHelpPage(group, file)),
)

export const findHelpPage = (slug: string): HelpPage | undefined =>
  HELP_PAGES.find((page) => page.slug === slug)
