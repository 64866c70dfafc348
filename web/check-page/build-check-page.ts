import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { slimContract } from '../slim-contract.ts'
import { catalogueIn, type Translation } from '../words/translate.ts'

const TOKENS = [
  ...['surface', 'raised', 'line', 'line-strong', 'ink', 'ink-soft', 'action', 'on-action', 'action-ink'],
  ...['money-in', 'money-in-tint', 'overdue', 'overdue-tint', 'cloth', 'on-cloth'],
]

type Head = { title: string; brand: string }
type Page<W extends Head> = {
  /** The page's catalogue and its script's, each with its name and English texts. */
  words: [name: string, english: W]
  verdicts: [name: string, english: object]
  /** The page's content, as trusted HTML. */
  body: (words: W) => string
  script: string
  /** Placeholder that the server replaces with its public keys. */
  keys: string
}
/** Built once, rendered in each language. */
export type CheckPage = (translation?: Translation) => string

/**
 * A public page that verifies signed data: one self-contained HTML file, so that it also works when saved. Its texts are
 * embedded as JSON, so the script is the same for every language.
 */
export async function buildCheckPage<W extends Head>(
  root: string,
  { words, verdicts, body, script, keys }: Page<W>,
): Promise<CheckPage> {
  const [code, style, tokens] = await Promise.all([
    bundle(root, script),
    readFile(join(root, 'check-page/style.css'), 'utf8'),
    readFile(join(root, 'ui/tokens.css'), 'utf8'),
  ])
  return (translation) => {
    const own = catalogueIn(translation, ...words)
    const { title, brand } = own
    return `<!doctype html>
<html lang="${translation?.language ?? 'en'}-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${colours(tokens)}${style.replace(/\s*([{}:;,])\s*/g, '$1').replace(/\s+/g, ' ')}</style>
</head>
<body>
<header>${brand} · ${title}</header>
<main>
${body(own)}
</main>
<script type="application/json" id="keys">${keys}</script>
<script type="application/json" id="words">${JSON.stringify(catalogueIn(translation, ...verdicts))}</script>
<script>${code}</script>
</body>
</html>`
  }
}

/** Bundles a script with its imports into one file. */
export async function bundle(root: string, input: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [slimContract()],
    build: {
      write: false,
      target: ['chrome100', 'firefox100', 'safari15.4'],
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, more] = built.output
  if (chunk?.type !== 'chunk' || more) throw new Error('A script of a page by itself is more than one file')
  return chunk.code.trim().replaceAll('</script', '<\\/script')
}

/** The few colours a page needs, light and dark, taken from the design tokens. */
export function colours(tokens: string): string {
  const [light = '', dark = ''] = [
    /:root\s*{([^}]*)}/,
    /prefers-color-scheme: dark\)\s*{\s*:root[^{]*{([^}]*)}/,
  ].map((block) => block.exec(tokens)?.[1] ?? '')
  const chosen = (block: string) =>
    TOKENS.map((name) => new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[0].replace(/:\s+/, ':') ?? '')
      .filter(Boolean)
      .join('')
  return `:root{color-scheme:light dark;${chosen(light)}}@media(prefers-color-scheme:dark){:root{${chosen(dark)}}}`
}
