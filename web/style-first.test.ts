import { expect, test } from 'vitest'
import { styleFirst } from './style-first.ts'

const BUILT = `<head>
  <script type="module" crossorigin src="/assets/entry.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="stylesheet" crossorigin href="/assets/title.css">
</head>`

test('a page names its scripts, and asks for none of them before its own lines say when', () => {
  const page = styleFirst(BUILT)
  expect(page).toContain('{"script":"/assets/entry.js","ahead":["/assets/react.js"]}')
  expect(page).not.toMatch(/modulepreload" crossorigin|type="module" crossorigin/)
  expect(page.indexOf('stylesheet" crossorigin')).toBeGreaterThan(page.indexOf('id="scripts"'))
})

test.each(['script type', 'link rel="stylesheet"'])('a page without <%s is no page of ours', (gone) => {
  expect(() => styleFirst(BUILT.replace(gone, 'meta'))).toThrow('no script, or no style')
})
