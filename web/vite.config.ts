import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { joinedFiles } from './joined-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const TESTS = ['**/*.test.{ts,tsx}']
const ALONE = globSync(TESTS, { cwd: here('.') }).filter((file) =>
  /vi\.mock\(|new Event\('online'\)/.test(readFileSync(here(file), 'utf8')),
)
const server = 'http://localhost:3000'

/** Files that the signed-in page has before any screen: no screen names them again among those to be fetched with it. */
const alreadyThere = new Set<string>()
const noteWhatIsThere: Plugin = {
  name: 'what-is-there',
  enforce: 'pre',
  generateBundle(_, bundle) {
    const visit = (file: string): void => {
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk' || alreadyThere.has(file)) return
      alreadyThere.add(file)
      for (const style of chunk.viteMetadata?.importedCss ?? []) alreadyThere.add(style)
      for (const below of chunk.imports) visit(below)
    }
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'index') visit(chunk.fileName)
  },
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), noteWhatIsThere],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    assetsDir: 'assets',
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !alreadyThere.has(file)) : files,
    },
    // Chrome 100 is what an Android Go phone of 2022 still runs. What may be called of the language is `lib` in tsconfig.json.
    target: ['chrome100', 'edge100', 'firefox100', 'safari15.4'],
    rolldownOptions: {
      input: { index: here('index.html'), entry: here('auth.html') },
      output: {
        // Every signed-in page carries these addresses for all screens; `.vite/manifest.json` knows their names.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: joinedFiles },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server, ws: true },
      '/dev': server,
    },
  },
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000, // typing by keys takes its time on a busy machine
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2, // also of two cores, where it would be one
    setupFiles: here('testing-setup.ts'),
    // A page is made once for many files, but for those that put something else in a module's place, and those that come back to a
    // network: what the files before them left on the page would send with them.
    projects: [
      { extends: true, test: { name: 'web', isolate: false, include: TESTS, exclude: ALONE } },
      { extends: true, test: { name: 'web, isolated', include: ALONE } },
    ],
  },
})
