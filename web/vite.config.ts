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

/** Chunks and styles of the app entry, which are loaded already: excluded from the preload list of each screen. */
const entryFiles = new Set<string>()
const trackEntryChunks: Plugin = {
  name: 'what-is-there',
  enforce: 'pre',
  generateBundle(_, bundle) {
    const visit = (file: string): void => {
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk' || entryFiles.has(file)) return
      entryFiles.add(file)
      for (const style of chunk.viteMetadata?.importedCss ?? []) entryFiles.add(style)
      for (const below of chunk.imports) visit(below)
    }
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'index') visit(chunk.fileName)
  },
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), trackEntryChunks],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    assetsDir: 'assets',
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !entryFiles.has(file)) : files,
    },
    // Chrome 100 is what an Android Go phone of 2022 still runs. `lib` in tsconfig.json limits the built-ins that may be used.
    target: ['chrome100', 'edge100', 'firefox100', 'safari15.4'],
    rolldownOptions: {
      input: { index: here('index.html'), entry: here('auth.html') },
      output: {
        // Short names: every signed-in page lists these for all screens. `.vite/manifest.json` maps them to sources.
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
    testTimeout: 60_000, // typing with simulated keys is slow on a busy machine
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2, // on two cores the default would be one
    setupFiles: here('testing-setup.ts'),
    // Files share one page for speed, except those that mock a module and those that simulate a return of the network: state left by
    // earlier files would be sent with theirs.
    projects: [
      { extends: true, test: { name: 'web', isolate: false, include: TESTS, exclude: ALONE } },
      { extends: true, test: { name: 'web, isolated', include: ALONE } },
    ],
  },
})
