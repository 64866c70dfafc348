import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { receiptCheck as words } from '#words/receipt-check'
import { slimContract } from '../slim-contract.ts'

const TOKENS = [
  ...['surface', 'raised', 'line', 'line-strong', 'ink', 'ink-soft', 'action', 'on-action', 'action-ink'],
  ...['money-in', 'money-in-tint', 'overdue', 'overdue-tint', 'cloth', 'on-cloth'],
]
/** Where the server writes its public keys. */
export const KEYS_GO_HERE = '__RECEIPT_KEYS__'

/** The page that checks receipts: one file with its script and style, so that it also works once it is saved. */
export async function buildReceiptCheck(root: string): Promise<string> {
  const [script, style, tokens] = await Promise.all([
    bundle(root),
    readFile(join(root, 'receipt-check/style.css'), 'utf8'),
    readFile(join(root, 'ui/tokens.css'), 'utf8'),
  ])
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} · ${words.brand}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${colours(tokens)}${style.replace(/\s*([{}:;,])\s*/g, '$1').replace(/\s+/g, ' ')}</style>
</head>
<body>
<header>${words.brand} · ${words.title}</header>
<main>
<form id="form" hidden><h1>${words.title}</h1><p>${words.intro}</p>
<label>${words.label}<textarea id="code" required spellcheck="false" autocapitalize="off"></textarea></label>
<button>${words.check}</button></form>
<div id="result" aria-live="polite"></div>
<a id="again" href="#" hidden>${words.another}</a>
</main>
<script type="application/json" id="keys">${KEYS_GO_HERE}</script>
<script>${script}</script>
</body>
</html>`
}

async function bundle(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [slimContract()],
    build: {
      write: false,
      target: ['chrome100', 'firefox100', 'safari15.4'],
      rolldownOptions: { input: join(root, 'receipt-check/main.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, more] = built.output
  if (chunk?.type !== 'chunk' || more) throw new Error('The page that checks receipts is more than one file')
  return chunk.code.trim().replaceAll('</script', '<\\/script')
}

/** The few colours it needs, light and dark, from the tokens of the house. */
function colours(tokens: string): string {
  const [light = '', dark = ''] = [
    /:root\s*{([^}]*)}/,
    /prefers-color-scheme: dark\)\s*{\s*:root[^{]*{([^}]*)}/,
  ].map((block) => block.exec(tokens)?.[1] ?? '')
  const chosen = (block: string) =>
    TOKENS.map((name) => new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[0] ?? '')
      .filter(Boolean)
      .join('')
  return `:root{color-scheme:light dark;${chosen(light)}}@media(prefers-color-scheme:dark){:root{${chosen(dark)}}}`
}
